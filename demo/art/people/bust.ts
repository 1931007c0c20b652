import { ball, bar, carve, ellipsoid, join, type Point, ring } from './shape'

export type Hair = 'short' | 'parted' | 'swept' | 'crop' | 'thin' | 'bob' | 'long' | 'bun' | 'tail' | 'curls'
export type Clothes = 'jacket' | 'shirt' | 'round' | 'polo' | 'coat'

/** The parts that a person is made of. */
export interface Person {
  isWoman?: boolean
  /** From 0 (young) to 1 (old). */
  age: number
  hair: Hair
  /** How light the hair is, 0…1. */
  grey: number
  glasses?: 'round' | 'square'
  beard?: 'full' | 'short' | 'moustache'
  clothes: Clothes
  /** Turn to the side and tilt, in degrees. */
  turn: number
  tilt: number
  /** Width of the face against its height. */
  wide?: number
}

export type Skin = 'skin' | 'hair' | 'cloth' | 'shirt' | 'frame' | 'lip' | 'brow' | 'eye'

/** The head without hair. */
export function face(p: Point, o: Person): number {
  const w = (o.wide ?? 1) * (o.isWoman ? 0.95 : 1)
  const q: Point = [Math.abs(p[0]) / w, p[1], p[2]]
  let d = ellipsoid(q, [0, 0.3, -0.06], [0.7, 0.8, 0.8])
  d = join(d, ellipsoid(q, [0, -0.3, 0.1], [o.isWoman ? 0.51 : 0.57, 0.62, 0.56]), 0.3)
  if (!o.isWoman) d = join(d, ball(q, [0.4, -0.5, 0.1], 0.15), 0.24)
  d = join(d, ball(q, [0, -0.82, 0.42], o.isWoman ? 0.13 : 0.17), 0.24)
  d = join(d, ball(q, [0.37, -0.1, 0.44], 0.19), 0.24)
  d = join(d, bar(q, [0.08, 0.26, 0.68], [0.4, 0.24, 0.54], o.isWoman ? 0.05 : 0.075), 0.14)
  d = carve(d, ball(q, [0.27, 0.09, 0.86], 0.16), 0.16)
  d = join(d, ellipsoid(q, [0.27, 0.08, 0.57], [0.155, 0.1, 0.13]), 0.03)
  d = join(d, bar(q, [0, 0.18, 0.72], [0, -0.17, 0.93], 0.058, 0.092), 0.1)
  d = join(d, ball(q, [0.09, -0.21, 0.8], 0.066), 0.06)
  d = join(d, bar(q, [0, -0.46, 0.735], [0.2, -0.435, 0.63], 0.042, 0.026), 0.05)
  d = join(d, bar(q, [0, -0.565, 0.72], [0.16, -0.505, 0.65], 0.05, 0.03), 0.05)
  d = carve(d, bar(q, [0, -0.515, 0.8], [0.235, -0.437, 0.64], 0.014), 0.03)
  d = join(d, ellipsoid(q, [0.71, 0.0, -0.1], [0.07, 0.2, 0.13]), 0.05)
  if (o.age > 0.45) d = carve(d, bar(q, [0.15, -0.24, 0.77], [0.27, -0.46, 0.62], 0.018), 0.08 * o.age)
  return d
}

/** What the person wears, with neck and shoulders. */
export function body(p: Point, o: Person): { neck: number; cloth: number } {
  const q: Point = [Math.abs(p[0]), p[1], p[2]]
  const neck = join(
    bar(q, [0, -0.5, -0.14], [0, -1.6, -0.26], o.isWoman ? 0.29 : 0.36),
    bar(q, [0, -1.5, -0.24], [0.55, -1.76, -0.28], 0.16),
    0.3,
  )
  const broad = o.isWoman ? 0.9 : 1.06
  let cloth = join(
    ellipsoid(q, [0, -2.35, -0.22], [1.12 * broad, 0.86, 0.62]),
    bar(q, [0.2, -1.72, -0.24], [1.02 * broad, -1.98, -0.26], 0.25, 0.3),
    0.35,
  )
  const opening: Record<Clothes, number> = {
    jacket: bar(p, [0, -1.1, 0.3], [0, -1.62, 0.42], 0.34, 0.1),
    coat: bar(p, [0, -1.1, 0.3], [0, -1.62, 0.42], 0.34, 0.1),
    shirt: bar(p, [0, -1.15, 0.2], [0, -1.42, 0.3], 0.3, 0.16),
    polo: bar(p, [0, -1.15, 0.2], [0, -1.5, 0.32], 0.31, 0.1),
    round: ellipsoid(p, [0, -1.3, 0.0], [0.42, 0.26, 0.5]),
  }
  cloth = carve(cloth, opening[o.clothes], 0.04)
  if (o.clothes !== 'round') {
    // A collar: two leaves that fold over the opening.
    const leaf = bar(q, [0.4, -1.32, -0.1], [0.13, -1.72, 0.42], 0.085, 0.05)
    cloth = Math.min(cloth, leaf)
  }
  return { neck, cloth }
}

/** The hair's volume by its cut. */
export function hair(p: Point, o: Person, wave: (x: number, y: number) => number): number {
  const q: Point = [Math.abs(p[0]), p[1], p[2]]
  const strand =
    0.018 *
    Math.sin(p[0] * 30 + p[2] * 14 - p[1] * 6 + 3 * wave(p[0] * 2, p[1] * 2)) *
    (o.hair === 'crop' ? 0.3 : 1)
  const cap = (grow: number, front: number, lean: number) => {
    const shell = ellipsoid(p, [0, 0.32, -0.08], [0.71 + grow, 0.8 + grow, 0.82 + grow * 0.8])
    // The hairline: higher in front, falling to the ears and the nape.
    const line = front - lean * (0.62 - p[2]) - 0.28 * q[0] * q[0] - p[1]
    // Rounded towards the line: hair thins out to the skin and does not sit on it like a cap.
    return -join(-shell, -line, 0.34) + strand
  }
  const back = (low: number, r: number) =>
    carve(
      bar(q, [0.36, 0.3, -0.3], [0.5, low, -0.3], r, r * 0.86),
      ellipsoid(p, [0, -0.42, 0.62], [0.58, 1.0, 0.62]),
      0.1,
    )
  switch (o.hair) {
    case 'crop':
      return cap(0.08, 0.7, 0.52)
    case 'thin':
      return Math.max(
        ellipsoid(p, [0, 0.3, -0.1], [0.77, 0.84, 0.86]) + strand,
        -0.16 - p[1],
        p[1] - 0.46 + 0.5 * p[2],
        p[2] - 0.3,
      )
    case 'short':
      return join(cap(0.13, 0.7, 0.5), ellipsoid(p, [0.1, 0.95, 0.3], [0.5, 0.2, 0.36]) + strand, 0.16)
    case 'parted':
      return join(
        cap(0.13, 0.74, 0.52),
        join(
          ellipsoid(p, [-0.3, 0.86, 0.36], [0.4, 0.22, 0.36]),
          ellipsoid(p, [0.4, 0.86, 0.24], [0.32, 0.2, 0.4]),
          0.05,
        ) + strand,
        0.1,
      )
    case 'swept':
      return join(
        cap(0.13, 0.75, 0.52),
        bar(p, [-0.42, 0.72, 0.5], [0.46, 0.98, 0.36], 0.17, 0.22) + strand,
        0.14,
      )
    case 'curls':
      return (
        join(cap(0.2, 0.68, 0.42), ellipsoid(p, [0, 0.86, 0.28], [0.58, 0.3, 0.42]), 0.16) +
        0.1 * wave(p[0] * 5 + p[2] * 4, p[1] * 5)
      )
    case 'bun':
      return join(
        join(cap(0.11, 0.71, 0.5), ball(p, [0.06, 1.14, -0.36], 0.3) + strand, 0.05),
        bar(p, [-0.4, 0.72, 0.42], [0.36, 0.86, 0.38], 0.1) + strand,
        0.16,
      )
    case 'tail':
      return join(
        join(cap(0.12, 0.72, 0.5), bar(p, [0.3, 0.5, -0.8], [0.52, -1.0, -0.62], 0.17, 0.08) + strand, 0.12),
        bar(p, [0.4, 0.74, 0.44], [-0.3, 0.9, 0.4], 0.11) + strand,
        0.16,
      )
    case 'bob':
      return join(
        join(cap(0.13, 0.76, 0.36), back(-0.72, 0.36) + strand, 0.2),
        bar(p, [-0.46, 0.6, 0.48], [0.3, 0.92, 0.42], 0.14, 0.18) + strand,
        0.16,
      )
    case 'long':
      return join(
        join(cap(0.13, 0.78, 0.36), back(-1.5, 0.34) + strand, 0.2),
        bar(p, [0.46, 0.56, 0.5], [-0.28, 0.92, 0.42], 0.13, 0.18) + strand,
        0.16,
      )
  }
}

/** Hair of the face. */
export function beard(p: Point, o: Person, skin: number): number {
  if (!o.beard) return 9
  const q: Point = [Math.abs(p[0]), p[1], p[2]]
  const lip = bar(q, [0, -0.37, 0.77], [0.22, -0.45, 0.64], 0.06, 0.035)
  if (o.beard === 'moustache') return lip
  const zone = Math.max(
    p[1] + 0.3 + 0.5 * Math.max(0, p[2] - 0.3) - 0.34 * q[0],
    -ellipsoid(q, [0, -0.52, 0.74], [0.2, 0.1, 0.2]),
  )
  const wide = q[0] - 0.6
  const thick = o.beard === 'full' ? 0.085 : 0.035
  return join(Math.max(skin - thick, zone, wide), lip, 0.05)
}

/** A pair of glasses. */
export function glasses(p: Point, o: Person): number {
  if (!o.glasses) return 9
  const q: Point = [Math.abs(p[0]), p[1], p[2]]
  const rim =
    o.glasses === 'round'
      ? ring(q, [0.28, 0.07, 0.8], 0.2, 0.022, 0.92)
      : Math.abs(
            Math.max(Math.abs(q[0] - 0.29) - 0.21, Math.abs(q[1] - 0.07) - 0.15, Math.abs(q[2] - 0.8) - 0.02),
          ) < 9
        ? Math.max(
            Math.abs(Math.max(Math.abs(q[0] - 0.29) - 0.2, Math.abs(q[1] - 0.07) - 0.14)) - 0.024,
            Math.abs(q[2] - 0.8) - 0.024,
          )
        : 9
  return Math.min(
    rim,
    bar(q, [0, 0.11, 0.86], [0.09, 0.1, 0.82], 0.02),
    bar(q, [0.49, 0.1, 0.78], [0.72, 0.06, -0.05], 0.02),
  )
}

/** Brows, the line of the lashes, pupils and lips: what lies on the face in another tone. */
export function features(p: Point, o: Person): { brow: number; eye: number; lip: number } {
  const w = (o.wide ?? 1) * (o.isWoman ? 0.95 : 1)
  const q: Point = [Math.abs(p[0]) / w, p[1], p[2]]
  const thick = o.isWoman ? 0.02 : 0.03
  const brow = Math.min(
    bar(q, [0.14, 0.278, 0.76], [0.29, 0.31, 0.71], thick * 0.8, thick),
    bar(q, [0.29, 0.305, 0.71], [0.44, 0.265, 0.55], thick, 0.012),
  )
  const lash = Math.min(
    bar(q, [0.155, 0.075, 0.66], [0.25, 0.135, 0.69], 0.014, 0.02),
    bar(q, [0.25, 0.135, 0.69], [0.4, 0.085, 0.56], 0.02, 0.014),
  )
  const eye = Math.min(ellipsoid(q, [0.262, 0.085, 0.675], [0.052, 0.056, 0.04]), lash)
  const lip = Math.min(
    bar(q, [0, -0.46, 0.742], [0.2, -0.435, 0.635], 0.04, 0.024),
    bar(q, [0, -0.565, 0.727], [0.16, -0.505, 0.655], 0.048, 0.028),
  )
  return { brow, eye, lip }
}
