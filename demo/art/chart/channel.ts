import { g, n, type Pt, path, rect, smooth } from '../lib/svg'
import type { Place, Sea } from './field'
import type { Ink } from './ink'
import { buoy } from './marks'
import type { Sheet } from './plan'

/** A point beside the fairway: `off` in parts of the width, to starboard. */
export const besideOf =
  (s: Sheet, { fairway }: Sea) =>
  (t: number, off = 0): Pt => {
    const [a, b] = [fairway(t - 0.004), fairway(t + 0.004)]
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [x, y] = fairway(t)
    return [(x - ((b[1] - a[1]) / d) * off) * s.w, (y + ((b[0] - a[0]) / d) * off) * s.w]
  }

/** Whether a buoy at a point would touch none of the words. */
const clearOf =
  (s: Sheet, places: readonly Place[], mark: number) =>
  ([x, y]: Pt) =>
    places.every((one) => {
      const [left, top, gap] = [one.x * s.w, one.y * s.w, 34 * mark]
      return x < left - gap || x > left + one.w * s.w + gap || y < top - gap || y > top + one.h * s.w + gap
    })

/** As many buoys as are counted, to port and starboard in turn and evenly along each edge; none where a bend folds it or a word stands. */
function counted(count: number, half: number, at: (t: number, off?: number) => Pt, isClear: (p: Pt) => boolean) {
  const middle = Array.from({ length: 160 }, (_, i) => at(i / 159))
  const room = Math.min(...middle.map((p) => Math.hypot(p[0] - at(0, half)[0], p[1] - at(0, half)[1])))
  const spots = [half, -half].map((off) => {
    const whole = Array.from({ length: 400 }, (_, i) => at(0.07 + (0.58 * i) / 399, off))
    const open = whole.filter(
      (p) => isClear(p) && middle.every((m) => Math.hypot(m[0] - p[0], m[1] - p[1]) > room * 0.96),
    )
    let sum = 0
    const ways = open.map((p, i) => {
      const [x, y] = open[i - 1] ?? p
      // What lies under a word is no way.
      sum += Math.min(Math.hypot(p[0] - x, p[1] - y), room * 0.2)
      return sum
    })
    return (share: number) => open[Math.max(0, ways.findIndex((way) => way >= share * sum))] as Pt
  })
  return Array.from({ length: count }, (_, i) => ({
    spot: (spots[i % 2] as (share: number) => Pt)((i + 0.5) / count),
    isCone: i % 2 === 0,
  }))
}

/** The fairway: two dashed edges, its buoys (in pairs, as many as are counted, or the given ones), and a ship on its way. */
export function channel(
  s: Sheet,
  field: Sea,
  ink: Ink,
  mark: number,
  places: readonly Place[],
  count?: number,
  own?: readonly string[],
): string {
  const at = besideOf(s, field)
  const edge = (off: number, from = 0.02, to = 0.99) =>
    smooth(
      Array.from({ length: 60 }, (_, i) => at(from + ((to - from) * i) / 59, off)),
      false,
    )
  const half = (34 * mark) / s.w
  const isClear = clearOf(s, places, mark)
  const pairs = [0.2, 0.34, 0.48, 0.62].flatMap((from) => {
    // A little further on or back where a word stands beside it.
    const t = [0, 0.015, -0.015, 0.03, -0.03, 0.045, -0.045, 0.06, -0.06]
      .map((way) => from + way)
      .find((one) => isClear(at(one, half)) && isClear(at(one, -half)))
    return t ? [buoy(at(t, half), true, ink, mark), buoy(at(t, -half), false, ink, mark)] : []
  })
  const many = (number: number) =>
    counted(number, half, at, isClear).map(({ spot, isCone }) =>
      buoy(spot, isCone, ink, mark * (number > 16 ? 0.72 : 1)),
    )
  const [a, b] = [at(0.695), at(0.71)]
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  const ship = g(
    { transform: `translate(${n(a[0])} ${n(a[1])}) rotate(${n(turn)}) scale(${n(mark)})` },
    path('M-30-9h40q14 3 22 9q-8 6-22 9h-40q-5-9 0-18z', ink.text),
    rect(-24, -5, 9, 10, ink.dark ? '#0b1a26' : '#fff', 1),
  )
  return g(
    { 'stroke-linecap': 'round' },
    path(edge(half * 0.72), 'none', ink.track, 1.6 * s.k, {
      'stroke-dasharray': `${n(14 * s.k)} ${n(9 * s.k)}`,
      opacity: 0.7,
    }),
    path(edge(-half * 0.72), 'none', ink.track, 1.6 * s.k, {
      'stroke-dasharray': `${n(14 * s.k)} ${n(9 * s.k)}`,
      opacity: 0.7,
    }),
    path(edge(0, 0.02, 0.69), 'none', ink.track, 3.4 * mark),
    ...(own ?? (count ? many(count) : pairs)),
    ship,
  )
}
