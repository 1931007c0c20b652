import type { Field } from './field'
import { type Pt, smooth } from './svg'

export interface Grid {
  cols: number
  rows: number
  /** Width and height of the plane that the grid covers. */
  w: number
  h: number
}

/** Samples a field over 0…1 × 0…(h/w), with a low rim so that every contour closes. */
function sample(f: Field, grid: Grid): number[][] {
  const { cols, rows, w, h } = grid
  return Array.from({ length: rows + 3 }, (_, j) =>
    Array.from({ length: cols + 3 }, (_, i) => {
      const rim = i === 0 || j === 0 || i === cols + 2 || j === rows + 2
      return rim ? -1e3 : f((i - 1) / cols, (((j - 1) / rows) * h) / w)
    }),
  )
}

/** For each of the 16 corner patterns: the cell sides a contour enters and leaves by, high ground on its left. */
const CASES = [
  '',
  'bl',
  'rb',
  'rl',
  'tr',
  'tl br',
  'tb',
  'tl',
  'lt',
  'bt',
  'lb rt',
  'rt',
  'lr',
  'br',
  'lb',
  '',
].map((pairs) => pairs.split(' ').filter(Boolean))

/** Closed loops around the region where the field is above `level` (marching squares). */
function loops(v: number[][], level: number): Pt[][] {
  const next = new Map<string, { key: string; pt: Pt }>()
  const at = (i: number, j: number) => v[j]?.[i] ?? -1e3
  const edge = (i0: number, j0: number, i1: number, j1: number) => {
    const a = at(i0, j0)
    const b = at(i1, j1)
    const k = Math.min(1, Math.max(0, (level - Math.max(a, -9)) / (Math.max(b, -9) - Math.max(a, -9))))
    const far = a < -100 || b < -100
    const t = far ? (a < -100 ? 0.999 : 0.001) : k
    return { key: `${i0 + i1},${j0 + j1}`, pt: [i0 + (i1 - i0) * t, j0 + (j1 - j0) * t] as Pt }
  }
  for (let j = 0; j < v.length - 1; j++) {
    for (let i = 0; i < (v[0]?.length ?? 0) - 1; i++) {
      const high = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)].map((h) => h > level)
      const code = high.reduce((sum, h, k) => sum + (h ? 8 >> k : 0), 0)
      const sides: Record<string, () => { key: string; pt: Pt }> = {
        t: () => edge(i, j, i + 1, j),
        r: () => edge(i + 1, j, i + 1, j + 1),
        b: () => edge(i, j + 1, i + 1, j + 1),
        l: () => edge(i, j, i, j + 1),
      }
      for (const [from, to] of CASES[code] ?? []) {
        const a = sides[from as string]?.()
        const b = sides[to as string]?.()
        if (a && b) next.set(a.key, b)
      }
    }
  }
  const rings: Pt[][] = []
  while (next.size) {
    const ring: Pt[] = []
    let key = next.keys().next().value as string
    for (let step = next.get(key); step; step = next.get(key)) {
      next.delete(key)
      ring.push(step.pt)
      key = step.key
    }
    if (ring.length > 5) rings.push(ring)
  }
  return rings
}

/** Rings of one level in plane coordinates, thinned so that they stay small. */
export function rings(f: Field, grid: Grid, levels: readonly number[]): Pt[][][] {
  const v = sample(f, grid)
  const sx = grid.w / grid.cols
  const sy = grid.h / grid.rows
  return levels.map((level) =>
    loops(v, level).map((ring) => ring.map(([x, y]): Pt => [(x - 1) * sx, (y - 1) * sy])),
  )
}

/** One path per level, to be filled even-odd from the lowest level up. */
export function contours(f: Field, grid: Grid, levels: readonly number[]): string[] {
  return rings(f, grid, levels).map((list) => list.map((ring) => smooth(ring, true)).join(''))
}
