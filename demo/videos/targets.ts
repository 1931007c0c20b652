/* Where things are on a product's screen, as selectors; all count from 1. */

const left = '.body>.grid>.col:first-child'

export const title = '.phead h1'
export const subtitle = '.phead p'
export const head = '.phead>div:first-child'
/** The main button of the page's head, and the chip before it. */
export const action = '.phead .btn:last-child'
export const state = '.phead .chip'

/** A fact of the bar above a table, and its value. */
export const fact = (n: number) => `${left}>.card:first-child>div:nth-child(${n})`
export const factValue = (n: number) => `${fact(n)}>.w5`

export const column = (n: number) => `thead th:nth-child(${n})`
export const row = (n: number) => `tbody tr:nth-child(${n})`
export const cell = (r: number, c: number) => `${row(r)} td:nth-child(${c})`

/** A line of the checks below an order's lines: its words and its state. */
const check = (n: number) => `${left}>.f1:last-child>.card:first-child>.row:nth-child(${n + 1})`
export const checkWords = (n: number) => `${check(n)}>:first-child`
export const checkState = (n: number) => `${check(n)}>:last-child`

/** A card beside the content, a line of it, its words and its value. */
export const side = (n: number) => `.body>.grid>.col:last-child>.card:nth-child(${n})`
export const line = (card: number, n: number) => `${side(card)}>.row:nth-child(${n + 1})`
export const lineWords = (card: number, n: number) => `${line(card, n)}>:first-child`
export const lineValue = (card: number, n: number) => `${line(card, n)}>:last-child`

/** A figure of a dashboard, its label, value and note; a chart; its figures' table follows with `row` and `cell`. */
export const figure = (n: number) => `.body>.col>div:first-child>.card:nth-child(${n})`
export const figureLabel = (n: number) => `${figure(n)} .lbl`
export const figureValue = (n: number) => `${figure(n)} .fig`
export const figureNote = (n: number) => `${figure(n)} .f1>div:last-child`
export const chart = (n: number) => `.body>.col>div:nth-child(2)>section:nth-child(${n})`

/** A box of a graph, with its title and note. */
export const node = (n: number) => `.body .card.flush>div>div:nth-of-type(${n})`
/** A line of a plan, its name, and a bar on it. */
export const lane = (n: number) => `.body .card.flush>div:nth-child(2)>div:nth-child(${n})`
export const laneName = (n: number) => `${lane(n)}>div:first-child>b`
export const laneNote = (n: number) => `${lane(n)}>div:first-child>span`
export const bar = (l: number, n: number) => `${lane(l)}>div:nth-child(2)>span:nth-of-type(${n})`
/** A bin of the warehouse's map. */
export const bin = (aisle: number, n: number) =>
  `.body .card:first-child>div:nth-child(${aisle})>i:nth-of-type(${n})`

/** A row of the form that is built, and one of two fields that stand beside each other in it. */
export const field = (n: number) => `.body .card.f1.col>div:nth-child(${n})`
export const fieldBeside = (row: number, n: number) => `${field(row)}>div:nth-child(${n})`

/** A message of the dialogue with Core, its evidence and its buttons. */
export const message = (n: number) => `${side(1)}>.row:nth-child(${n + 1})>div`
export const evidence = (n: number) => `${message(2)}>div:nth-of-type(${n})`
export const answer = `${message(2)}>div:last-child>.btn`

/** Makes a board's or a dashboard's table only so wide, so that it can be read whole. */
export const narrow = (width: number) => ({
  of: '.body>.grid',
  css: `grid-template-columns:${width}px 348px`,
})
export const narrowTable = (width: number) => ({
  of: '.body>.col>section:last-child',
  css: `width:${width}px`,
})
