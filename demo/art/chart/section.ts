import { fbm } from '../lib/field'
import { rng } from '../lib/rng'
import { circle, g, n, type Pt, path, poly, rect, seg, smooth, svg } from '../lib/svg'
import { type Ink, inkOf } from './ink'
import { broken, hasCjk, SMALL, startOf, widthOf, words } from './lettering'
import { light, neatLine } from './marks'
import type { ChartPlan, Sheet } from './plan'

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

/** A freighter from the side, its waterline at the given point. */
function freighter([x, y]: Pt, ink: Ink): string {
  const paper = ink.dark ? '#0b1a26' : '#ffffff'
  const boxes = [0, 1, 2, 3, 4].flatMap((i) =>
    Array.from({ length: i === 4 ? 1 : 2 }, (_, row) =>
      rect(-34 + i * 25, -44 - row * 19, 22, 16, row === i % 2 ? ink.track : ink.quiet, 1.5),
    ),
  )
  return g(
    { transform: `translate(${n(x)} ${n(y)})` },
    path('M-116-26h222q10 0 15-8h10q-8 42-34 54h-190q-17-16-23-46z', ink.text),
    path('M-121-4h240', 'none', paper, 3, { opacity: 0.5 }),
    ...boxes,
    path('M-104-26v-62h46v62z', ink.text),
    rect(-98, -80, 34, 9, paper, 1.5),
    rect(-84, -104, 10, 18, ink.text),
  )
}

/**
 * Draws a sea from the side (visual rule "chart"): the bed lies as deep as the figure was on the left and as it is on the
 * right, to scale, so that the picture shows the size of the change before a word is read.
 */
export function section(plan: ChartPlan, s: Sheet): string {
  const r = rng(`section/${plan.seed}`)
  const ink = inkOf(plan.industry, plan.dark)
  const [before, now] = depthsOf(plan)
  const rough = fbm(r, 4)
  const turn = r.range(0.36, 0.4)
  const air = ink.dark ? '#081621' : '#f7fafa'
  const bed = (x: number) => {
    const t = Math.min(1, Math.max(0, (x / s.w - turn) / 0.13))
    const level = before + (now - before) * t * t * (3 - 2 * t)
    return SURFACE + level + rough(x / 210, 3) * Math.min(16, level * 0.4)
  }
  const across = (y: (x: number) => number) =>
    Array.from({ length: 161 }, (_, i): Pt => [(i * s.w) / 160, y((i * s.w) / 160)])
  const below = (points: Pt[]) => `${poly(points, false)}L${s.w} ${s.h}L0 ${s.h}Z`
  const wave = across((x) => SURFACE + 3 * Math.sin(x / 34))
  const layers = ink.bands.map((fill, i) => {
    const top = SURFACE + (i * DEEPEST) / ink.bands.length
    const line = across((x) => top + (i > 0 ? 9 * rough(x / 330, 9 + i) : 3 * Math.sin(x / 34)))
    return (
      path(below(line), fill) + (i > 0 ? path(smooth(line, false), 'none', ink.line, 1, { opacity: 0.9 }) : '')
    )
  })
  const ground = across(bed)
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
  const old = SURFACE + before
  const out = [
    rect(0, 0, s.w, s.h, air),
    ...layers,
    path(below(ground), ink.land),
    ...strata,
    path(smooth(ground, false), 'none', ink.shore, 3),
    path(smooth(wave, false), 'none', ink.track, 3),
    seg(96, SURFACE + 6, 96, bed(96) - 4, ink.track, 2.6, { 'stroke-dasharray': '3 9', 'stroke-linecap': 'round' }),
    circle(96, bed(96) - 2, 8, ink.track),
    seg(BUOY, SURFACE + 20, BUOY, bed(BUOY) - 4, ink.coral, 3),
    circle(BUOY, bed(BUOY) - 2, 9, ink.coral),
    freighter([330 + r.range(-40, 60), SURFACE - 6], ink),
    light([BUOY, SURFACE - 8], ink, 1.3),
  ]
  const write = (x: number, y: number, text: string, size: number, fill: string, weight: number) => {
    const band = Math.floor(((y - size / 3 - SURFACE) / DEEPEST) * ink.bands.length)
    const isLand = y - size / 3 > bed(x + 60)
    out.push(
      words(x, y, text, size, fill, {
        'font-weight': weight,
        'letter-spacing': hasCjk(text) ? 0 : '-.02em',
        stroke: isLand ? ink.land : (ink.bands[Math.max(0, band)] ?? ink.land),
        'stroke-width': 10,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      }),
    )
  }
  const { figure: start, tail: quiet, width: wideAtStart } = startOf(plan, 96, SMALL)
  write(136, before > 150 ? SURFACE + before / 2 + 62 : old + 110, `${start}${quiet}`, 96, ink.quiet, 600)
  const [figure = '', unit = ''] = [plan.to, plan.unit]
  const end = 136 + wideAtStart
  for (const size of [250, 226, 204, 184, 166, 150, 134, 120])
    for (const left of now < before ? [s.w * turn + 150, s.w * turn + 60] : [s.w * turn + 60, end + 70])
      // Whichever has the room: the ground that has risen, or the water above it.
      for (const isLand of now < before ? [true, false] : [false]) {
        const room = (isLand ? s.w - 56 : BUOY - 92) - left
        const label = broken(plan.measure ?? '', SMALL, room)
        const small = Math.max(SMALL, size * 0.4)
        const wide = Math.max(
          widthOf(figure, size) * 1.06 + size * 0.12 + widthOf(unit, small),
          ...label.map((line) => widthOf(line, SMALL)),
        )
        const under = ground.filter(([x]) => x > left - (isLand ? 0 : 30) && x < left + wide + 20).map(([, y]) => y)
        const [top, bottom] = isLand
          ? [Math.max(...under) + 40, s.h - 44]
          : [SURFACE + 40, Math.min(...under) - 26]
        const height = label.length * SMALL * 1.16 + size * 0.78
        if (wide > room || height > bottom - top) continue
        const y = top + (bottom - top - height) / 2
        // As deep as it was, as far as no word stands there.
        const until = old > y - 14 && old < y + height + 14 ? left - 26 : s.w - 40
        out.push(seg(s.w * (turn + 0.02), old, until, old, ink.track, 2.4, { 'stroke-dasharray': '14 10' }))
        label.forEach((line, i) => {
          write(left, y + SMALL * (0.84 + i * 1.16), line, SMALL, ink.label, 560)
        })
        const tail = `<tspan dx="${n(size * 0.12)}" font-size="${n(small)}" font-weight="560" letter-spacing="0">${unit}</tspan>`
        write(left, y + label.length * SMALL * 1.16 + size * 0.76, `${figure}${tail}`, size, ink.text, 680)
        return svg(s.w, s.h, ...out, neatLine(s, ink))
      }
  throw new Error(`${plan.seed}: no room for ${figure}`)
}
