import { rng } from '../lib/rng'
import { circle, g, n, type Pt, path, poly, rect, svg } from '../lib/svg'
import { besideOf, channel } from './channel'
import { levelled, type Place, sea } from './field'
import { type Ink, inkOf } from './ink'
import { depthOf, type Size, stacked } from './depth'
import { hasCjk, SMALL, startOf, words } from './lettering'
import { light, neatLine } from './marks'
import type { ChartPlan, Sheet } from './plan'
import { water } from './water'
import { history } from './years'

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
  /** The free place nearest to a point, open sea before land, for a block of words or for two that stand upon each other. */
  const find = (near: Pt, blocks: readonly Size[], dryness = 300): Pt | undefined => {
    const [w, h] = [Math.max(...blocks.map((one) => one.w)), blocks.reduce((sum, one) => sum + one.h, 0)]
    let best: { at: Pt; cost: number } | undefined
    for (let x = s.x + 56 * k; x + w < s.w - 50 * k; x += 14 * k)
      for (let y = 54 * k; y + h < s.h - 50 * k; y += 14 * k) {
        if (!stacked([x, y], blocks).every((one) => free(...one))) continue
        const far = Math.hypot(x + w / 2 - near[0], y + h / 2 - near[1]) / k
        if (best && far >= best.cost) continue
        const cost = far + dryness * ashore(x, y, w, h)
        if (!best || cost < best.cost) best = { at: [x, y], cost }
      }
    return best?.at
  }
  const take = (at: Pt, blocks: readonly Size[]) => {
    for (const [x, y, w, h] of stacked(at, blocks)) {
      taken.push([x - 20 * k, y - 16 * k, w + 40 * k, h + 32 * k])
      places.push({ x: x / s.w, y: y / s.w, w: w / s.w, h: h / s.w })
    }
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
    const { at, over, own, size, small, gap, unit, head, blocks } = depthOf(plan, k, (one) => find(lamp, one))
    take(at, blocks)
    over.forEach((line, i) => {
      write(at[0], at[1] + SMALL * k * (0.84 + i * 1.16), line, SMALL * k, ink.label, 560)
    })
    own.forEach((line, i) => {
      const tail = unit
        ? `<tspan dx="${n(gap)}" font-size="${n(small)}" font-weight="560" letter-spacing="0">${unit}</tspan>`
        : ''
      write(at[0], at[1] + head + size * (0.76 + i * 0.98), `${line}${tail}`, size, ink.text, 680)
    })
  }
  if (hasWords) depth()
  if (plan.from) {
    const size = 96 * k
    // Without its unit where the chart has no room for both.
    const known = [startOf(plan, size, SMALL * k), startOf({ from: plan.from }, size, 0)]
    for (const { figure, tail, width } of plan.fromUnit ? known.slice(0, 1) : known) {
      const block = [{ w: width * 1.04, h: size * 0.8 }]
      const at = find(px(0.1), block, 90)
      if (!at) continue
      take(at, block)
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

/** How a banner's ground gives way to its sheet: slowest at both ends, so that no edge is seen where it begins or is gone. */
const veil = [1, 0.97, 0.87, 0.7, 0.5, 0.3, 0.13, 0.03, 0]

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
    const eased = veil.map((opacity, at) => `<stop offset="${at / 8}" stop-color="${plain}" stop-opacity="${opacity}"/>`)
    const defs = `<defs><linearGradient id="f">${eased.join('')}</linearGradient></defs>`
    return `${defs}${rect(0, 0, s.x - 40, s.h, plain)}${rect(s.x - 41, 0, s.w * 0.24, s.h, 'url(#f)')}`
  }
  return neatLine(s, ink)
}
