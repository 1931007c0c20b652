import { type Field, fbm } from '../lib/field'
import { rng } from '../lib/rng'
import { circle, g, n, type Pt, path, poly, rect, seg, smooth, svg } from '../lib/svg'
import { type Industry, type Ink, inkOf } from './ink'
import { broken, gapBefore, hasCjk, SMALL, spanOf, startOf, widthOf, words } from './lettering'
import { light, neatLine } from './marks'
import type { ChartPlan, Profile, Sheet } from './plan'

/** Where the water stands and how far below it the larger of the two figures lies, px of a cover (1280 × 720). */
const SURFACE = 176
const DEEPEST = 484
/** The coral buoy, with its line down to the bed as it is now. */
const BUOY = 1150

/** Depth in px of both figures, to scale; none is so shallow that there is no water. */
function depthsOf({ from = '', to = '', seed }: ChartPlan): [number, number] {
  const [a, b] = [Number(from), Number(to)]
  if (!(Math.max(a, b) > 0)) throw new Error(`${seed}: a section needs two figures of one unit`)
  const scaled = (value: number) => Math.max(20, (DEEPEST * value) / Math.max(a, b))
  return [scaled(a), scaled(b)]
}

/** How far the bed has gone from one depth to the other, 0–1, at a part of the width; a reef stands up in between. */
function profileOf(profile: Profile, start: number): { rise: (u: number) => number; reef: (u: number) => number } {
  const ease = (t: number) => {
    const k = Math.min(1, Math.max(0, t))
    return k * k * (3 - 2 * k)
  }
  const widths = { cliff: 0.09, slope: 0.28, steps: 0.3, reef: 0.16 }
  const from = start - (profile === 'cliff' ? -0.03 : (widths[profile] - 0.13) * 0.7)
  const part = (u: number) => (u - from) / widths[profile]
  const stepped = (t: number) => (ease(t / 0.2) + ease((t - 0.4) / 0.2) + ease((t - 0.8) / 0.2)) / 3
  return {
    rise: (u) => (profile === 'steps' ? stepped(part(u)) : ease(part(u))),
    reef: (u) => (profile === 'reef' ? Math.exp(-(((u - from + 0.02) / 0.06) ** 2)) : 0),
  }
}

/** A ship of the trade from the side, its waterline at the given point: containers, tanks, cranes or decks. */
function shipOf(industry: Industry, [x, y]: Pt, ink: Ink): string {
  const paper = ink.dark ? '#0b1a26' : '#ffffff'
  const boxes = [0, 1, 2, 3, 4].flatMap((i) =>
    Array.from({ length: i === 4 ? 1 : 2 }, (_, row) =>
      rect(-34 + i * 25, -44 - row * 19, 22, 16, row === i % 2 ? ink.track : ink.quiet, 1.5),
    ),
  )
  const tanks = [0, 1, 2].flatMap((i) => [
    path(`M${-34 + i * 46}-26a19 19 0 0 1 38 0z`, i === 1 ? ink.track : ink.quiet),
    seg(-15 + i * 46, -45, -15 + i * 46, -52, ink.text, 3),
  ])
  const cranes = [0, 1].flatMap((i) => [
    seg(-18 + i * 66, -26, -18 + i * 66, -88, ink.text, 6),
    seg(-18 + i * 66, -80, 26 + i * 66, -104, ink.track, 4),
    seg(26 + i * 66, -104, 26 + i * 66, -72, ink.quiet, 2),
    rect(-6 + i * 66, -40, 38, 14, ink.quiet, 2),
  ])
  const decks = [0, 1, 2].flatMap((i) => [
    rect(-54 + i * 10, -44 - i * 19, 138 - i * 32, 17, i === 1 ? ink.track : ink.quiet, 3),
    ...Array.from({ length: 6 - i }, (_, at) => circle(-36 + i * 10 + at * 19, -36 - i * 19, 3.4, paper)),
  ])
  const load = { equipment: cranes, energy: tanks, automotive: cranes, life: decks, retail: boxes, food: boxes, company: boxes }
  return g(
    { transform: `translate(${n(x)} ${n(y)})` },
    path('M-116-26h222q10 0 15-8h10q-8 42-34 54h-190q-17-16-23-46z', ink.text),
    path('M-121-4h240', 'none', paper, 3, { opacity: 0.5 }),
    ...load[industry],
    path('M-104-26v-62h46v62z', ink.text),
    rect(-98, -80, 34, 9, paper, 1.5),
    rect(-84, -104, 10, 18, ink.text),
  )
}

/** Where words stand, px, before the sheet is mirrored. */
interface Box {
  x: number
  y: number
  w: number
  h: number
}

/**
 * Draws a sea from the side (visual rule "chart"): the bed lies as deep as the figure was on one side and as it is on the
 * other, to scale, so that the picture shows the size of the change before a word is read.
 */
export function section(plan: ChartPlan, s: Sheet): string {
  const r = rng(`section/${plan.seed}`)
  const ink = inkOf(plan.industry, plan.dark)
  const [before, now] = depthsOf(plan)
  const rough = fbm(r, 4)
  const turn = r.range(0.36, 0.4)
  const buoyAt = BUOY - r.range(0, 60)
  const { rise, reef } = profileOf(plan.profile ?? 'cliff', turn)
  const bed = (x: number) => {
    const level = before + (now - before) * rise(x / s.w)
    const top = reef(x / s.w) * level * 0.24
    return SURFACE + level - top + rough(x / 210, 3) * Math.min(16, level * 0.4)
  }
  const across = (y: (x: number) => number) =>
    Array.from({ length: 161 }, (_, i): Pt => [(i * s.w) / 160, y((i * s.w) / 160)])
  const ground = across(bed)
  const letters: string[] = []
  const boxes: Box[] = []
  /** Lines of words from the left edge of a box, which the mirrored sheet has on its other side. */
  const write = (box: Box, lines: [y: number, text: string, size: number, fill: string, weight: number][]) => {
    boxes.push(box)
    const x = plan.mirrored ? s.w - box.x - box.w : box.x
    for (const [y, text, size, fill, weight] of lines)
      letters.push(
        words(x, y, text, size, fill, { 'font-weight': weight, 'letter-spacing': hasCjk(text) ? 0 : '-.02em' }),
      )
  }
  const old = SURFACE + before
  const { figure: start, tail: quiet, width: wideAtStart } = startOf(plan, 96, SMALL)
  const startY = before > 150 ? SURFACE + before / 2 + 62 : old + 110
  write({ x: 136, y: startY - 80, w: wideAtStart, h: 96 }, [[startY, `${start}${quiet}`, 96, ink.quiet, 600]])
  const found = roomFor(plan, s, { turn, left: now < before, end: 136 + wideAtStart, buoyAt, ground })
  const { box, label, size, small } = found
  const tail = `<tspan dx="${n(gapBefore(plan.unit ?? '', size))}" font-size="${n(small)}" font-weight="560" letter-spacing="0">${plan.unit ?? ''}</tspan>`
  const head = label.length * SMALL * 1.16
  write(box, [
    ...label.map((line, i): [number, string, number, string, number] => [
      box.y + SMALL * (0.84 + i * 1.16),
      line,
      SMALL,
      ink.label,
      560,
    ]),
    [box.y + head + size * 0.76, `${plan.to ?? ''}${tail}`, size, ink.text, 680],
  ])
  // As deep as it was, as far as no word stands there.
  const until = old > box.y - 14 && old < box.y + box.h + 14 ? box.x - 26 : s.w - 40
  const from = (ground.find(([x, y]) => x > s.w * 0.2 && Math.abs(y - old) > 24)?.[0] ?? s.w * turn) - 8
  const shapes = [
    ...sea(s, ink, ground, rough, boxes),
    seg(96, SURFACE + 6, 96, bed(96) - 4, ink.track, 2.6, { 'stroke-dasharray': '3 9', 'stroke-linecap': 'round' }),
    circle(96, bed(96) - 2, 8, ink.track),
    ...(until > from + 30 ? [seg(from, old, until, old, ink.track, 2.4, { 'stroke-dasharray': '14 10' })] : []),
    seg(buoyAt, SURFACE + 20, buoyAt, bed(buoyAt) - 4, ink.coral, 3),
    circle(buoyAt, bed(buoyAt) - 2, 9, ink.coral),
    shipOf(plan.industry, [r.range(300, 620), SURFACE - 6], ink),
    light([buoyAt, SURFACE - 8], ink, 1.3),
  ]
  const turned = plan.mirrored ? { transform: `translate(${s.w} 0) scale(-1 1)` } : {}
  return svg(s.w, s.h, g(turned, ...shapes), ...letters, neatLine(s, ink))
}

/** Air, water in layers, and the ground with its strata; their lines end before the words. */
function sea(s: Sheet, ink: Ink, ground: Pt[], rough: Field, boxes: Box[]): string[] {
  const across = (y: (x: number) => number) =>
    Array.from({ length: 161 }, (_, i): Pt => [(i * s.w) / 160, y((i * s.w) / 160)])
  const below = (points: readonly Pt[]) => `${poly(points, false)}L${s.w} ${s.h}L0 ${s.h}Z`
  const wave = (x: number) => SURFACE + 3 * Math.sin(x / 34)
  const layers = ink.bands.map((_, i) => {
    const top = SURFACE + (i * DEEPEST) / ink.bands.length
    return across((x) => (i > 0 ? top + 9 * rough(x / 330, 9 + i) : wave(x)))
  })
  const strata = [18, 40, 66, 98, 136, 180, 230, 286, 348].map((under, i) =>
    path(
      smooth(
        ground.map(([x, y]): Pt => [x, y + under + 10 * rough(x / 260, 20 + i)]),
        false,
      ),
      'none',
      ink.shore,
      i % 3 === 2 ? 1.4 : 0.9,
      { opacity: 0.32 },
    ),
  )
  const calm = boxes.map(({ x, y, w, h }) => rect(x - 18, y - 8, w + 36, h + 16, '#000', 24))
  const mask = `<defs><filter id="soft"><feGaussianBlur stdDeviation="12"/></filter><mask id="calm">${rect(0, 0, s.w, s.h, '#fff')}${g({ filter: 'url(#soft)' }, ...calm)}</mask></defs>`
  return [
    mask,
    rect(0, 0, s.w, s.h, ink.dark ? '#081621' : '#f7fafa'),
    ...layers.map((line, i) => path(below(line), ink.bands[i] as string)),
    g({ mask: 'url(#calm)' }, ...layers.slice(1).map((line) => path(smooth(line, false), 'none', ink.line, 1, { opacity: 0.9 }))),
    path(below(ground), ink.land),
    g({ mask: 'url(#calm)' }, ...strata),
    path(smooth(ground, false), 'none', ink.shore, 3),
    path(smooth(across(wave), false), 'none', ink.track, 3),
  ]
}

/** Where the figure and what it measures stand, and how large. */
type Room = { box: Box; label: string[]; size: number; small: number }
type Around = { turn: number; left: boolean; end: number; buoyAt: number; ground: Pt[] }

/** The largest size at which both have room; what is measured is set in one line, as wide as it is, where two make the figure small. */
function roomFor(plan: ChartPlan, s: Sheet, at: Around): Room {
  const common = largest(plan, s, at, widthOf)
  const tight = common?.label.length === 1 ? undefined : largest(plan, s, at, spanOf)
  const found = tight?.label.length === 1 && tight.size > (common?.size ?? 0) ? tight : common
  if (!found) throw new Error(`${plan.seed}: no room for ${plan.to}`)
  return found
}

/** The largest size by a measure of widths: in the ground that has risen, or in the water above it. */
function largest(plan: ChartPlan, s: Sheet, at: Around, width: typeof widthOf): Room | undefined {
  const { to: figure = '', unit = '', measure = '' } = plan
  const near = s.w * at.turn
  for (const size of [250, 226, 204, 184, 166, 150, 134, 120, 108])
    for (const left of at.left ? [near + 150, near + 220, near + 60] : [near + 60, at.end + 70])
      for (const isLand of at.left ? [true, false] : [false]) {
        const room = (isLand ? s.w - 56 : at.buoyAt - 92) - left
        const label = width(measure, SMALL) <= room ? [measure] : broken(measure, SMALL, room)
        const small = Math.max(SMALL, size * 0.4)
        const wide = Math.max(
          width(figure, size) * 1.06 + gapBefore(unit, size) + width(unit, small),
          ...label.map((line) => width(line, SMALL)),
        )
        const under = at.ground
          .filter(([x]) => x > left - (isLand ? 10 : 30) && x < left + wide + 20)
          .map(([, y]) => y)
        const [top, bottom] = isLand
          ? [Math.max(...under) + 40, s.h - 44]
          : [SURFACE + 40, Math.min(...under) - 26]
        const height = label.length * SMALL * 1.16 + size * 0.78
        if (wide > room || height > bottom - top) continue
        return { box: { x: left, y: top + (bottom - top - height) / 2, w: wide, h: height }, label, size, small }
      }
  return undefined
}
