import { type Drawing, icon } from './icon'
import { n, polygon, ring } from './svg'

/** A gear outline around a centre: flat teeth between two radii. */
export function gear(cx: number, cy: number, outer: number, inner: number, teeth: number): string {
  const step = 360 / teeth
  const [a, b] = [ring(cx, cy, inner, teeth, -90 - step * 0.32), ring(cx, cy, outer, teeth, -90 - step * 0.2)]
  const [c, d] = [ring(cx, cy, outer, teeth, -90 + step * 0.2), ring(cx, cy, inner, teeth, -90 + step * 0.32)]
  const points = a.flatMap((point, i) => [point, b[i], c[i], d[i]].filter((p) => p !== undefined))
  return polygon(points)
}

/** A full circle as path data. */
export function circle(cx: number, cy: number, r: number): string {
  return `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`
}

const bolts = ring(32, 32, 12, 5)
  .map(([x, y]) => `M32 32L${n(x)} ${n(y)}`)
  .join('')

const industries: Record<number, Drawing> = {
  201: [gear(32, 32, 24, 18.5, 10), circle(32, 32, 7)],
  202: [
    'M12 28v26h40V28M10 12h44l4 12H6zM6 24a6.5 6.5 0 0 0 13 0a6.5 6.5 0 0 0 13 0a6.5 6.5 0 0 0 13 0a6.5 6.5 0 0 0 13 0',
    'M37 54V38h9v16M18 38h12v9H18z',
  ],
  203: [
    'M8 54l7-24h34l7 24zM11.5 42h41M26.7 30L24 54M37.3 30L40 54',
    `${circle(32, 15, 5)}M32 4v1M21 15h1M42 15h1M24.2 7.2l.7 .7M39.8 7.2l-.7 .7`,
  ],
  204: [circle(32, 32, 24) + circle(32, 32, 17), `${bolts}${circle(32, 32, 3)}`],
  205: ['M24 8h16v7l6 9v32H18V24l6-9zM24 15h16', 'M18 34c4.7-3.5 9.3-3.5 14 0s9.3 3.5 14 0M32 42v7'],
  206: ['M24 8h16M27 8v17L13 50a4 4 0 0 0 3.5 6h31a4 4 0 0 0 3.5-6L37 25V8M20 38h24', 'M32 42.5v9M27.5 47h9'],
}

/* One record all the way · fast go-live · the assistant drafts, people decide · consultants nearby. */
const advantages: Record<number, Drawing> = {
  31: [
    `M23 8h13l7 7v17H23zM36 8v7h7M29 21h8M29 26h5${circle(12, 49, 5)}${circle(52, 49, 5)}`,
    `${circle(32, 49, 5)}M17 49h10M37 49h10M33 32v12`,
  ],
  32: ['M10 14h44v40H10zM10 25h44M21 8v11M43 8v11', 'M19 46l8-7l7 4l11-11M38 32h7v7'],
  33: [
    'M36 54H13V10h21M50 28v6M21 24h9M21 33h15M21 42h9M40 48l6 6l11-12',
    'M47 6l2.6 7.4L57 16l-7.4 2.6L47 26l-2.6-7.4L37 16l7.4-2.6z',
  ],
  34: [
    'M32 44C23 34 18 28.5 18 22a14 14 0 0 1 28 0c0 6.5-5 12-14 22zM20 41C12 42.6 8 45 8 48c0 4.6 10.8 8 24 8s24-3.4 24-8c0-3-4-5.4-12-7',
    circle(32, 22, 5),
  ],
}

/** Writes the industry and the advantage icons. */
export function drawIndustries(): void {
  for (const [id, drawing] of Object.entries(industries)) icon(`industry-${id}`, drawing)
  for (const [id, drawing] of Object.entries(advantages)) icon(`advantage-${id}`, drawing)
}
