import { type Field, fbm } from '../lib/field'
import type { Rng } from '../lib/rng'
import type { Pt } from '../lib/svg'

/** The ways a fairway may run, as control points in parts of the sheet: from the shoal to the deep. */
const courses: readonly (readonly Pt[])[] = [
  [
    [0.02, 0.72],
    [0.26, 0.7],
    [0.42, 0.44],
    [0.62, 0.36],
    [0.8, 0.46],
    [1, 0.3],
  ],
  [
    [0.14, -0.05],
    [0.2, 0.3],
    [0.42, 0.5],
    [0.62, 0.44],
    [0.76, 0.62],
    [0.94, 1.04],
  ],
  [
    [1, 0.2],
    [0.78, 0.26],
    [0.6, 0.56],
    [0.42, 0.62],
    [0.26, 0.46],
    [0, 0.52],
  ],
  [
    [0.04, 0.2],
    [0.24, 0.3],
    [0.34, 0.62],
    [0.56, 0.72],
    [0.78, 0.56],
    [1, 0.62],
  ],
  [
    [0.66, 1.04],
    [0.58, 0.74],
    [0.34, 0.66],
    [0.28, 0.4],
    [0.5, 0.28],
    [1, 0.34],
  ],
  [
    [0, 0.36],
    [0.22, 0.3],
    [0.44, 0.56],
    [0.62, 0.7],
    [0.78, 0.42],
    [0.84, -0.04],
  ],
  [
    [1, 0.76],
    [0.8, 0.72],
    [0.66, 0.4],
    [0.46, 0.28],
    [0.26, 0.36],
    [0, 0.26],
  ],
  [
    [0.4, -0.05],
    [0.36, 0.24],
    [0.2, 0.44],
    [0.36, 0.68],
    [0.64, 0.62],
    [1, 0.76],
  ],
  [
    [0, 0.9],
    [0.2, 0.62],
    [0.36, 0.58],
    [0.5, 0.3],
    [0.72, 0.3],
    [1, 0.56],
  ],
]

/** A curve through the control points (Catmull-Rom), 0…1. */
function curve(p: readonly Pt[], t: number): Pt {
  const at = (i: number) => p[Math.min(p.length - 1, Math.max(0, i))] as Pt
  const s = Math.min(0.9999, Math.max(0, t)) * (p.length - 1)
  const i = Math.floor(s)
  const u = s - i
  const one = (k: 0 | 1) => {
    const [a, b, c, d] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]]
    return (
      0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3)
    )
  }
  return [one(0), one(1)]
}

/** A place for words, in parts of the width. */
export interface Place {
  x: number
  y: number
  w: number
  h: number
}

/** The depth with open sea under words: no shore runs behind a letter, and the bed is flatter there, sloping back around them. */
export function levelled(depth: Field, places: readonly Place[], { pad, slope }: { pad: number; slope: number }): Field {
  const floors = places.map(({ x, y, w, h }) => {
    const spots = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((u) => [0.2, 0.5, 0.8].map((v) => depth(x + u * w, y + v * h)))
    return Math.max(0.28, spots.reduce((sum, d) => sum + d, 0) / spots.length)
  })
  return (x, y) =>
    places.reduce((d, place, i) => {
      const dx = Math.max(place.x - pad - x, 0, x - place.x - place.w - pad)
      const dy = Math.max(place.y - pad - y, 0, y - place.y - place.h - pad)
      const t = Math.max(0, 1 - Math.hypot(dx, dy) / slope)
      const flat = 0.4 * Math.max(d, 0.2) + 0.6 * (floors[i] as number)
      return d + (flat - d) * t * t * (3 - 2 * t)
    }, depth(x, y))
}

export interface Sea {
  /** Below 0 land, from 0 to 1 the depth. */
  depth: Field
  /** The fairway, from shoal to deep, in parts of the width. */
  fairway: (t: number) => Pt
}

/**
 * A stretch of coast that a fairway leads out of: it deepens and widens on the way. `ratio` is height by width; `into` is the part of
 * the sheet that it keeps to, in parts of the width.
 */
export function sea(
  r: Rng,
  ratio: number,
  course: number,
  into?: { x: number; w: number; y?: number; h?: number },
): Sea {
  // From the tenth on the courses are the same ones upside down, from the nineteenth on all of these the other way round.
  const isFlipped = course % (2 * courses.length) >= courses.length
  const isMirrored = course >= 2 * courses.length
  const shape = courses[course % courses.length] as readonly Pt[]
  const [x0, w] = [into?.x ?? 0, into?.w ?? 1]
  const [y0, h] = [into?.y ?? 0, into?.h ?? ratio]
  const points = shape.map(([x, y], i): Pt => {
    const bend = i > 0 && i < shape.length - 1 ? 0.05 : 0
    const at = y + r.range(-bend, bend)
    const along = x + r.range(-bend, bend)
    return [x0 + (isMirrored ? 1 - along : along) * w, y0 + (isFlipped ? 1 - at : at) * h]
  })
  const fairway = (t: number) => curve(points, t)
  const track = Array.from({ length: 70 }, (_, i) => [...fairway(i / 69), i / 69] as const)
  const fold = fbm(r, 4)
  const islands = Array.from({ length: r.int(2, 4) }, () => {
    const [t, side] = [r.range(0.3, 0.95), r.chance(0.5) ? 1 : -1]
    const [a, b] = [fairway(t), fairway(t + 0.02)]
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const off = side * r.range(0.13, 0.21) * w
    return {
      x: a[0] - ((b[1] - a[1]) / d) * off,
      y: a[1] + ((b[0] - a[0]) / d) * off,
      r: r.range(0.025, 0.06) * w,
    }
  })
  return {
    fairway,
    depth: (x, y) => {
      const near = track.map(([px, py, t]) => [Math.hypot(x - px, y - py) / w, t] as const)
      const best = Math.min(...near.map(([d]) => d))
      // The nearest stretches are averaged: where two of them are equally far there must be no step in the ground.
      let weight = 0
      let along = 0
      for (const [d, t] of near) {
        const k = Math.exp(-(d * d - best * best) / 0.02)
        weight += k
        along += k * t
      }
      along /= weight
      const width = 0.11 + 0.24 * along ** 1.2
      const channel = (0.42 + 0.68 * along) * Math.exp(-((best / width) ** 2))
      const rise = islands.reduce(
        (sum, i) => sum + 0.75 * Math.exp(-((Math.hypot(x - i.x, y - i.y) / i.r) ** 2)),
        0,
      )
      return (
        channel -
        0.14 +
        0.24 * fold(x * (3.4 / w) + 7, y * (3.4 / w) + 3) * (0.45 + best) -
        rise * Math.min(1, best / 0.09)
      )
    },
  }
}
