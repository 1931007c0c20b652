import { type ChartPart, type GraphPart, type PlanPart, putChart, putGraph, putPlan } from './phone-drawings'
import {
  type ElementPart,
  type FiguresPart,
  type ListPart,
  newDiv,
  type Panel,
  putElement,
  putFigures,
  putList,
  putTable,
  type TablePart,
} from './phone-parts'

// What this file, `phone-parts.ts` and `phone-drawings.ts` export runs in the page, where only the functions are: they
// use no constant that stands beside them, and no function that is not exported.

/** One part of a screen as a phone shows it; the parts of a picture stand below each other and share its height. */
export type Part = TablePart | ListPart | FiguresPart | ChartPart | PlanPart | GraphPart | ElementPart

/** Takes the parts out of the screen and stacks them in a panel. */
export function arrange(o: {
  parts: Part[]
  mark: string
  beside: string
  symbol: string
  css: string
}): void {
  const body = document.querySelector('.body') as HTMLElement
  const cards = [...body.querySelectorAll<HTMLElement>('.card')]
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  const root = document.createElement('div')
  root.className = 'root'
  root.innerHTML = `<style>${o.css}</style>${o.beside}<div class="panel"><div class="top">${o.symbol}<span><b>${textOf('.bar .name')}</b><span>${textOf('.phead h1')}</span></span>${o.mark}</div><div class="parts"></div></div>`
  document.body.append(root)
  alignMark(root)
  const parts = root.querySelector('.parts') as HTMLElement
  for (const part of o.parts) putPart(part, { body, cards, root, parts, count: o.parts.length })
}

/** Puts a part into the panel by the function for its kind. */
export function putPart(part: Part, panel: Panel): void {
  if ('columns' in part) putTable(part, panel)
  else if ('list' in part) putList(part, panel)
  else if ('figures' in part) putFigures(part, panel)
  else if ('chart' in part) putChart(part, panel)
  else if ('span' in part) putPlan(part, panel)
  else if ('boxes' in part) putGraph(part, panel)
  else putElement(part, panel)
}

/** Moves a customer's logo to the right: it ends where its last letter ends, not where its file does. */
export function alignMark(root: HTMLElement): void {
  const mark = root.querySelector<HTMLImageElement>('.top img')
  if (!mark) return
  const bytes = Uint8Array.from(atob(mark.src.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0))
  const probe = newDiv(new TextDecoder().decode(bytes))
  root.append(probe)
  const svg = probe.firstElementChild as SVGSVGElement
  const { x, width } = svg.getBBox()
  const { width: whole, height } = svg.viewBox.baseVal
  probe.remove()
  mark.style.marginRight = `${(((x + width - whole) * mark.clientHeight) / height).toFixed(1)}px`
}
