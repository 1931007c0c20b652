import { n, type Pt } from './svg'

export type P3 = readonly [number, number, number]

/** Where the world's origin lies on the canvas, and how many pixels a unit has. */
export interface View {
  ox: number
  oy: number
  s: number
}

const C = Math.cos(Math.PI / 6)

/** Isometric projection: +x runs right-down, +y left-down, +z up. */
export function project(v: View, [x, y, z]: P3): Pt {
  return [v.ox + (x - y) * C * v.s, v.oy + ((x + y) / 2 - z) * v.s]
}

/** A rectangle in space that flat content can be drawn on: u runs right, w down, both in world units. */
export interface Face {
  o: P3
  u: P3
  w: P3
}

/** The wall that faces right-down (normal +x), seen from outside: u runs toward −y, w downward. */
export const rightFace = (x: number, y1: number, z1: number): Face => ({
  o: [x, y1, z1],
  u: [0, -1, 0],
  w: [0, 0, -1],
})

/** The wall that faces left-down (normal +y): u runs toward +x, w downward. */
export const leftFace = (x0: number, y: number, z1: number): Face => ({
  o: [x0, y, z1],
  u: [1, 0, 0],
  w: [0, 0, -1],
})

/** The floor at height z: u runs toward +x, w toward +y. */
export const topFace = (x: number, y: number, z: number): Face => ({
  o: [x, y, z],
  u: [1, 0, 0],
  w: [0, 1, 0],
})

/** The SVG matrix that lays flat content on a face. */
export function faceMatrix(v: View, f: Face): string {
  const o = project(v, f.o)
  const along = (d: P3): Pt => [(d[0] - d[1]) * C * v.s, ((d[0] + d[1]) / 2 - d[2]) * v.s]
  const u = along(f.u)
  const w = along(f.w)
  return `matrix(${[...u, ...w].map((k) => String(Math.round(k * 1e4) / 1e4)).join(' ')} ${n(o[0])} ${n(o[1])})`
}

/** The convex hull of points (for the outline of round bodies). */
export function hull(pts: readonly Pt[]): Pt[] {
  const list = [...pts].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const turn = (o: Pt, a: Pt, b: Pt) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
  const half = (source: readonly Pt[]) => {
    const out: Pt[] = []
    for (const p of source) {
      while (out.length > 1 && turn(out[out.length - 2] as Pt, out[out.length - 1] as Pt, p) <= 0) out.pop()
      out.push(p)
    }
    out.pop()
    return out
  }
  return [...half(list), ...half(list.reverse())]
}
