// These functions run in the page: see `phone-panel.ts`.

/** The panel that is drawn, and the screen that its parts are taken from. */
export interface Panel {
  /** The screen below its head, and its cards. */
  body: HTMLElement
  cards: HTMLElement[]
  root: HTMLElement
  /** Where the parts stand, and how many they will be. */
  parts: HTMLElement
  count: number
}

/** The screen's table: these columns (from 1), of its rows those from – to (from 1), and one more column small below the first, after its name. */
export type TablePart = {
  columns: number[]
  rows?: readonly [from: number, to: number]
  below?: { column: number; isNamed: boolean }
}

/** The nth card that is a list (from 0), and how many of its lines. */
export type ListPart = { list: number; lines?: number }

/** Figures of the screen, two a row (from 0). */
export type FiguresPart = { figures: number[] }

/** Any element, with rules of its own. */
export type ElementPart = { element: string; css?: string; zoom?: number }

/** Shows the chosen rows and columns of the screen's table. */
export function putTable(part: TablePart, panel: Panel): void {
  const table = panel.body.querySelector('table')?.cloneNode(true) as HTMLTableElement
  table.querySelector('colgroup')?.remove()
  keepRows(table, part.rows)
  if (part.below) moveBelow(table, part.below, Math.min(...part.columns))
  keepColumns(table, part.columns)
  for (const cell of table.querySelectorAll('td')) wrapLong(cell)
  addPart(panel, newDiv(), 'sheet').append(table)
  fitTable(table, panel)
}

/** Leaves the rows from – to in a table's body. */
export function keepRows(table: HTMLTableElement, [from, to]: readonly [number, number] = [1, 99]): void {
  const rows = [...(table.tBodies[0]?.rows ?? [])]
  for (const [i, row] of rows.entries()) if (i + 1 < from || i + 1 > to) row.remove()
}

/** Says what a column says small below the first of those that stay; a dash says nothing. */
export function moveBelow(
  table: HTMLTableElement,
  { column, isNamed }: { column: number; isNamed: boolean },
  first: number,
): void {
  const name = table.tHead?.rows[0]?.cells[column - 1]?.textContent
  const label = isNamed ? `<span class="mut">${name}</span> ` : ''
  for (const row of table.tBodies[0]?.rows ?? []) {
    const said = row.cells[column - 1]?.innerHTML
    if (said !== '—')
      row.cells[first - 1]?.insertAdjacentHTML('beforeend', `<div class="s12">${label}${said}</div>`)
  }
}

/** Leaves these columns (from 1) in a table. */
export function keepColumns(table: HTMLTableElement, columns: number[]): void {
  for (const row of table.rows)
    for (const [i, cell] of [...row.cells].entries()) if (!columns.includes(i + 1)) cell.remove()
}

/** Lets long words take two lines, but not in the middle of a number. */
export function wrapLong(cell: HTMLElement): void {
  if (cell.querySelector('.chip') || (cell.textContent ?? '').length <= 11) return
  cell.classList.add('wraps')
  for (const node of cell.childNodes)
    if (node.nodeType === Node.TEXT_NODE)
      node.textContent = (node.textContent ?? '').replace(/(\w)-(?=\w)/g, '$1\u2060-\u2060')
}

/** A table of few rows that has the panel to itself is set larger, if it can be, in rows of one height. */
export function fitTable(table: HTMLTableElement, { parts, count }: Panel): void {
  const rows = [...(table.tBodies[0]?.rows ?? [])]
  if (count === 1 && rows.length < 6) {
    table.classList.add('few')
    for (const row of rows) row.style.height = `${100 / rows.length}%`
  }
  if (table.offsetWidth > parts.clientWidth) table.classList.remove('few')
  if (table.offsetWidth > parts.clientWidth)
    throw new Error(`a table ${table.offsetWidth} px wide does not fit`)
}

/** Shows a card that is a list, as tall as it has lines. */
export function putList(part: ListPart, panel: Panel): void {
  const lists = panel.cards.filter(
    (card) => card.firstElementChild?.matches('.h') && card.querySelector('.row.between'),
  )
  const card = addPart(panel, lists[part.list]?.cloneNode(true) as HTMLElement, 'listed')
  card.style.cssText = ''
  const lines = [...card.querySelectorAll(':scope > .row')]
  for (const line of lines.slice(part.lines ?? 99)) line.remove()
  card.style.flexGrow = String(part.lines ?? lines.length)
}

/** Shows figures of the screen as tiles: what each counts, the figure, and what is noted below it. */
export function putFigures(part: FiguresPart, panel: Panel): void {
  const all = panel.cards
    .flatMap((card) => [...card.querySelectorAll(':scope > div')])
    .filter((fact) => fact.querySelector(':scope > .lbl'))
    .map((fact) => [...fact.children].map((child) => child.innerHTML))
  const tiles = part.figures.map((i) => figureTile(all[i] ?? []))
  addPart(panel, newDiv(tiles.join('')), 'tiles')
}

/** A figure's tile as markup; a long one is set smaller. */
export function figureTile([label = '', value = '', note = '']: string[]): string {
  // A Chinese sign is as wide as two others.
  const length = value.replace(/<[^>]+>/g, '').replace(/[⺀-￿]/g, '__').length
  return `<div><div class="lbl">${label}</div><div class="value ${length > 12 ? 'long' : ''}">${value}</div>${note ? `<div class="note">${note}</div>` : ''}</div>`
}

/** Shows an element of the screen by its own rules. */
export function putElement(part: ElementPart, panel: Panel): void {
  const element = panel.body.querySelector(part.element)?.cloneNode(true) as HTMLElement
  const style = document.createElement('style')
  style.textContent = part.css ?? ''
  panel.root.append(style)
  addPart(panel, element, 'taken')
  if (part.zoom) element.style.zoom = String(part.zoom)
}

/** Adds an element to the panel's parts, with a class for its kind. */
export function addPart<E extends HTMLElement>(panel: Panel, element: E, kind: string): E {
  element.classList.add(kind)
  panel.parts.append(element)
  return element
}

/** A `div` around markup. */
export function newDiv(html = ''): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}
