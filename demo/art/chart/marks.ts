import { circle, g, n, type Pt, path, rect } from '../lib/svg'
import type { Ink } from './ink'
import type { Sheet } from './plan'

/** A lateral buoy: cone to starboard, can to port. */
export const buoy = ([x, y]: Pt, isCone: boolean, ink: Ink, k: number) =>
  isCone
    ? path(`M${n(x)} ${n(y - 13 * k)}l${n(9 * k)} ${n(16 * k)}h${n(-18 * k)}z`, ink.track)
    : rect(x - 8 * k, y - 10 * k, 16 * k, 16 * k, ink.dark ? '#0b1a26' : '#fff', 2, {
        stroke: ink.track,
        'stroke-width': 2.6 * k,
      })

/** The one coral thing of the sheet: a buoy whose light stands where the change was measured. */
export function light([x, y]: Pt, ink: Ink, k: number): string {
  return g(
    {},
    circle(x, y, 62 * k, 'none', ink.coral, 1.4 * k).replace('/>', ' opacity=".35"/>'),
    circle(x, y, 38 * k, 'none', ink.coral, 2 * k).replace('/>', ' opacity=".7"/>'),
    path(
      `M${n(x)} ${n(y - 26 * k)}l${n(17 * k)} ${n(36 * k)}q${n(-17 * k)} ${n(9 * k)} ${n(-34 * k)} 0z`,
      ink.coral,
    ),
    path(`M${n(x - 10 * k)} ${n(y - 4 * k)}h${n(20 * k)}l${n(3.4 * k)} ${n(7 * k)}h${n(-26.8 * k)}z`, '#fff'),
  )
}

/** The neat line around a sheet, with its scale of minutes. */
export function neatLine(s: Sheet, ink: Ink): string {
  const k = s.k
  const m = 14 * k
  const step = 46 * k
  let d = ''
  for (let x = m, i = 0; x < s.w - m; x += step, i++)
    if (i % 2 === 0)
      d += `M${n(x)} ${n(m)}h${n(Math.min(step, s.w - m - x))}M${n(x)} ${n(s.h - m)}h${n(Math.min(step, s.w - m - x))}`
  for (let y = m, i = 0; y < s.h - m; y += step, i++)
    if (i % 2 === 0)
      d += `M${n(m)} ${n(y)}v${n(Math.min(step, s.h - m - y))}M${n(s.w - m)} ${n(y)}v${n(Math.min(step, s.h - m - y))}`
  return (
    rect(m, m, s.w - 2 * m, s.h - 2 * m, 'none', 0, {
      stroke: ink.shore,
      'stroke-width': 1.2 * k,
      opacity: 0.5,
    }) + path(d, 'none', ink.shore, 5 * k, { opacity: 0.42 })
  )
}
