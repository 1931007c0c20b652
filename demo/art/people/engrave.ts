import sharp, { type Sharp } from 'sharp'
import { fbm } from '../lib/field'
import { rng } from '../lib/rng'
import type { Relief } from './relief'

type Rgb = readonly [number, number, number]
const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

const paper = rgb('#f6fbfb')
const inkRgb = rgb('#0b3f4a')

/** Engraves a relief in lines that bend over the form, in two tones, before the contour lines of a bay. */
export function engrave(
  name: string,
  { size, light, near, soft, combed, strand }: Relief,
  ground: string,
  out: number,
): Sharp {
  const field = fbm(rng(`ground/${name}`), 3)
  const back = rgb(ground)
  const k = size / out
  const read = (data: Float32Array, x: number, y: number) => {
    const [i, j] = [
      Math.min(size - 2, Math.max(0, Math.floor(x))),
      Math.min(size - 2, Math.max(0, Math.floor(y))),
    ]
    const [u, v] = [Math.min(1, x - i), Math.min(1, y - j)]
    const at = (a: number, b: number) => data[(j + b) * size + i + a] as number
    return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v
  }
  /** How much ink a line lays at this phase for a tone: thin in the light, thick in the dark. */
  const line = (phase: number, dark: number) => {
    const wave = Math.abs((((phase % 1) + 1) % 1) - 0.5) * 2
    return Math.min(1, Math.max(0, (dark * 1.06 - wave) * 3.2 + 0.5))
  }
  const mask = light.map((l) => (l < 0 ? 0 : 1))
  const lit = light.map((l) => Math.max(0, l))
  const deep = near.map((z, i) => z * (mask[i] as number))
  const data = Buffer.alloc(out * out * 3)
  for (let y = 0; y < out; y++)
    for (let x = 0; x < out; x++) {
      const cover = read(mask, x * k, y * k)
      const l = cover > 0.01 ? read(lit, x * k, y * k) / cover : 0
      const body = Math.min(1, Math.max(0, (cover - 0.5) * 2.4 + 0.5))
      const o = (y * out + x) * 3
      const [u, v] = [x / out, y / out]
      let tone: Rgb = back
      if (body < 1) {
        const h = (field(u * 2.2 + 3, v * 2.2 + 5) + 0.75 * Math.hypot(u - 0.5, v - 0.45)) * 13
        const edge = Math.abs((((h % 1) + 1) % 1) - 0.5) * 2
        const mark = Math.max(0, edge - 0.93) * 8 * (Math.floor(h) % 4 === 0 ? 0.42 : 0.26)
        tone = back.map((c, i) => c + ((inkRgb[i] as number) - c) * mark) as unknown as Rgb
      }
      if (body > 0) {
        const z = read(deep, x * k, y * k) / Math.max(cover, 0.01)
        const behind = tone
        const smooth = read(soft, x * k, y * k)
        const dark = 1 - Math.min(1, Math.max(0, l)) ** 0.8
        const hair = read(combed, x * k, y * k)
        const first =
          hair > 0.5
            ? line(read(strand, x * k, y * k) / hair, dark)
            : line(((y + z * (smooth > 0.5 ? 26 : 40)) / out) * 116, dark)
        const second =
          hair <= 0.5 && dark > 0.52 ? line(((x * 0.72 + y * 0.72 - z * 20) / out) * 116, (dark - 0.52) * 1.7) : 0
        const ink = Math.min(
          1,
          (0.46 + 0.36 * smooth) * dark +
            (0.54 - 0.38 * smooth) * Math.max(first * (0.25 + 0.75 * Math.min(1, dark * 2)), second),
        )
        tone = paper.map((c, i) => {
          const own = c + ((inkRgb[i] as number) - c) * ink
          return (behind[i] as number) * (1 - body) + own * body
        }) as unknown as Rgb
      }
      data[o] = tone[0]
      data[o + 1] = tone[1]
      data[o + 2] = tone[2]
    }
  return sharp(data, { raw: { width: out, height: out, channels: 3 } })
}
