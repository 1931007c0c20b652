import { eyeAt, eyeDepth, type Look, mouthOfFace, mouthY, noseOf } from './features'
import { ball, bar, carve, ellipsoid, join, type Point } from './shape'

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
  look?: Look
}

export type Skin = 'skin' | 'hair' | 'cloth' | 'shirt' | 'frame'

/** How wide the face is against the common one. */
export const widthOf = (o: Person): number => (o.wide ?? 1) * (o.isWoman ? 0.95 : 1)

/** The head without hair. */
export function face(p: Point, o: Person): number {
  const w = widthOf(o)
  const q: Point = [Math.abs(p[0]) / w, p[1], p[2]]
  const { jaw = 0, chin = 0, cheek = 0, ears = 0 } = o.look ?? {}
  let d = ellipsoid(q, [0, 0.3, -0.06], [0.7, 0.8, 0.8])
  d = join(
    d,
    ellipsoid(q, [0, -0.3 - 0.03 * chin, 0.1], [(o.isWoman ? 0.52 : 0.56) + 0.035 * jaw, 0.62, 0.56]),
    0.3,
  )
  const bone = 0.15 + 0.05 * jaw - (o.isWoman ? 0.05 : 0)
  d = join(d, ball(q, [0.38 + 0.04 * jaw, -0.5, 0.1], bone), 0.24)
  d = join(d, ball(q, [0, -0.82 - 0.06 * chin, 0.42], (o.isWoman ? 0.13 : 0.16) + 0.025 * jaw), 0.24)
  d = join(d, ball(q, [0.37 + 0.03 * cheek, -0.1, 0.44], 0.19 + 0.03 * cheek), 0.24)
  d = join(d, bar(q, [0.08, 0.26, 0.68], [0.4, 0.24, 0.54], o.isWoman ? 0.045 : 0.062), 0.16)
  const [ex, ey] = eyeAt(o)
  d = carve(d, ball(q, [ex, ey + 0.005, 0.86], 0.15 + 0.02 * eyeDepth(o)), 0.16)
  d = join(d, ellipsoid(q, [ex, ey - 0.005, 0.55], [0.16, 0.105, 0.13]), 0.06)
  d = nose(d, q, o)
  d = lips(d, q, o)
  const ear = 1 + 0.18 * ears
  d = join(d, ellipsoid(q, [0.71, 0, -0.1], [0.07 * ear, 0.2 * ear, 0.13]), 0.05)
  d = carve(d, ellipsoid(q, [0.78, 0.02, -0.03], [0.03, 0.11 * ear, 0.06]), 0.04)
  if (o.age > 0.45) d = carve(d, bar(q, [0.15, -0.24, 0.77], [0.27, -0.46, 0.62], 0.012), 0.08 * o.age)
  return d
}

function nose(d: number, q: Point, o: Person): number {
  const [length, width, bridge] = noseOf(o)
  const low = -0.17 - 0.05 * length
  const root: Point = [0, 0.18, 0.705 + 0.035 * bridge]
  const tip: Point = [0, low, 0.91 + 0.03 * bridge]
  const ridge = bar(q, root, tip, 0.052 * (1 + 0.15 * width), 0.084 * (1 + 0.2 * width))
  const wing = ball(q, [0.09 * (1 + 0.26 * width), low - 0.035, 0.79], 0.06 * (1 + 0.14 * width))
  return join(join(d, ridge, 0.11), wing, 0.07)
}

function lips(d: number, q: Point, o: Person): number {
  const [half, smile] = mouthOfFace(o)
  const y = mouthY(o)
  const full = bar(q, [0, y - 0.02, 0.68], [half * 0.9, y - 0.02 + smile, 0.58], 0.085, 0.05)
  return carve(join(d, full, 0.09), bar(q, [0, y, 0.79], [half, y + smile, 0.64], 0.008), 0.03)
}

/** What the person wears, with neck and shoulders. */
export function body(p: Point, o: Person): { neck: number; cloth: number } {
  const q: Point = [Math.abs(p[0]), p[1], p[2]]
  const neck = join(
    bar(q, [0, -0.5, -0.14], [0, -1.6, -0.26], (o.isWoman ? 0.28 : 0.345) * (1 + 0.14 * (o.look?.neck ?? 0))),
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
    const leaf = bar(q, [0.4, -1.32, -0.1], [0.13, -1.72, 0.42], 0.06, 0.035)
    cloth = Math.min(cloth, leaf)
  }
  return { neck, cloth }
}

/** The hair's volume by its cut. */
export function hair(p: Point, o: Person, wave: (x: number, y: number) => number): number {
  const q: Point = [Math.abs(p[0]), p[1], p[2]]
  const strand =
    0.003 *
    Math.sin(p[0] * 30 + p[2] * 14 - p[1] * 6 + 3 * wave(p[0] * 2, p[1] * 2)) *
    (o.hair === 'crop' ? 0.3 : 1)
  // To the side that is turned to the viewer or away from it.
  const parting = 0.18 * Math.sign(o.turn)
  const cap = (grow: number, front: number, lean: number, at?: number) => {
    const shell = ellipsoid(p, [0, 0.32, -0.08], [0.71 + grow, 0.8 + grow, 0.82 + grow * 0.8])
    // The hairline: higher in front, falling to the ears and the nape.
    // A man’s goes back above the temples and comes down before the ears.
    const man = 0.05 - 0.14 * Math.exp(-(((q[0] - 0.42) / 0.15) ** 2)) + 0.55 * Math.max(0, 0.3 - p[2]) ** 1.2
    const common = o.isWoman ? 0.36 * q[0] * q[0] + 0.06 : man
    const side = at === undefined ? common : 0.62 * Math.hypot(p[0] - at, 0.08) - 0.08
    const line = front - side - lean * (0.62 - p[2]) - p[1]
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
      return cap(0.06, 0.7, 0.58)
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
          ellipsoid(p, [0.36, 0.86, 0.22], [0.32, 0.2, 0.38]),
          0.06,
        ) + strand,
        0.15,
      )
    case 'swept':
      return join(
        cap(0.13, 0.75, 0.52),
        bar(p, [-0.42, 0.76, 0.5], [0.44, 0.98, 0.36], 0.15, 0.21) + strand,
        0.17,
      )
    case 'curls':
      return (
        join(cap(0.2, 0.68, 0.42), ellipsoid(p, [0, 0.86, 0.28], [0.58, 0.3, 0.42]), 0.16) +
        0.1 * wave(p[0] * 5 + p[2] * 4, p[1] * 5)
      )
    case 'bun':
      return join(cap(0.1, 0.78, 0.36, parting * 0.5), ball(p, [0.06, 1.14, -0.36], 0.3) + strand, 0.05)
    case 'tail':
      return join(
        cap(0.11, 0.78, 0.36, parting * 0.7),
        // Out from the knot, then down to a point.
        join(
          bar(p, [0.3, 0.62, -0.6], [0.8, 0.3, -0.6], 0.14, 0.22),
          bar(p, [0.8, 0.3, -0.6], [0.66, -0.86, -0.5], 0.24, 0.07),
          0.2,
        ) + strand,
        0.12,
      )
    case 'bob':
      return join(cap(0.12, 0.76, 0.3, -parting), back(-0.72, 0.36) + strand, 0.2)
    case 'long':
      return join(cap(0.12, 0.78, 0.3, parting), back(-1.5, 0.34) + strand, 0.2)
  }
}

/** Hair of the face. */
export function beard(p: Point, o: Person, skin: number): number {
  if (!o.beard) return 9
  const q: Point = [Math.abs(p[0]), p[1], p[2]]
  const lip = bar(q, [0, -0.37, 0.77], [0.22, -0.45, 0.64], 0.045, 0.02)
  if (o.beard === 'moustache') return lip
  const zone = Math.max(
    p[1] + 0.3 + 0.5 * Math.max(0, p[2] - 0.3) - 0.34 * q[0],
    -ellipsoid(q, [0, -0.52, 0.74], [0.2, 0.1, 0.2]),
  )
  const wide = q[0] - 0.6
  const thick = o.beard === 'full' ? 0.085 : 0.035
  return join(Math.max(skin - thick, zone, wide), lip, 0.05)
}

/** A pair of glasses, bent around the face: rims before the eyes, a bridge on the nose, and the arm of the side that is seen. */
export function glasses(p: Point, o: Person): number {
  if (!o.glasses) return 9
  const w = widthOf(o)
  const q: Point = [Math.abs(p[0]) / w, p[1], p[2]]
  const [ex, ey] = eyeAt(o)
  const [x, y] = [q[0] - ex, q[1] - ey + 0.012]
  const front = 0.8 - 0.72 * q[0] * q[0]
  const flat =
    o.glasses === 'round'
      ? Math.hypot(x, y / 0.94) - 0.168
      : Math.hypot(Math.max(0, Math.abs(x) - 0.115), Math.max(0, Math.abs(y) - 0.075)) - 0.055
  const rim = Math.hypot(flat, (q[2] - front) * 0.8) - 0.0115
  const inner = ex - 0.165
  const bridge = bar(q, [0, ey + 0.035, 0.845], [inner, ey + 0.015, 0.79], 0.0115)
  // The far arm is behind the head.
  if (p[0] * o.turn > 0) return Math.min(rim, bridge)
  const hinge: Point = [ex + 0.172, ey + 0.03, 0.66]
  const arm = Math.min(
    bar(q, hinge, [0.665, ey + 0.035, 0.3], 0.011),
    bar(q, [0.665, ey + 0.035, 0.3], [0.745, ey + 0.03, -0.02], 0.011),
  )
  return Math.min(rim, bridge, arm)
}
