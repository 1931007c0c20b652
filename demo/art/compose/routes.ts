import type { Frame } from '../lib/frame'
import type { Theme } from '../lib/palette'
import type { Rng } from '../lib/rng'
import { circle, g, type Pt, path, smooth } from '../lib/svg'

/** Routes over the bay: lanes from shore to shore, one of them travelled, a coral signal where the order is now. */
export function routes(f: Frame, t: Theme, r: Rng): string {
  const { x, y, w, h } = f.area
  const count = 9
  const lane = (k: number): Pt[] =>
    Array.from({ length: count }, (_, i) => [
      x + (0.04 + (0.92 * i) / (count - 1)) * w,
      y + (0.18 + 0.16 * k + 0.09 * Math.sin(i * 1.1 + k * 1.7) + r.range(-0.05, 0.05)) * h,
    ])
  const lanes = Array.from({ length: 5 }, (_, k) => lane(k))
  const lines = lanes.map((lane_, k) =>
    path(
      smooth(lane_, false),
      'none',
      k === 2 ? t.hi : k % 2 === 0 ? t.mid : t.line,
      f.lw * (k === 2 ? 3 : 1.4),
      k === 2 ? {} : { 'stroke-dasharray': '2 9' },
    ),
  )
  const links = lanes
    .slice(1)
    .flatMap((lane_, k) =>
      [2, 5, 7].map((i) =>
        path(
          smooth(
            [
              (lanes[k] as Pt[])[i] as Pt,
              [
                ((lane_[i] as Pt)[0] + ((lanes[k] as Pt[])[i] as Pt)[0]) / 2 + 40,
                ((lane_[i] as Pt)[1] + ((lanes[k] as Pt[])[i] as Pt)[1]) / 2,
              ],
              lane_[i] as Pt,
            ],
            false,
          ),
          'none',
          t.mid,
          f.lw,
        ),
      ),
    )
  const marks = lanes.flatMap((lane_, k) =>
    lane_
      .filter((_, i) => k === 2 || (i + k) % 3 === 0)
      .map(
        (stop, i) =>
          circle(stop[0], stop[1], k === 2 ? 13 : 8, t.bg, k === 2 ? t.strong : t.mid, f.lw * 1.5) +
          (k === 2 && i % 2 === 0 ? circle(stop[0], stop[1], 5, t.hi) : ''),
      ),
  )
  const head = (lanes[2] as Pt[])[6] as Pt
  const signal =
    circle(head[0], head[1], 13, t.coral) +
    circle(head[0], head[1], 28, 'none', t.coral, f.lw) +
    circle(head[0], head[1], 46, 'none', t.coral, f.lw * 0.7)
  return g({ 'stroke-linecap': 'round' }, ...links, ...lines, ...marks, signal)
}
