import { addPart, newDiv, type Panel } from './phone-parts'

// These functions run in the page: see `phone-panel.ts`.

/** One of a dashboard's two charts; the wide one is drawn narrower. */
export type ChartPart = { chart: 'wide' | 'small'; to?: number }

/** A plan between two of its heads (from 0), its rows (from 1), and how wide their names are; dense rows say the name alone, large ones are few. */
export type PlanPart = {
  span: readonly [from: number, to: number]
  rows: readonly [from: number, to: number]
  names?: number
  isDense?: boolean
  isLarge?: boolean
}

/** Boxes of a graph, each in one of two columns and a row, and the lines between them; a hot one is coral. */
export type GraphPart = {
  boxes: [index: number, column: number, row: number][]
  lines: [from: number, to: number, isHot?: boolean][]
}

/** Shows a chart below its name. */
export function putChart(part: ChartPart, panel: Panel): void {
  const isWide = part.chart === 'wide'
  const card = panel.cards.filter((one) => one.querySelector('svg'))[isWide ? 0 : 1]
  const chart = card?.querySelector('svg')?.cloneNode(true) as SVGElement
  if (isWide) narrowChart(chart, part.to)
  addPart(
    panel,
    newDiv(`<div class="h">${card?.querySelector('.h')?.textContent}</div>${chart.outerHTML}`),
    'drawn',
  )
}

/** Makes a chart narrower: right of the values' 44 px all moves together; the words keep their size. */
export function narrowChart(chart: SVGElement, to = 360): void {
  const [, , width = 0, height] = (chart.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const moved = (x: string) => String(Number(x) <= 44 ? x : 44 + ((Number(x) - 44) * (to - 44)) / (width - 44))
  chart.setAttribute('viewBox', `0 0 ${to} ${height}`)
  for (const line of chart.querySelectorAll('path')) {
    const path = line.getAttribute('d') ?? ''
    line.setAttribute(
      'd',
      path.replace(/([MLH])([\d.]+)/g, (_, move, x) => move + moved(x)),
    )
  }
  for (const word of chart.querySelectorAll('text'))
    word.setAttribute('x', moved(word.getAttribute('x') ?? '0'))
}

/** How a plan lies in the panel. Places on it are counted in its heads from the left. */
export interface PlanScale {
  from: number
  to: number
  /** All heads of the plan, of which those between `from` and `to` are seen. */
  heads: number
  /** How wide the names of rows are, and the room of one head, CSS px. */
  names: number
  step: number
  /** The gap after a bar, how high bars are, and the size of their words. */
  gap: number
  high: number
  words: number
}

/** Shows the rows of a plan between two of its heads. */
export function putPlan({ span, rows, names = 98, isDense, isLarge }: PlanPart, panel: Panel): void {
  const card = panel.cards.find((one) => !one.querySelector('.h'))
  const [head, plan] = [...(card?.children ?? [])]
  const [from, to] = span
  const heads = [...(head?.lastElementChild?.children ?? [])]
  const step = (panel.parts.clientWidth - names) / (to - from)
  const scale: PlanScale = { from, to, heads: heads.length, names, step, gap: isDense ? 1 : 3, high: isLarge ? 42 : 32, words: isLarge ? 15 : 13 }
  const key = head?.firstElementChild?.innerHTML ?? ''
  const box = addPart(panel, newDiv(planHeads(heads, scale, key, isDense ? 2 : 1)), 'sheet2')
  box.style.cssText = 'display:flex;flex-direction:column;flex-grow:6;background:#fff'
  for (const row of [...(plan?.children ?? [])].slice(rows[0] - 1, rows[1])) box.append(planRow(row, scale))
  if (isDense) box.classList.add('dense')
  if (isLarge) box.classList.add('large')
  putNow(box, plan?.querySelector<HTMLElement>(':scope > i'), scale)
  // A name that does not fit its bar stands after it in dense rows, or is left out; never cut.
  for (const bar of box.querySelectorAll<HTMLElement>('span'))
    if (bar.scrollWidth > bar.clientWidth + 1 && bar.style.height) {
      if (isDense) wordsAfter(bar)
      else bar.textContent = ''
    }
}

/** Draws the line that says what time it is, where the plan has one and that time is seen. */
export function putNow(box: HTMLElement, line: HTMLElement | null | undefined, scale: PlanScale): void {
  const lane = line?.parentElement?.firstElementChild?.lastElementChild as HTMLElement | null | undefined
  if (!line || !lane) return
  const at = ((line.offsetLeft - lane.offsetLeft) / lane.offsetWidth) * scale.heads
  if (at < scale.from || at > scale.to) return
  const top = ((box.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0) - 6
  const now = document.createElement('i')
  now.style.cssText = `position:absolute;left:${planLeft(at, scale) - 1}px;top:${top}px;bottom:0;width:2px;background:#F2643D`
  now.innerHTML =
    '<i style="position:absolute;left:-4px;top:-4px;width:10px;height:10px;border-radius:5px;background:#F2643D"></i>'
  box.append(now)
}

/** Moves what a bar says to the right of its end, in ink or, of a coral bar, in coral; the bar is then as long as it is. */
export function wordsAfter(bar: HTMLElement): void {
  const words = document.createElement('b')
  bar.style.setProperty('padding', '0', 'important')
  words.textContent = bar.textContent
  const isHot = getComputedStyle(bar).backgroundColor === 'rgb(242, 100, 61)'
  words.style.cssText = `position:absolute;left:${bar.offsetLeft + bar.offsetWidth + 5}px;color:${isHot ? '#C23F1B' : '#0B1A26'}`
  bar.textContent = ''
  bar.after(words)
}

/** Where a place on a plan lies, CSS px from the panel's left. */
export function planLeft(at: number, { from, names, step }: PlanScale): number {
  return names + (at - from) * step
}

/** The heads of a plan as markup, after the key to its colours, all or every second one; the last one needs room for its words. */
export function planHeads(heads: Element[], scale: PlanScale, key: string, every: number): string {
  const seen = heads.map((head, i) =>
    i % every === 0 && i >= scale.from - 0.001 && i < scale.to - 0.35
      ? `<span style="position:absolute;white-space:nowrap;left:${planLeft(i, scale)}px;top:8px;font-size:${scale.words}px;color:#566874">${head.textContent}</span>`
      : '',
  )
  return `<div style="position:relative;height:36px;flex:none">${key}${seen.join('')}</div>`
}

/** A row of a plan: its name, a rule below each head, its bars. */
export function planRow(row: Element, scale: PlanScale): HTMLElement {
  const line = newDiv(
    `<div style="width:${scale.names}px;padding-left:16px;line-height:1.3;flex:none">${row.firstElementChild?.innerHTML}</div>`,
  )
  line.style.cssText = 'position:relative;display:flex;align-items:center;flex:1;border-top:1px solid #E9EEF1'
  for (let i = Math.ceil(scale.from); i < scale.to; i++) {
    const rule = document.createElement('i')
    rule.style.cssText = `position:absolute;left:${planLeft(i, scale)}px;top:0;bottom:0;width:1px;background:#E9EEF1`
    line.append(rule)
  }
  for (const bar of row.querySelectorAll<HTMLElement>(':scope > div:last-child > span'))
    line.append(...planBar(bar, scale))
  return line
}

/** What is seen of a bar, or nothing: where the plan goes on, the bar has no round corners. */
export function planBar(bar: HTMLElement, scale: PlanScale): HTMLElement[] {
  const placeOf = (percent: string) => (Number.parseFloat(percent) / 100) * scale.heads
  const start = placeOf(bar.style.left)
  const end = start + placeOf(bar.style.width.replace('calc(', ''))
  const [a, b] = [Math.max(start, scale.from), Math.min(end, scale.to)]
  if (b - a < 0.04) return []
  const shown = bar.cloneNode(true) as HTMLElement
  const width = (b - a) * scale.step - (b === scale.to ? 0 : scale.gap)
  shown.style.cssText += `;left:${planLeft(a, scale)}px;width:${width}px;top:calc(50% - ${scale.high / 2}px);height:${scale.high}px;line-height:${scale.high}px;font-size:${scale.words}px;padding:0 6px`
  if (b < end) shown.style.borderRadius = '6px 0 0 6px'
  if (a > start) shown.style.borderRadius = '0 6px 6px 0'
  return [shown]
}

/** A box's upper left corner, and the size that all of them have. */
export interface Spot {
  x: number
  y: number
  width: number
  height: number
}

/** Shows boxes of a graph in two columns, and the lines between them. */
export function putGraph({ boxes, lines }: GraphPart, panel: Panel): void {
  const graph = panel.cards.find((one) => !one.querySelector('.h'))
  const nodes = [...(graph?.querySelectorAll<HTMLElement>(':scope > div > div') ?? [])]
  const sheet = addPart(panel, newDiv(), 'sheet2')
  const spots = graphSpots(boxes, sheet.clientWidth, sheet.clientHeight || 380)
  const paths = lines.map(([from, to, isHot]) => {
    const [a, b] = [spots.get(from), spots.get(to)]
    if (!a || !b) throw new Error(`a line between boxes that are not shown: ${from} – ${to}`)
    return graphLine(a, b, isHot)
  })
  sheet.innerHTML = `<svg>${paths.join('')}</svg>`
  for (const [i, spot] of spots) sheet.append(graphBox(nodes[i] as HTMLElement, spot))
}

/** Where boxes stand on a sheet, by their index. */
export function graphSpots(boxes: GraphPart['boxes'], wide: number, tall: number): Map<number, Spot> {
  const rows = Math.max(...boxes.map(([, , row]) => row)) + 1
  const height = Math.min(66, (tall - 24) / rows - 20)
  const width = (wide - 40) / 2
  const pitch = (tall - 24 - height) / Math.max(1, rows - 1)
  const left = (column: number) =>
    column === 0.5 ? (wide - width) / 2 : column === 0 ? 12 : wide - 12 - width
  return new Map(
    boxes.map(([i, column, row]) => [i, { x: left(column), y: 12 + row * pitch, width, height }]),
  )
}

/** A line between two boxes as markup: straight to one beside it, in a curve to one below. */
export function graphLine(a: Spot, b: Spot, isHot = false): string {
  const look = `fill="none" stroke="${isHot ? '#F2643D' : '#8FC7CB'}" stroke-width="${isHot ? 2.4 : 1.8}"`
  if (a.y === b.y) return `<path d="M${a.x + a.width} ${a.y + a.height / 2}H${b.x}" ${look}/>`
  const [from, to] = [a.x + a.width / 2, b.x + b.width / 2]
  const middle = (a.y + a.height + b.y) / 2
  return `<path d="M${from} ${a.y + a.height}C${from} ${middle} ${to} ${middle} ${to} ${b.y}" ${look}/>`
}

/** A graph's box at its spot. */
export function graphBox(node: HTMLElement, { x, y, width, height }: Spot): HTMLElement {
  const box = node.cloneNode(true) as HTMLElement
  box.style.cssText += `;left:${x}px;top:${y}px;width:${width}px;height:${height}px;padding:0 12px;display:flex;flex-direction:column;justify-content:center;line-height:1.3`
  for (const one of box.querySelectorAll<HTMLElement>('b,span'))
    one.style.fontSize = one.tagName === 'B' ? '14px' : '13px'
  box.querySelector('br')?.remove()
  return box
}
