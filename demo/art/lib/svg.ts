export type Pt = readonly [number, number]

/** A coordinate with at most two decimals, as short as it can be written. */
export const n = (v: number): string => String(Math.round(v * 100) / 100)

/** Attributes of an SVG element; undefined ones are left out. */
export type Attrs = Record<string, string | number | undefined>

/** Writes one SVG element. */
export function el(name: string, attrs: Attrs, inner = ''): string {
  const list = Object.entries(attrs)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? n(v) : v}"`)
    .join('')
  return inner ? `<${name}${list}>${inner}</${name}>` : `<${name}${list}/>`
}

/** Wraps children in a group. */
export const g = (attrs: Attrs, ...inner: string[]): string => el('g', attrs, inner.join('') || ' ')

/** Path data of straight segments. */
export function poly(pts: readonly Pt[], closed = true): string {
  return pts.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('') + (closed ? 'Z' : '')
}

/** Path data of a smooth curve that passes the middles of the given segments. */
export function smooth(pts: readonly Pt[], closed: boolean): string {
  const at = (i: number) => pts[(i + pts.length) % pts.length] as Pt
  if (pts.length < 3) return poly(pts, closed)
  const mid = (a: Pt, b: Pt): Pt => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const first = closed ? mid(at(-1), at(0)) : at(0)
  let d = `M${n(first[0])} ${n(first[1])}`
  const last = closed ? pts.length : pts.length - 1
  for (let i = 0; i < last; i++) {
    const m = mid(at(i), at(i + 1))
    d += `Q${n(at(i)[0])} ${n(at(i)[1])} ${n(m[0])} ${n(m[1])}`
  }
  const end = at(pts.length - 1)
  return closed ? `${d}Z` : `${d}L${n(end[0])} ${n(end[1])}`
}

/** Path data of a polyline whose corners are rounded with radius r. */
export function rounded(pts: readonly Pt[], r: number, closed = false): string {
  const count = pts.length
  const at = (i: number) => pts[(i + count) % count] as Pt
  const toward = (a: Pt, b: Pt): Pt => {
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const k = Math.min(r, len / 2) / len
    return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k]
  }
  let d = ''
  for (let i = 0; i < count; i++) {
    const p = at(i)
    if (!closed && (i === 0 || i === count - 1)) {
      d += `${i ? 'L' : 'M'}${n(p[0])} ${n(p[1])}`
      continue
    }
    const a = toward(p, at(i - 1))
    const b = toward(p, at(i + 1))
    d += `${d ? 'L' : 'M'}${n(a[0])} ${n(a[1])}Q${n(p[0])} ${n(p[1])} ${n(b[0])} ${n(b[1])}`
  }
  return closed ? `${d}Z` : d
}

/** A filled or stroked path. */
export function path(d: string, fill: string, stroke?: string, width?: number, more: Attrs = {}): string {
  return el('path', { d, fill, stroke, 'stroke-width': stroke ? width : undefined, ...more })
}

/** A circle. */
export function circle(
  x: number,
  y: number,
  r: number,
  fill: string,
  stroke?: string,
  width?: number,
): string {
  return el('circle', { cx: x, cy: y, r, fill, stroke, 'stroke-width': stroke ? width : undefined })
}

/** A rectangle, with rounded corners when r is given. */
export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  r = 0,
  more: Attrs = {},
): string {
  return el('rect', { x, y, width: w, height: h, fill, rx: r || undefined, ...more })
}

/** A straight line. */
export function seg(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width: number,
  more: Attrs = {},
) {
  return el('path', {
    d: `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`,
    fill: 'none',
    stroke,
    'stroke-width': width,
    ...more,
  })
}

/** A whole SVG document. */
export function svg(w: number, h: number, ...inner: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${inner.join('')}</svg>\n`
}
