import { fbm } from '../lib/field'
import { rng } from '../lib/rng'
import { beard, body, face, glasses, hair, type Person, type Skin, widthOf } from './bust'
import { drawnOn } from './features'
import { bar, type Point } from './shape'

export interface Relief {
  size: number
  /** How light each pixel is, 0…1; −1 where there is nobody. */
  light: Float32Array
  /** How near each pixel is, to bend the engraver's lines over the form. */
  near: Float32Array
  /** 1 where a pixel is of a face, which is engraved more softly than cloth and hair. */
  soft: Float32Array
  /** 1 where a pixel is hair, whose lines run as it is combed, and the count of them up to there. */
  combed: Float32Array
  strand: Float32Array
}

const unit = (v: Point): Point => {
  const d = Math.hypot(...v) || 1
  return [v[0] / d, v[1] / d, v[2] / d]
}
const SUN = unit([-0.62, 0.62, 0.72])
const FILL = unit([0.9, 0.1, 0.35])

/** Across the hair, as it is combed back and down from the side that is seen: it turns in a whorl on the other one. */
const across = (p: Point, turn: number, wave: (x: number, y: number) => number): number =>
  p[0] * Math.sign(turn) + p[2] * 0.6 - p[1] * 0.16 + 0.14 * wave(p[0] * 1.6 + 4, p[1] * 1.2)

/** How light the hair is: locks of unlike width, never ribs. */
const locks = (at: number, wave: (x: number, y: number) => number): number =>
  1 + 0.3 * wave(at * 4.5, 2) + 0.12 * wave(at * 14, 7)

/** Sees a person from the front: what is nearest at each pixel and how the light falls on it. */
export function relief(name: string, o: Person, size: number): Relief {
  const wave = fbm(rng(`people/${name}`), 2)
  const [a, b] = [(o.turn * Math.PI) / 180, (o.tilt * Math.PI) / 180]
  const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)]
  // The head turns on its neck; the shoulders follow a third of the way.
  const head = ([x, y, z]: Point): Point => {
    const [u, v] = [x * cb + (y + 0.9) * sb, -x * sb + (y + 0.9) * cb]
    return [u * ca - z * sa, v - 0.9, u * sa + z * ca]
  }
  const [ct, st] = [Math.cos(a * 0.4), Math.sin(a * 0.4)]
  const torso = ([x, y, z]: Point): Point => [x * ct - z * st, y - 0.3, x * st + z * ct]
  const tone: Record<Skin, number> = {
    skin: 0.98,
    hair: 0.16 + 0.74 * o.grey,
    cloth: { jacket: 0.26, coat: 1, shirt: 0.86, polo: 0.5, round: 0.34 }[o.clothes],
    shirt: 0.96,
    frame: 0.1,
  }
  const isOpen = o.clothes === 'jacket' || o.clothes === 'coat'
  const parts = (p: Point): [number, Skin][] => {
    const [h, t] = [head(p), torso(p)]
    const skin = face(h, o)
    const { neck, cloth } = body(t, o)
    return [
      [Math.min(skin, neck), 'skin'],
      [hair(h, o, wave), 'hair'],
      [cloth, 'cloth'],
      [isOpen ? Math.max(cloth - 0.02, bar(t, [0, -1.2, 0.1], [0, -2.1, 0.5], 0.34, 0.05)) : 9, 'shirt'],
      [glasses(h, o), 'frame'],
      [beard(h, o, skin), 'hair'],
    ]
  }
  /** The least of all parts, without the lists: this is asked ten million times. */
  const distance = (p: Point) => {
    // Far from head and shoulders the way to a ball around them will do.
    const far = Math.min(
      Math.hypot(p[0], p[1] - 0.2, p[2]) - 1.5,
      Math.hypot(p[0] * 0.7, p[1] + 1.7, p[2]) - 1.05,
    )
    if (far > 0.25) return far
    const h = head(p)
    const t = torso(p)
    const skin = face(h, o)
    const { neck, cloth } = body(t, o)
    let least = Math.min(skin, neck, cloth, hair(h, o, wave))
    if (skin > 0.3) return least
    if (o.glasses) least = Math.min(least, glasses(h, o))
    if (o.beard) least = Math.min(least, beard(h, o, skin))
    return least
  }
  const width = widthOf(o)
  const light = new Float32Array(size * size).fill(-1)
  const near = new Float32Array(size * size)
  const soft = new Float32Array(size * size)
  const combed = new Float32Array(size * size)
  const strand = new Float32Array(size * size)
  const scale = 3.3 / size
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) {
      const [x, y] = [(i - size / 2) * scale, 1.42 - j * scale]
      let z = 1.5
      let hit = false
      for (let step = 0; step < 48 && z > -1.3; step++) {
        const d = distance([x, y, z])
        if (d < 0.004) {
          hit = true
          break
        }
        z -= Math.max(d * 0.8, 0.004)
      }
      if (!hit) continue
      const p: Point = [x, y, z]
      const e = 0.008
      const at = distance(p)
      const n = unit([
        distance([x + e, y, z]) - at,
        distance([x, y + e, z]) - at,
        distance([x, y, z + e]) - at,
      ])
      const kind = parts(p).reduce((best, part) => (part[0] < best[0] ? part : best))[1]
      const key = Math.max(0, n[0] * SUN[0] + n[1] * SUN[1] + n[2] * SUN[2])
      const fill = Math.max(0, n[0] * FILL[0] + n[1] * FILL[1] + n[2] * FILL[2])
      // One shadow: the way to the light, walked in a few steps.
      let lit = 1
      for (let step = 0, k = 0.08; step < 6; step++) {
        const d = distance([x + SUN[0] * k, y + SUN[1] * k, z + SUN[2] * k])
        lit = Math.min(lit, Math.max(0, (9 * d) / k))
        k += Math.max(0.08, d)
      }
      const hollow = Math.min(
        1,
        Math.max(0, distance([x + n[0] * 0.16, y + n[1] * 0.16, z + n[2] * 0.16]) / 0.16),
      )
      const shade = (0.2 + 0.8 * key * (0.35 + 0.65 * lit) + 0.16 * fill) * (0.55 + 0.45 * hollow)
      const own = tone[kind]
      // Skin keeps to the light half: deep shade on a cheek reads as stubble.
      let value = own * shade
      if (kind === 'skin') {
        value = 1 - 0.74 * (1 - own * shade)
        for (const ink of drawnOn(head(p), o, width))
          value += (ink.tone * (0.55 + 0.45 * Math.min(1, shade)) - value) * ink.cover
      }
      if (kind === 'hair') {
        const at = across(head(p), o.turn, wave)
        value = value * locks(at, wave) + 0.14 * key ** 6
        // Curls are not combed: the lines that bend over the form show them.
        combed[j * size + i] = o.hair === 'curls' ? 0 : 1
        strand[j * size + i] = at * 40 + 1.5 * wave(at * 9, p[1])
      }
      light[j * size + i] = Math.min(1, value)
      near[j * size + i] = z
      if (kind === 'skin') soft[j * size + i] = 1
    }
  return { size, light, near, soft, combed, strand }
}
