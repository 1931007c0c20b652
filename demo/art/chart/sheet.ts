import { contours, rings } from '../lib/contour'
import type { Field } from '../lib/field'
import { rng } from '../lib/rng'
import { circle, g, n, type Pt, path, poly, rect, smooth, svg } from '../lib/svg'
import { levelled, type Place, type Sea, sea } from './field'
import { type Ink, inkOf } from './ink'
import { broken, gapBefore, hasCjk, SMALL, startOf, widthOf, words } from './lettering'
import { buoy, light, neatLine } from './marks'
import type { ChartPlan, Sheet } from './plan'
import { history } from './years'

const LEVELS = [0, 0.11, 0.22, 0.34, 0.47, 0.61, 0.76, 0.9]
/** Land, the bands of water and their contour lines, every fourth one bold; the lines end before the words. */
function water(s: Sheet, depth: Field, ink: Ink, places: readonly Place[]): string {
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

/** A point beside the fairway: `off` in parts of the width, to starboard. */
const besideOf =
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
function channel(
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

/** A compass rose of thin lines. */
function rose(x: number, y: number, r: number, ink: Ink, k: number): string {
  const at = (a: number, d: number): Pt => [x + Math.sin(a) * d, y - Math.cos(a) * d]
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const a = (i * Math.PI) / 36
    return poly([at(a, r * (i % 6 === 0 ? 0.84 : 0.92)), at(a, r)], false)
  }).join('')
  const star = Array.from({ length: 4 }, (_, i) => {
    const a = (i * Math.PI) / 2
    return (
      path(poly([at(a, r * 0.76), at(a + Math.PI / 4, r * 0.13), [x, y]]), ink.shore) +
      path(poly([at(a, r * 0.76), at(a - Math.PI / 4, r * 0.13), [x, y]]), 'none', ink.shore, k)
    )
  })
  return g(
    { opacity: 0.75 },
    circle(x, y, r, 'none', ink.shore, k),
    path(ticks, 'none', ink.shore, k),
    ...star,
  )
}

/**
 * Draws a nautical chart of a change (visual rule "chart"); without words it serves both languages. It has few words and all of
 * them large: what is measured over the depth in the deep, and the depth at the shoal.
 */
export function chart(plan: ChartPlan, s: Sheet): string {
  const r = rng(`chart/${plan.seed}`)
  const ink = inkOf(plan.industry, plan.dark)
  const field = sea(r, s.h / s.w, plan.course, partOf(s, plan))
  const k = s.k
  const hasWords = Boolean(plan.to ?? plan.measure)
  const mark = hasWords ? k * 1.35 : k
  const px = (t: number): Pt => [field.fairway(t)[0] * s.w, field.fairway(t)[1] * s.w]
  const land = (x: number, y: number) => field.depth(x / s.w, y / s.w)
  const taken: [x: number, y: number, w: number, h: number][] = []
  const free = (x: number, y: number, w: number, h: number) =>
    x > s.x + 30 * k &&
    y > 34 * k &&
    x + w < s.w - 30 * k &&
    y + h < s.h - 30 * k &&
    taken.every(([a, b, c, d]) => x > a + c || a > x + w || y > b + d || b > y + h)
  for (let t = 0; t <= 1; t += 0.02) taken.push([px(t)[0] - 52 * k, px(t)[1] - 48 * k, 104 * k, 96 * k])
  const lamp = px(0.84)
  const glow = 64 * mark
  if (hasWords) taken.push([lamp[0] - glow, lamp[1] - glow, 2 * glow, 2 * glow])
  const places: Place[] = []
  const lettering: string[] = []
  /** How much of a place is no open sea, 0–1. */
  const ashore = (x: number, y: number, w: number, h: number) => {
    const spots = [0, 0.25, 0.5, 0.75, 1].flatMap((u) => [0, 0.5, 1].map((v) => land(x + u * w, y + v * h)))
    return spots.filter((d) => d < 0.08).length / spots.length
  }
  /** The free place nearest to a point, open sea before land. */
  const place = (near: Pt, w: number, h: number, dryness = 300): Pt | undefined => {
    let best: { at: Pt; cost: number } | undefined
    for (let x = s.x + 56 * k; x + w < s.w - 50 * k; x += 14 * k)
      for (let y = 54 * k; y + h < s.h - 50 * k; y += 14 * k) {
        if (!free(x, y, w, h)) continue
        const far = Math.hypot(x + w / 2 - near[0], y + h / 2 - near[1]) / k
        if (best && far >= best.cost) continue
        const cost = far + dryness * ashore(x, y, w, h)
        if (!best || cost < best.cost) best = { at: [x, y], cost }
      }
    if (best) {
      taken.push([best.at[0] - 20 * k, best.at[1] - 16 * k, w + 40 * k, h + 32 * k])
      places.push({ x: best.at[0] / s.w, y: best.at[1] / s.w, w: w / s.w, h: h / s.w })
    }
    return best?.at
  }
  const write = (x: number, y: number, text: string, size: number, fill: string, weight: number) =>
    lettering.push(
      words(x, y, text, size, fill, {
        'font-weight': weight,
        'letter-spacing': hasCjk(text) ? 0 : '-.02em',
      }),
    )
  /** The depth with what it measures over it, as large as the water allows. */
  const depth = () => {
    const [figure, unit] = [plan.to ?? plan.measure ?? '', plan.to ? (plan.unit ?? '') : '']
    const sizes = plan.to ? [236, 212, 190, 168, 148, 130, 114, 100] : [138, 124, 110, 96]
    for (const size of sizes.map((one) => one * k))
      for (const width of [700 * k, 420 * k]) {
        const over = plan.to && plan.measure ? broken(plan.measure, SMALL * k, width) : []
        const own = plan.to ? [figure] : broken(figure, size, width)
        const small = Math.max(SMALL * k, size * 0.4)
        const gap = gapBefore(unit, size)
        const w = Math.max(
          ...over.map((line) => widthOf(line, SMALL * k)),
          ...own.map((line) => widthOf(line, size) * 1.16 + gap + widthOf(unit, small) * 1.08),
        )
        // Chinese letters are higher than numerals.
        const head = over.length * SMALL * 1.16 * k + (hasCjk(figure) ? size * 0.14 : 0)
        const at = place(lamp, w, head + own.length * size * 0.98 - size * 0.2)
        if (!at) continue
        over.forEach((line, i) => {
          write(at[0], at[1] + SMALL * k * (0.84 + i * 1.16), line, SMALL * k, ink.label, 560)
        })
        own.forEach((line, i) => {
          const tail = unit
            ? `<tspan dx="${n(gap)}" font-size="${n(small)}" font-weight="560" letter-spacing="0">${unit}</tspan>`
            : ''
          write(at[0], at[1] + head + size * (0.76 + i * 0.98), `${line}${tail}`, size, ink.text, 680)
        })
        return
      }
    throw new Error(`${plan.seed}: no room for ${figure}`)
  }
  if (hasWords) depth()
  if (plan.from) {
    const size = 96 * k
    // Without its unit where the chart has no room for both.
    const known = [startOf(plan, size, SMALL * k), startOf({ from: plan.from }, size, 0)]
    for (const { figure, tail, width } of plan.fromUnit ? known.slice(0, 1) : known) {
      const at = place(px(0.1), width * 1.04, size * 0.8, 90)
      if (!at) continue
      write(at[0], at[1] + size * 0.76, `${figure}${tail}`, size, ink.quiet, 600)
      break
    }
  }
  const beside = besideOf(s, field)
  const past =
    plan.years && history(plan.years, s, (t, off) => beside(t, off / s.w), lamp, 34 * mark, ink)
  for (const { x, y, w, h } of past?.labels ?? [])
    places.push({ x: x / s.w, y: y / s.w, w: w / s.w, h: h / s.w })
  const depthAt = levelled(field.depth, places, { pad: (16 * k) / s.w, slope: (110 * k) / s.w })
  const out: string[] = [
    water(s, depthAt, ink, places),
    channel(s, field, ink, mark, places, plan.buoys, past?.buoys),
    light(lamp, ink, mark),
    ...lettering,
  ]
  // The rose stands where all is land or all is water, never on a word or a shore; years need no second figure beside them.
  const R = 74 * k
  const isOneGround = (x: number, y: number) => {
    const spots = Array.from({ length: 16 }, (_, i) => {
      const [a, d] = [(i * Math.PI) / 8, (i % 2 ? 0.6 : 1.15) * R]
      return depthAt((x + Math.cos(a) * d) / s.w, (y + Math.sin(a) * d) / s.w) > 0
    })
    return spots.every((wet) => wet === spots[0])
  }
  const pad = hasWords ? 12 * k : 0
  for (let i = 0; i < 300 && !plan.years; i++) {
    const [x, y] = [r.range(s.x + 110 * k, s.w - 110 * k), r.range(105 * k, s.h - 105 * k)]
    if (!free(x - R - pad, y - R - pad, 2 * (R + pad), 2 * (R + pad)) || !isOneGround(x, y)) continue
    out.push(rose(x, y, R, ink, k))
    break
  }
  // Years are as bright where the sheet goes over into the ground.
  return svg(s.w, s.h, ...out, frame(s, ink), ...(past?.labels ?? []).map(({ text }) => text))
}

/** The part of a banner's sheet that the fairway keeps to, in parts of the width: what its words, and years over it, leave free. */
function partOf({ x, w, h, top, bottom = h }: Sheet, { years }: ChartPlan) {
  const right = { x: x / w, w: 1 - x / w }
  // Wide screens show the middle of a hero's height only.
  if (!top) return x > 0 ? { ...right, ...(years ? { y: (h * 0.3) / w, h: (h * 0.58) / w } : {}) } : undefined
  // A little into it, so that ship and buoy are far from both edges.
  const high = bottom - top
  return { ...right, y: (top + high * (years ? 0.3 : 0.2)) / w, h: (high * (years ? 0.6 : 0.66)) / w }
}

/** The neat line around a sheet; a banner fades into plain ground instead. */
function frame(s: Sheet, ink: Ink): string {
  const plain = ink.dark ? '#0b1a26' : '#f7fafa'
  const stops = `<stop offset="0" stop-color="${plain}"/><stop offset=".4" stop-color="${plain}" stop-opacity=".86"/><stop offset="1" stop-color="${plain}" stop-opacity="0"/>`
  if (s.top) {
    const defs = `<defs><linearGradient id="f" x2="0" y2="1">${stops}</linearGradient><linearGradient id="l">${stops}</linearGradient></defs>`
    const left = s.x > 0 ? rect(0, 0, s.x - 100, s.h, plain) + rect(s.x - 101, 0, 260, s.h, 'url(#l)') : ''
    return `${defs}${rect(0, 0, s.w, s.top - 60, plain)}${rect(0, s.top - 61, s.w, 140, 'url(#f)')}${left}`
  }
  if (s.x > 0) {
    const defs = `<defs><linearGradient id="f">${stops}</linearGradient></defs>`
    return `${defs}${rect(0, 0, s.x, s.h, plain)}${rect(s.x - 1, 0, s.w * 0.16, s.h, 'url(#f)')}`
  }
  return neatLine(s, ink)
}
