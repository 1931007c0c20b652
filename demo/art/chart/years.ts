import type { Pt } from '../lib/svg'
import type { Ink } from './ink'
import { widthOf, words } from './lettering'
import { buoy } from './marks'
import type { Sheet } from './plan'

type Stages = readonly (readonly number[])[]
/** A point beside the fairway, so many pixels to starboard. */
type Beside = (t: number, off: number) => Pt

/** How large a year is written. */
const SIZE = 38

/** Where the first and the last year but one stand: on a banner the first is clear of the ground that the sheet goes over into. */
const spanOf = ({ x }: Sheet) => (x > 0 ? [0.26, 0.66] : [0.1, 0.64])

/** Where along the fairway so much of the way from one place on it to another is sailed. */
function sailed(beside: Beside, from: number, to: number): (share: number) => number {
  const spots = Array.from({ length: 101 }, (_, i) => beside(from + ((to - from) * i) / 100, 0))
  const ways = [0]
  for (const [i, [x, y]] of spots.entries()) {
    const [a, b] = spots[i - 1] ?? [x, y]
    ways[i] = (ways[i - 1] ?? 0) + Math.hypot(x - a, y - b)
  }
  const whole = ways.at(-1) ?? 0
  return (share) => from + ((to - from) * Math.max(0, ways.findIndex((way) => way >= share * whole - 1e-6))) / 100
}

/**
 * A history along a fairway: the first year of each stage is a can to port with its figure outside, every other one a small cone to
 * starboard, all as far apart as the years are. The last year stands at the light.
 */
export function history(stages: Stages, s: Sheet, beside: Beside, lamp: Pt, half: number, ink: Ink) {
  const years = stages.flat()
  const [first = 0, now = 1] = [years[0], years.at(-1)]
  const [from = 0, to = 1] = spanOf(s)
  const last = years.at(-2) ?? now
  const way = sailed(beside, from, to)
  const along = (year: number) => way((year - first) / (last - first))
  const starts = stages.map(([start = first]) => start)
  const buoys = years
    .slice(0, -1)
    .map((year) =>
      starts.includes(year)
        ? buoy(beside(along(year), -half), false, ink, s.k * 1.3)
        : buoy(beside(along(year), half), true, ink, s.k * 0.9),
    )
  const [w, h] = [widthOf('2000', SIZE * s.k) * 1.06, SIZE * s.k * 0.74]
  /** A year over a mark, its foot so far above it. */
  const label = (year: number, [x, y]: Pt, up: number, fill: string) => ({
    x: x - w / 2,
    y: y - up * s.k - h,
    w,
    h,
    text: words(x, y - up * s.k, String(year), SIZE * s.k, fill, {
      'text-anchor': 'middle',
      'font-weight': 620,
      'letter-spacing': '-.01em',
    }),
  })
  return {
    buoys,
    labels: [
      ...starts.map((year) => label(year, beside(along(year), -half), 30, ink.label)),
      label(now, lamp, 80, ink.text),
    ],
  }
}
