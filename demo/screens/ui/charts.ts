import { hue } from './palette'

export type Series = { values: number[]; colour?: string; dash?: boolean; area?: boolean; width?: number; name?: string }
export type Plot = {
  width: number
  height: number
  min: number
  max: number
  steps: number
  labels?: string[]
  format?: (value: number) => string
  left?: number
}

/** Maps a value of [a, b] onto [c, d]. */
export function scale(a: number, b: number, c: number, d: number): (value: number) => number {
  return (value) => c + ((value - a) / (b - a)) * (d - c)
}

/** A line of SVG text. */
export function text(x: number, y: number, content: string, more = ''): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="12" fill="${hue.faint}" ${more}>${content}</text>`
}

/** The frame of a plot: horizontal rules, their values and the labels below. */
function axes(plot: Plot, left: number, bottom: number): string {
  const y = scale(plot.min, plot.max, bottom, 6)
  const rules = Array.from(
    { length: plot.steps + 1 },
    (_, i) => plot.min + ((plot.max - plot.min) / plot.steps) * i,
  )
  return rules
    .map((value) => {
      const line = `<path d="M${left} ${y(value).toFixed(1)}H${plot.width}" stroke="${hue.hair}"/>`
      return (
        line +
        text(left - 10, y(value) + 4, plot.format ? plot.format(value) : String(value), 'text-anchor="end"')
      )
    })
    .join('')
}

function svg(plot: Plot, content: string): string {
  return `<svg width="${plot.width}" height="${plot.height}" viewBox="0 0 ${plot.width} ${plot.height}">${content}</svg>`
}

/** A line chart; a series may be dashed, filled below or named at its end. `extra` draws over it with the same scales. */
export function lines(
  plot: Plot,
  series: Series[],
  extra?: (x: (i: number) => number, y: (v: number) => number) => string,
): string {
  const left = plot.left ?? 44
  const bottom = plot.height - (plot.labels ? 26 : 6)
  const count = Math.max(...series.map(({ values }) => values.length))
  const x = scale(0, count - 1, left + 8, plot.width - 8)
  const y = scale(plot.min, plot.max, bottom, 6)
  const drawn = series.map(({ values, colour = hue.teal, dash, area, width = 2 }) => {
    const points = values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L')
    const fill = area
      ? `<path d="M${x(0)} ${bottom}L${points}L${x(values.length - 1)} ${bottom}Z" fill="${hue.wash}"/>`
      : ''
    return `${fill}<path d="M${points}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${dash ? 'stroke-dasharray="4 5"' : ''}/>`
  })
  const every = plot.labels ? (count - 1) / Math.max(1, plot.labels.length - 1) : 0
  const labels = (plot.labels ?? []).map((label, i, all) => {
    const anchor = i === 0 ? 'start' : i === all.length - 1 ? 'end' : 'middle'
    return text(x(i * every), plot.height - 6, label, `text-anchor="${anchor}"`)
  })
  const names = series.map((one) => (one.name ? nameOf(one, one.name, series, x, y) : ''))
  return svg(
    plot,
    axes(plot, left, bottom) + drawn.join('') + labels.join('') + names.join('') + (extra ? extra(x, y) : ''),
  )
}

/** A line's name at its end, on the side that the other line leaves free; a falling one has it at its start, where it does not run through it. */
function nameOf(
  { values }: Series,
  name: string,
  all: Series[],
  x: (i: number) => number,
  y: (v: number) => number,
): string {
  const last = values.length - 1
  const isFalling = (values[last] ?? 0) < (values[last - 1] ?? 0)
  const at = isFalling ? 0 : last
  const value = values[at] ?? 0
  const isAbove = all.every((other) => (other.values[at] ?? 0) <= value)
  return `<text x="${x(at).toFixed(1)}" y="${(y(value) + (isAbove ? -9 : 18)).toFixed(1)}" font-size="12" font-weight="500" fill="${hue.muted}" text-anchor="${isFalling ? 'start' : 'end'}">${name}</text>`
}

/** Grouped or stacked bars: one list of values per group. */
export function bars(
  plot: Plot,
  groups: number[][],
  colours: string[],
  stacked = false,
  share = 0.56,
): string {
  const left = plot.left ?? 44
  const bottom = plot.height - (plot.labels ? 26 : 6)
  const y = scale(plot.min, plot.max, bottom, 6)
  const step = (plot.width - left) / groups.length
  const drawn = groups.map((values, g) => {
    const wide = (step * share) / (stacked ? 1 : values.length)
    let base = 0
    return values
      .map((value, i) => {
        const from = stacked ? base : 0
        base += value
        const at = left + step * g + (step * (1 - share)) / 2 + (stacked ? 0 : i * wide)
        const top = y(from + value)
        return `<rect x="${at.toFixed(1)}" y="${top.toFixed(1)}" width="${(wide - (stacked ? 0 : 3)).toFixed(1)}" height="${Math.max(0, y(from) - top - (stacked && i > 0 ? 1 : 0)).toFixed(1)}" rx="2" fill="${colours[i % colours.length]}"/>`
      })
      .join('')
  })
  const labels = (plot.labels ?? []).map((label, g) =>
    text(left + step * (g + 0.5), plot.height - 6, label, 'text-anchor="middle"'),
  )
  return svg(plot, axes(plot, left, bottom) + drawn.join('') + labels.join(''))
}

/** A legend entry: a mark of colour and its word. */
export function legend(entries: [string, string][]): string {
  return `<span class="row g16 s12 mut nw">${entries.map(([word, colour]) => `<span class="row g6"><i style="width:10px;height:10px;border-radius:3px;background:${colour}"></i>${word}</span>`).join('')}</span>`
}
