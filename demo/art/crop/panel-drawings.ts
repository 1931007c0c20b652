// These functions run in the page, as those of `phone-panel.ts` do.

/** A graph of a few of a screen's boxes: each by its index with its upper left corner, and the lines between them; a hot one is coral. */
export interface Sketch {
  boxes: [index: number, x: number, y: number][]
  lines: [from: number, to: number, isHot?: boolean][]
  /** How wide a box is, if not 150 px. */
  width?: number
}

/** Makes a chart lower: all moves together but the words, which keep their size. */
export function lowChart(chart: SVGElement, to: number): void {
  const [, , width, height = to] = (chart.getAttribute('viewBox') ?? '').split(' ').map(Number)
  chart.setAttribute('viewBox', `0 0 ${width} ${to}`)
  chart.setAttribute('height', String(to))
  // What stands below the sheet's rules, 26 px of labels, stays as high as it is.
  const share = (to - 26) / (height - 26)
  for (const shape of chart.querySelectorAll('path, rect')) {
    shape.setAttribute('transform', `scale(1 ${share})`)
    shape.setAttribute('vector-effect', 'non-scaling-stroke')
  }
  for (const word of chart.querySelectorAll('text')) {
    const y = Number(word.getAttribute('y'))
    word.setAttribute('y', String(y > height - 10 ? y - height + to : (y - 4) * share + 4))
  }
}

/** Lays a few of a graph's boxes out anew, so that all of them are whole, and draws the lines between them. */
export function placeGraph(card: Element, { boxes, lines, width = 150 }: Sketch): void {
  const height = 64
  const nodes = [...card.querySelectorAll<HTMLElement>(':scope > div > div')]
  for (const node of nodes) node.style.display = 'none'
  const spots = new Map(boxes.map(([i, x, y]) => [i, { x, y }]))
  for (const [i, { x, y }] of spots) {
    const node = nodes[i] as HTMLElement
    node.style.cssText += `;display:block;left:${x}px;top:${y}px;width:${width}px;padding:10px 12px`
  }
  const paths = lines.map(([from, to, isHot]) => {
    const [a, b] = [spots.get(from), spots.get(to)]
    if (!a || !b) throw new Error(`a line between boxes that are not shown: ${from} – ${to}`)
    const look = `fill="none" stroke="${isHot ? '#F2643D' : '#8FC7CB'}" stroke-width="${isHot ? 2.4 : 1.8}"`
    if (a.x === b.x) return `<path d="M${a.x + width / 2} ${a.y + height}V${b.y}" ${look}/>`
    const [x, high, low] = [(a.x + width + b.x) / 2, a.y + height / 2, b.y + height / 2]
    return `<path d="M${a.x + width} ${high}C${x} ${high} ${x} ${low} ${b.x} ${low}" ${look}/>`
  })
  const sheet = card.querySelector('svg')
  if (sheet) sheet.innerHTML = paths.join('')
}
