import { contours, rings } from '../lib/contour'
import type { Field } from '../lib/field'
import { g, n, path, rect, smooth } from '../lib/svg'
import type { Place } from './field'
import type { Ink } from './ink'
import type { Sheet } from './plan'

const LEVELS = [0, 0.11, 0.22, 0.34, 0.47, 0.61, 0.76, 0.9]

/** Land, the bands of water and their contour lines, every fourth one bold; the lines end before the words. */
export function water(s: Sheet, depth: Field, ink: Ink, places: readonly Place[]): string {
  const grid = { cols: 150, rows: Math.round((150 * s.h) / s.w), w: s.w, h: s.h }
  const bands = contours(depth, grid, LEVELS).map((d, i) =>
    path(d, ink.bands[i] as string, undefined, 0, { 'fill-rule': 'evenodd' }),
  )
  const fine = Array.from({ length: 20 }, (_, i) => 0.05 + i * 0.05)
  const lines = rings(depth, grid, fine).map((list, i) =>
    path(
      list.map((ring) => smooth(ring, true)).join(''),
      'none',
      i % 4 === 3 ? ink.bold : ink.line,
      (i % 4 === 3 ? 1.5 : 0.8) * s.k,
      { opacity: 0.85 },
    ),
  )
  const land = rings(depth, grid, [-0.09, -0.17]).map((list) =>
    path(list.map((ring) => smooth(ring, true)).join(''), 'none', ink.shore, 0.8 * s.k, { opacity: 0.35 }),
  )
  const [coast = ''] = contours(depth, grid, [0])
  const calm = places.map(({ x, y, w, h }) =>
    rect(x * s.w - 18 * s.k, y * s.w - 14 * s.k, w * s.w + 36 * s.k, h * s.w + 28 * s.k, '#000', 30 * s.k),
  )
  // Lines close along the sheet's edges; a banner has no border, so there they are not seen.
  const isBanner = s.x > 0 || s.top !== undefined
  const seam = isBanner ? 3 * s.k : 0
  return g(
    {},
    `<defs><clipPath id="seam">${rect(seam, seam, s.w - 2 * seam, s.h - 2 * seam, '#000')}</clipPath><filter id="soft"><feGaussianBlur stdDeviation="${n(14 * s.k)}"/></filter><mask id="calm">${rect(0, 0, s.w, s.h, '#fff')}${g({ filter: 'url(#soft)' }, ...calm)}</mask></defs>`,
    rect(0, 0, s.w, s.h, ink.land),
    ...(isBanner ? [g({ 'clip-path': 'url(#seam)' }, ...land)] : land),
    ...bands,
    g(
      isBanner ? { 'clip-path': 'url(#seam)' } : {},
      g(calm.length ? { mask: 'url(#calm)' } : {}, ...lines),
      path(coast, 'none', ink.shore, 2.2 * s.k),
    ),
  )
}
