import type { Look } from '../solid/look'
import { type Model, type Profile, roundedRect, type Skin } from '../solid/model'

/** Builds one subject. */
export type Subject = (m: Model, k: Look) => void

type Outline = readonly (readonly [x: number, y: number])[]

/** A ship's hull: its foot from `low` up, its side so high, and the deck, so thick, within the outline. */
export function hull(
  m: Model,
  k: Look,
  { outline, deck, low, side, thick, foot }: { outline: Outline; deck: Outline; low: number; side: number; thick: number; foot: Skin },
): void {
  m.slab(outline, low, 0.5, foot)
  m.slab(outline, low + 0.5, side, k.deep)
  m.slab(deck, low + 0.5 + side, thick, k.pale)
}

/** The plate that a subject stands on. */
export function plate(m: Model, k: Look, w: number, d: number, x = 0, y = 0): void {
  m.rounded(x, y, 0, w, d, 0.18, 0.6, k.floor)
}

/** A toothed wheel lying in x and y. */
export function gear(
  m: Model,
  x: number,
  y: number,
  z: number,
  r: number,
  teeth: number,
  h: number,
  skin: Skin,
  hub: Skin,
): void {
  const shape = Array.from({ length: teeth * 4 }, (_, i) => {
    const a = (i / (teeth * 4)) * Math.PI * 2
    const k = i % 4 === 0 || i % 4 === 1 ? r : r * 0.86
    return [x + Math.cos(a) * k, y + Math.sin(a) * k] as const
  })
  m.slab(shape, z, h, skin)
  m.cyl(x, y, z + h, r * 0.62, h * 0.06, hub)
  m.cyl(x, y, z + h, r * 0.26, h * 0.4, hub)
  m.cyl(x, y, z + h * 1.4, r * 0.12, 0.02, { color: '#1c3440' })
}

/** A wheel with its tyre, axle along y. */
export function wheel(m: Model, k: Look, x: number, y: number, r: number, w: number): void {
  m.put({ x, y, z: r, rx: -90 }, () => {
    m.lathe(
      0,
      0,
      0,
      [
        [0, 0],
        [r * 0.92, 0],
        [r, w * 0.15],
        [r, w * 0.85],
        [r * 0.92, w],
        [r * 0.62, w],
        [r * 0.58, w * 0.88],
        [0, w * 0.88],
      ],
      k.dark,
      36,
    )
    m.cyl(0, 0, w * 0.88, r * 0.5, w * 0.1, k.metal)
    m.cyl(0, 0, w * 0.98, r * 0.16, w * 0.08, k.steel)
  })
}

/** A bottle standing at x, y. */
export function bottle(
  m: Model,
  x: number,
  y: number,
  z: number,
  s: number,
  body: Skin,
  cap: Skin,
  label?: Skin,
): void {
  const shape: Profile = [
    [0, 0],
    [0.28, 0],
    [0.32, 0.06],
    [0.32, 0.95],
    [0.28, 1.08],
    [0.13, 1.3],
    [0.12, 1.5],
    [0, 1.5],
  ]
  m.lathe(
    x,
    y,
    z,
    shape.map(([r, h]) => [r * s, h * s] as const),
    body,
    26,
  )
  m.cyl(x, y, z + 1.5 * s, 0.15 * s, 0.16 * s, cap, 0.15 * s, 20)
  if (label)
    m.lathe(
      x,
      y,
      z + 0.3 * s,
      [
        [0.326 * s, 0],
        [0.326 * s, 0.42 * s],
      ],
      label,
      26,
    )
}

/** Lines of text on an upright panel that faces left: thin bars. */
export function lines(
  m: Model,
  x: number,
  y: number,
  z: number,
  w: number,
  rows: number,
  gap: number,
  skin: Skin,
): void {
  for (let i = 0; i < rows; i++)
    m.box(x, y, z - i * gap, w * [1, 0.8, 0.92, 0.6][i % 4]!, 0.02, gap * 0.34, skin)
}

/** A container with its ribs. */
export function container(
  m: Model,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  skin: Skin,
  rib: Skin,
): void {
  m.box(x, y, z, dx, dy, dz, skin)
  for (let i = 0.12; i < dx - 0.06; i += 0.22) m.box(x + i, y + dy, z + 0.08, 0.08, 0.025, dz - 0.16, rib)
  for (let i = 0.12; i < dy - 0.06; i += 0.22) m.box(x + dx, y + i, z + 0.08, 0.025, 0.08, dz - 0.16, rib)
}

/** A cardboard-like box with its tape. */
export function parcel(
  m: Model,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  skin: Skin,
  tape: Skin,
): void {
  m.box(x, y, z, dx, dy, dz, skin)
  m.box(x + dx * 0.42, y, z + dz, dx * 0.16, dy, 0.012, tape)
  m.box(x + dx * 0.42, y + dy, z + dz * 0.62, dx * 0.16, 0.012, dz * 0.38, tape)
}

export { roundedRect }
