import { bars, lines } from '../ui/charts'
import { hue } from '../ui/palette'
import { type Column, chip, fact, figure, panel, type Tone, table } from '../ui/parts'

export type Cell = string
export type Side = string[]

const body = (main: string, side: Side, width = 348) =>
  `<div class="grid fill" style="grid-template-columns:1fr ${width}px"><div class="col g16" style="min-width:0">${main}</div><div class="col g16">${side.join('')}</div></div>`

/** A list of facts in one card above the content. */
export const factBar = (facts: [string, string][]) =>
  `<section class="card" style="padding:18px 24px;display:grid;grid-template-columns:repeat(${facts.length},auto);justify-content:space-between">${facts.map(([label, value]) => fact(label, value)).join('')}</section>`

/** Facts, a table that fills the page or leaves room for what stands below it, and cards beside it. */
export function board(
  facts: [string, string][],
  columns: Column[],
  rows: Cell[][],
  side: Side,
  rowHeight = 50,
  below = '',
): string {
  return body(
    `${factBar(facts)}<section class="card flush ${below ? '' : 'f1'}">${table(columns, rows, rowHeight)}</section>${below}`,
    side,
  )
}

/** Four figures, a large chart with a second one, and a table below. */
export function dashboard(
  figures: [string, string, string, 'up' | 'down' | 'flat'][],
  chart: { title: string; aside: string; svg: string },
  second: { title: string; svg: string },
  columns: Column[],
  rows: Cell[][],
): string {
  const cards = figures.map((item) => `<section class="card">${figure(...item)}</section>`).join('')
  return `<div class="col g16" style="height:100%"><div style="display:grid;grid-template-columns:repeat(4,1fr);gap:16px">${cards}</div>
  <div style="display:grid;grid-template-columns:1fr 400px;gap:16px">${panel(chart.title, chart.aside, chart.svg)}${panel(second.title, '', second.svg)}</div>
  <section class="card flush f1">${table(columns, rows, 46)}</section></div>`
}

export type Bar = {
  from: number
  length: number
  label?: string
  tone?: 'teal' | 'foam' | 'ink' | 'coral' | 'hatch'
}
const fills = { teal: hue.teal, foam: hue.foam, ink: hue.deep, coral: hue.coral, hatch: '#DDE6EA' } as const

/** Bars on lines over a scale of equal steps: a plan. `now` in steps. */
export function gantt(
  heads: string[],
  rows: { label: string; note: string; bars: Bar[] }[],
  now: number,
  side: Side,
): string {
  const step = 100 / heads.length
  const scale = heads
    .map(
      (head, i) =>
        `<span style="position:absolute;left:${i * step}%;font-size:12px;color:${hue.faint}">${head}</span>`,
    )
    .join('')
  const rules = heads
    .map(
      (_, i) =>
        `<i style="position:absolute;left:${i * step}%;top:0;bottom:0;width:1px;background:${hue.hair}"></i>`,
    )
    .join('')
  const bar = ({ from, length, label = '', tone = 'teal' }: Bar) =>
    `<span style="position:absolute;z-index:1;left:${from * step}%;width:calc(${length * step}% - 3px);top:16px;height:30px;border-radius:6px;background:${fills[tone]};color:${tone === 'foam' || tone === 'hatch' ? hue.deep : '#fff'};font-size:12px;line-height:30px;padding:0 8px;overflow:hidden;white-space:nowrap">${label}</span>`
  const rowHtml = rows
    .map(
      (row) =>
        `<div style="display:grid;grid-template-columns:150px 1fr;border-top:1px solid ${hue.hair};height:62px"><div style="padding:12px 16px;line-height:1.3"><b class="s13">${row.label}</b><br><span class="s12 mut">${row.note}</span></div><div style="position:relative">${rules}${row.bars.map(bar).join('')}</div></div>`,
    )
    .join('')
  const main = `<section class="card flush f1"><div style="display:grid;grid-template-columns:150px 1fr;height:40px;align-items:center"><span></span><div style="position:relative;height:18px">${scale}</div></div><div style="position:relative">${rowHtml}<i style="position:absolute;left:calc(150px + (100% - 150px) * ${(now * step) / 100});top:-8px;bottom:0;width:2px;background:${hue.coral}"></i></div></section>`
  return body(main, side, 300)
}

export type Node = { x: number; y: number; title: string; note: string; tone?: Tone }

/** Boxes joined by bent lines: a flow or a genealogy, with what stands on the sheet below them. Coordinates in px of an 960 × 640 sheet. */
export function graph(nodes: Node[], edges: [number, number, boolean?][], side: Side, below = ''): string {
  const [w, h] = [176, 64]
  const at = (i: number) => nodes[i] ?? { x: 0, y: 0 }
  const paths = edges.map(([from, to, isHot]) => {
    const [a, b] = [at(from), at(to)]
    const stroke = `fill="none" stroke="${isHot ? hue.coral : hue.foam}" stroke-width="${isHot ? 2.4 : 1.8}"`
    // In one column from below the one to above the other.
    if (a.x === b.x) return `<path d="M${a.x + w / 2} ${a.y + h}V${b.y}" ${stroke}/>`
    const x = (a.x + w + b.x) / 2
    return `<path d="M${a.x + w} ${a.y + h / 2}C${x} ${a.y + h / 2} ${x} ${b.y + h / 2} ${b.x} ${b.y + h / 2}" ${stroke}/>`
  })
  const boxes = nodes.map(
    ({ x, y, title, note, tone = 'mute' }) =>
      `<div style="position:absolute;left:${x}px;top:${y}px;width:${w}px;height:${h}px;border:1px solid ${tone === 'bad' ? hue.coral : hue.line};border-radius:10px;background:${tone === 'solid' ? hue.wash : '#fff'};padding:10px 14px;line-height:1.35;overflow:hidden"><b class="s13 nw">${title}</b><br><span class="s12 mut nw">${note}</span></div>`,
  )
  const main = `<section class="card flush f1"><div style="position:relative;width:100%;height:100%;background:radial-gradient(${hue.hair} 1.2px,transparent 1.2px) 0 0/24px 24px"><svg style="position:absolute;inset:0" width="980" height="690">${paths.join('')}</svg>${boxes.join('')}${below}</div></section>`
  return body(main, side, 300)
}

/** A chart of lines in the house's colours; the second is dashed and says what it is. */
export const trend = (
  width: number,
  height: number,
  labels: string[],
  min: number,
  max: number,
  series: number[][],
  dashed: string,
  format: (v: number) => string = String,
) =>
  lines(
    { width, height, min, max, steps: 4, labels, format, left: 48 },
    series.map((values, i) => ({
      values,
      colour: [hue.teal, hue.silver, hue.foam][i] ?? hue.teal,
      area: i === 0,
      width: i === 0 ? 2.4 : 2,
      ...(i === 1 && { dash: true, name: dashed }),
    })),
  )

/** A chart of stacked bars in the house's colours. */
export const stack = (width: number, height: number, labels: string[], max: number, groups: number[][]) =>
  bars(
    { width, height, min: 0, max, steps: 4, labels, left: 40 },
    groups,
    [hue.teal, hue.foam, hue.coral],
    true,
  )

/** Label, value, tone of the value, note below. */
export type Line = [string, string, (Tone | undefined)?, string?]

/** A short list of lines with a value each. */
export const list = (rows: Line[]) =>
  rows
    .map(
      ([label, value, tone, note]) =>
        `<div class="row between" style="min-height:44px;flex:0 1 60px;border-top:1px solid ${hue.hair}"><span class="s13" style="line-height:1.35">${label}${note ? `<br><span class="s12 mut">${note}</span>` : ''}</span>${tone ? chip(value, tone) : `<b class="s13 nw">${value}</b>`}</div>`,
    )
    .join('')

/** A card with a heading and a list, whose lines share what height there is. */
export const listCard = (title: string, rows: Line[], style = 'flex:1') =>
  `<section class="card" style="display:flex;flex-direction:column;${style}"><div class="h" style="margin-bottom:10px">${title}</div>${list(rows)}</section>`
