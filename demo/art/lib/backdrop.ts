import { contours } from './contour'
import { bay } from './field'
import { type Frame, focus, isBanner } from './frame'
import { mix, type Theme } from './palette'
import type { Rng } from './rng'
import { g, n, path, rect } from './svg'

export type BackdropName = 'bay' | 'lines' | 'shore' | 'iso' | 'chart' | 'plain'

const LEVELS = [-1.02, -0.86, -0.71, -0.57, -0.44, -0.31]

/** Depth contours of a bay around the focal point: flat bands with a hairline on each edge. */
function depths(f: Frame, t: Theme, r: Rng, fill: boolean, shift = 0): string {
  const [cx, cy] = focus(f)
  const field = bay(r, cx / f.w, cy / f.w)
  const grid = { cols: 96, rows: Math.round((96 * f.h) / f.w), w: f.w, h: f.h }
  const k = isBanner(f) && f.kind !== 'mobile' ? 1 : 1.1
  const levels = LEVELS.map((v) => v * k + shift)
  return contours((x, y) => -field(x, y), grid, levels)
    .map((d, i) =>
      path(
        d,
        fill ? (t.bands[i] ?? t.bg) : 'none',
        fill ? mix(t.bands[i] ?? t.bg, t.line, 0.55) : t.line,
        f.lw * 0.7,
        { 'fill-rule': 'evenodd' },
      ),
    )
    .join('')
}

/** A fine isometric grid on the focal side. */
function isoGrid(f: Frame, t: Theme): string {
  const [cx, cy] = focus(f)
  const step = f.w / 34
  let d = ''
  for (let i = -24; i <= 24; i++) {
    const c = cy + i * step
    const span = isBanner(f) && f.kind !== 'mobile' ? f.w * 0.33 : f.w * 0.75
    d += `M${n(cx - span)} ${n(c - span * 0.57735)}L${n(cx + span)} ${n(c + span * 0.57735)}`
    d += `M${n(cx - span)} ${n(c + span * 0.57735)}L${n(cx + span)} ${n(c - span * 0.57735)}`
  }
  return path(d, 'none', mix(t.bg, t.line, 0.55), f.lw * 0.6)
}

/** The small crosses of a nautical chart, and the ruler along its lower edge. */
function chartMarks(f: Frame, t: Theme): string {
  const step = f.kind === 'cover' ? 106 : 150
  const from = isBanner(f) && f.kind !== 'mobile' ? f.w * 0.46 : step / 2
  let d = ''
  for (let x = f.w - step / 2; x > from; x -= step) {
    for (let y = step / 2; y < f.h; y += step) d += `M${n(x - 5)} ${n(y)}h10M${n(x)} ${n(y - 5)}v10`
  }
  return path(d, 'none', mix(t.bg, t.mid, 0.4), f.lw * 0.7)
}

/** Paints what lies behind a composition. */
export function backdrop(f: Frame, t: Theme, r: Rng, name: BackdropName): string {
  const base = rect(0, 0, f.w, f.h, t.bg)
  const layers: Record<BackdropName, () => string> = {
    plain: () => '',
    bay: () => depths(f, t, r, true) + chartMarks(f, t),
    shore: () => depths(f, t, r, true, 0.28),
    lines: () => depths(f, t, r, false) + chartMarks(f, t),
    iso: () => depths(f, t, r, true, 0.35) + isoGrid(f, t),
    chart: () => chartMarks(f, t),
  }
  return g({}, base, layers[name]())
}
