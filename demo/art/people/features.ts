import type { Person } from './bust'
import type { Point } from './shape'

/** How a person's face differs from the common one: each from about −1 to 1, 0 where it is not said. */
export interface Look {
  /** Round or square, short or long, flat or full. */
  jaw?: number
  chin?: number
  cheek?: number
  nose?: readonly [length: number, width: number, bridge: number]
  /** A fold from 0 (none) to 1 (deep set under a second lid). */
  eyes?: readonly [size: number, apart: number, slant: number, fold: number]
  brows?: readonly [height: number, weight: number, slope: number]
  mouth?: readonly [width: number, full: number, smile: number]
  ears?: number
  neck?: number
}

export const noseOf = ({ look }: Person) => look?.nose ?? ([0, 0, 0] as const)
const eyesOf = ({ look }: Person) => look?.eyes ?? ([0, 0, 0, 0] as const)
const browsOf = ({ look }: Person) => look?.brows ?? ([0, 0, 0] as const)
const mouthOf = ({ look }: Person) => look?.mouth ?? ([0, 0, 0] as const)

/** The middle of the right eye. */
export const eyeAt = (o: Person): readonly [x: number, y: number] => [0.268 + 0.022 * eyesOf(o)[1], 0.085]
/** How far the eye lies below the brow. */
export const eyeDepth = (o: Person): number => eyesOf(o)[3]
/** Half the mouth's width, and how far its corners are above its middle. */
export const mouthOfFace = (o: Person): readonly [half: number, smile: number] => [
  0.2 * (1 + 0.18 * mouthOf(o)[0]),
  0.032 + 0.028 * mouthOf(o)[2],
]
export const mouthY = (o: Person): number => -0.512 - 0.02 * noseOf(o)[0]

/** 1 inside an edge, 0 outside, soft over two hundredths. */
const inside = (d: number, soft = 0.009) => {
  const t = Math.min(1, Math.max(0, 0.5 - d / (2 * soft)))
  return t * t * (3 - 2 * t)
}
/** A line of this thickness along a curve. */
const stroke = (d: number, thick: number) => inside(Math.abs(d) - thick, 0.007)

/** What is drawn on the skin at a point of the head: how much it covers, and its tone from 0 (ink) to 1. */
export type Ink = { cover: number; tone: number }

/** Eyes, brows, lips and the lines of age, drawn on the skin. The eyes look at the viewer, whatever way the head is turned. */
export function drawnOn(p: Point, o: Person, w: number): Ink[] {
  if (p[2] < 0.3) return [temple(p, o, w)]
  const side = Math.sign(p[0]) || 1
  const [x, y] = [Math.abs(p[0]) / w, p[1]]
  return [...ageLines(x, y, o), ...brow(x, y, o), ...eye(x, y, side, o), ...mouth(x, y, o), nostril(x, y, o)]
}

/** Short hair before the ear, so that the hair does not end there like a cap. */
function temple(p: Point, o: Person, w: number): Ink {
  if (o.hair === 'thin' || Math.abs(p[0]) / w < 0.4) return { cover: 0, tone: 0 }
  const low = o.isWoman ? 0.1 : -0.06
  const cover = inside(Math.abs(p[2] - 0.07 - 0.1 * p[1]) - 0.1, 0.05) * inside(low - p[1], 0.05)
  return { cover: cover * 0.9, tone: 0.2 + 0.6 * o.grey }
}

function eye(x: number, y: number, side: number, o: Person): Ink[] {
  const [size, , slant, fold] = eyesOf(o)
  const [ex, ey] = eyeAt(o)
  const half = 0.118 * (1 + 0.14 * size)
  const high = (o.isWoman ? 0.058 : 0.05) * (1 + 0.28 * size) * (1 - 0.15 * o.age)
  const u = (x - ex) / half
  const v = y - ey - 0.016 * (slant + 0.4) * u
  if (Math.abs(u) > 1.35 || Math.abs(v) > 0.2) return []
  const arch = Math.max(0, 1 - u * u)
  // The highest point of the upper lid lies towards the nose, of the lower one towards the temple.
  const upper = high * arch * (1 - 0.16 * u)
  const lower = -0.58 * high * arch * (1 + 0.2 * u)
  const open = Math.min(inside(v - upper), inside(lower - v))
  const gaze = (-side * o.turn) / 22
  const [ix, iy] = [x - ex - 0.02 * gaze, v - 0.008]
  const iris = Math.hypot(ix, iy) - (0.053 + 0.004 * size)
  const spark = Math.hypot(ix + side * 0.02, iy - 0.022) - 0.013
  const ends = inside(Math.abs(u) - 1.04, 0.06)
  const lash = stroke(v - upper - 0.004, (o.isWoman ? 0.012 : 0.0085) + 0.004 * u) * ends
  const crease =
    stroke(v - upper - 0.026 - 0.012 * fold - 0.006 * u, 0.004) * inside(Math.abs(u + 0.05) - 0.9, 0.12)
  const under = stroke(v - lower + 0.003, 0.004) * inside(Math.abs(u - 0.15) - 0.8, 0.15)
  return [
    { cover: open * 0.75, tone: 0.93 },
    { cover: Math.min(open, inside(iris)), tone: 0.1 },
    { cover: Math.min(open, inside(spark)), tone: 0.95 },
    { cover: under * 0.35, tone: 0.3 },
    { cover: crease * (0.14 + 0.5 * Math.max(0, fold)), tone: 0.25 },
    { cover: lash * 0.95, tone: 0.06 },
  ]
}

function brow(x: number, y: number, o: Person): Ink[] {
  const [height, weight, slope] = browsOf(o)
  const [ex] = eyeAt(o)
  const t = (x - ex + 0.135) / 0.3
  if (t < -0.1 || t > 1.1) return []
  const bend = 0.05 * Math.sin(Math.min(1, Math.max(0, t)) * Math.PI * 0.86) + 0.03 * slope * (t - 0.4)
  const middle = 0.232 + 0.026 * height + bend
  const thick =
    (o.isWoman ? 0.015 : 0.024) * (1 + 0.4 * weight) * (t < 0.15 ? 0.75 + 1.6 * t : 1.12 - 0.85 * t)
  const hairs = 0.86 + 0.14 * Math.sin((x * 1.4 + y) * 190)
  const cover =
    inside(Math.abs(y - middle) - Math.max(0.003, thick), 0.011) * inside(Math.abs(t - 0.5) - 0.5, 0.06)
  return [{ cover: cover * hairs * (o.isWoman ? 0.8 : 0.88), tone: 0.14 + 0.5 * o.grey }]
}

function mouth(x: number, y: number, o: Person): Ink[] {
  const [half, smile] = mouthOfFace(o)
  const full = 1 + 0.35 * mouthOf(o)[1]
  const u = x / half
  if (u > 1.25) return []
  const v = y - mouthY(o) - smile * u * u
  const room = Math.max(0, 1 - u * u)
  const bow = 0.009 * Math.exp(-((u / 0.16) ** 2))
  const upper = (o.isWoman ? 0.046 : 0.036) * full * room ** 0.8 - bow
  const lower = (o.isWoman ? 0.066 : 0.052) * full * room ** 0.7
  const tint = o.isWoman ? 0.85 : 0.5
  return [
    { cover: Math.min(inside(v - upper), inside(-v)) * tint, tone: o.isWoman ? 0.36 : 0.5 },
    { cover: Math.min(inside(v), inside(-v - lower)) * tint, tone: o.isWoman ? 0.5 : 0.64 },
    { cover: stroke(v, 0.007 - 0.003 * u) * inside(u - 1.04, 0.05) * 0.9, tone: 0.12 },
  ]
}

function nostril(x: number, y: number, o: Person): Ink {
  const [length, width] = noseOf(o)
  const d = Math.hypot((x - 0.052 * (1 + 0.25 * width)) / 0.034, (y + 0.262 + 0.05 * length) / 0.013) - 1
  return { cover: inside(d, 0.3) * 0.6, tone: 0.16 }
}

/** From the wing of the nose to the mouth, below the eye, on the forehead. */
function ageLines(x: number, y: number, o: Person): Ink[] {
  const strong = Math.max(0, o.age - 0.3)
  if (!strong) return []
  const [half] = mouthOfFace(o)
  const t = (-0.24 - y) / 0.26
  const cheek =
    stroke(x - 0.145 - (half + 0.035 - 0.145) * t - 0.02 * Math.sin(t * Math.PI), 0.006) *
    inside(Math.abs(t - 0.5) - 0.45, 0.12)
  const [ex, ey] = eyeAt(o)
  const u = (x - ex) / 0.12
  const bag = stroke(y - ey + 0.085 - 0.022 * u * u, 0.005) * inside(Math.abs(u) - 0.75, 0.2)
  const brows = [0.47, 0.56].map(
    (at) => stroke(y - at - 0.015 * Math.cos(x * 7), 0.005) * inside(x - 0.26, 0.08),
  )
  return [
    { cover: cheek * Math.min(0.5, strong), tone: 0.2 },
    { cover: bag * Math.min(0.4, strong * 0.8), tone: 0.25 },
    ...brows.map((cover) => ({ cover: o.age > 0.55 ? cover * 0.3 : 0, tone: 0.3 })),
  ]
}
