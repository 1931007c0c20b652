import type { Lang } from '../../screens/lib/lang'
import type { Scene } from '../../screens/lib/scene'
import { symbol } from '../../screens/ui/symbol'
import { openScene, shot } from './page'

/** One part of a screen as a phone shows it; the parts of a picture stand below each other and share its height. */
export type Part =
  /** The screen's table: these columns (from 1), and of its rows those from – to (from 1). */
  | { columns: number[]; rows?: readonly [from: number, to: number] }
  /** The nth card that is a list (from 0), and how many of its lines. */
  | { list: number; lines?: number }
  /** Figures of the screen, two a row (from 0). */
  | { figures: number[] }
  /** The smaller one of a dashboard's two charts. */
  | { chart: true }
  /** A plan between two of its heads (from 0), and its rows (from 1). */
  | { span: readonly [from: number, to: number]; rows: readonly [from: number, to: number] }
  /** Boxes of a graph, each in one of two columns and a row, and the lines between them; a hot one is coral. */
  | {
      boxes: [index: number, column: number, row: number][]
      lines: [from: number, to: number, isHot?: boolean][]
    }
  /** Any element, with rules of its own. */
  | { element: string; css?: string; zoom?: number }

export interface PhoneCrop {
  scene: Scene
  lang: Lang
  parts: Part[]
}

export const phone = { width: 404, height: 473, ratio: 2 }

/** Draws what a phone shows of a screen: the head of the window, then parts of the screen, each whole. */
export async function drawPhone({ scene, lang, parts }: PhoneCrop): Promise<Buffer> {
  const page = await openScene(scene, lang, phone.ratio)
  await page.evaluate(arrange, { parts, symbol: symbol(26, '#57CDD4', '#0B1A26'), ...phone })
  return shot(page, phone)
}

/** The part of a product's phone screen above its tabs, in the same frame. */
export async function drawHandset({ scene, lang }: Omit<PhoneCrop, 'parts'>): Promise<Buffer> {
  const page = await openScene(scene, lang, phone.ratio)
  await page.addStyleTag({
    content: `html body{background:radial-gradient(circle at 72% 40%,#fff,#e3f0f1 82%)}.ph.ph.ph{position:absolute;left:16px;top:16px;width:372px;height:441px;border-radius:16px;box-shadow:0 24px 60px rgba(11,60,70,.2)}
.ph .st,.ph .tb,.ph .ft{display:none}.ph.ph .hd{padding:14px 20px}.ph.ph.ph .ct{gap:10px;padding:12px}.ph.ph .ct .card{padding:10px 16px;flex:none}.ph.ph .ct .card.f1{display:flex;flex-direction:column;flex:1}.ct .card.f1>.row{flex:1!important;min-height:0!important}.ph .ct .s13{font-size:15px}.ph .ct :is(.s12,.lbl,.chip){font-size:13px}.ph .fig{font-size:24px}`,
  })
  return shot(page, phone)
}

/** In the page: takes the parts out of the screen and stacks them in a panel. */
function arrange(o: { parts: Part[]; symbol: string; width: number; height: number }): void {
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  const body = document.querySelector('.body') as HTMLElement
  const cards = [...body.querySelectorAll<HTMLElement>('.card')]
  const lists = cards.filter(
    (card) => card.firstElementChild?.matches('.h') && card.querySelector('.row.between'),
  )
  const root = document.createElement('div')
  root.className = 'root'
  root.innerHTML = `<style>
.root{position:fixed;left:0;top:0;width:${o.width}px;height:${o.height}px;padding:16px;background:radial-gradient(circle at 72% 40%,#fff,#e3f0f1 82%);overflow:hidden}
.panel{height:100%;display:flex;flex-direction:column;border-radius:12px;overflow:hidden;background:#fff;box-shadow:0 24px 60px rgba(11,60,70,.2)}
.top{flex:none;display:flex;align-items:center;gap:12px;padding:10px 16px;border-bottom:1px solid #DDE4E8;line-height:1.3}
.top b{display:block;font-size:15px}.top span span{display:block;font-size:13.5px;color:#566874}
.parts{flex:1;min-height:0;display:flex;flex-direction:column}.parts>*{flex:1 1 auto;min-height:0}
.parts>*+*{border-top:1px solid #DDE4E8}
.parts table{height:100%;table-layout:auto}.parts .sheet{flex-grow:9}
.parts th{height:36px;font-size:13px;padding:0 8px}.parts td{height:auto!important;font-size:14.5px;padding:0 8px;line-height:1.25}
.parts :is(th,td):first-child{padding-left:16px}.parts :is(th,td):last-child{padding-right:14px}
.parts td.wraps{white-space:normal}
.parts .chip{font-size:13px;padding:0 8px}
.parts .card{border:0;border-radius:0;padding:12px 16px 4px;background:#fff!important}
.parts .listed{display:flex;flex-direction:column}.parts .listed>.row{flex:1 1 0!important;min-height:34px!important;gap:10px}
.parts .listed>.row:has(br){min-height:46px!important}.parts .listed .s13{font-size:14.5px}.parts .listed .s12{font-size:13px}
.tiles{flex:none!important;display:grid;grid-template-columns:1fr 1fr}
.tiles>div{padding:9px 16px;border-top:1px solid #E9EEF1}.tiles>div:nth-child(-n+2){border-top:0}.tiles>div:nth-child(2n){border-left:1px solid #E9EEF1}
.tiles .lbl{font-size:13px;white-space:nowrap}.tiles .value{font-size:21px;font-weight:600;line-height:1.25;white-space:nowrap}.tiles .value.long{font-size:15.5px;line-height:1.7}.tiles .note{font-size:13px;color:#566874;white-space:nowrap}.tiles .chip{margin:2px 0}
.drawn{padding:10px 16px;display:flex;flex-direction:column}.drawn .h{flex:none;margin-bottom:6px}.drawn svg{width:340px;flex:1;min-height:0}.drawn svg text{font-size:15.5px}
.sheet2{position:relative;background:radial-gradient(#E9EEF1 1.2px,transparent 1.2px) 0 0/24px 24px}
.sheet2>svg{position:absolute;inset:0;width:100%;height:100%}
</style><div class="panel"><div class="top">${o.symbol}<span><b>${text('.bar .name')}</b><span>${text('.phead h1')}</span></span></div><div class="parts"></div></div>`
  const parts = root.querySelector('.parts') as HTMLElement
  document.body.append(root)
  const put = (element: HTMLElement, name: string) => {
    element.classList.add(name)
    parts.append(element)
    return element
  }
  const div = (html = '') => {
    const element = document.createElement('div')
    element.innerHTML = html
    return element
  }

  for (const part of o.parts) {
    if ('columns' in part) {
      const sheet = body.querySelector('table')?.cloneNode(true) as HTMLTableElement
      const [from, to] = part.rows ?? [1, 99]
      sheet.querySelector('colgroup')?.remove()
      for (const [i, row] of [...(sheet.tBodies[0]?.rows ?? [])].entries())
        if (i + 1 < from || i + 1 > to) row.remove()
      for (const row of sheet.rows)
        for (const [i, cell] of [...row.cells].entries()) if (!part.columns.includes(i + 1)) cell.remove()
      // Long words may take two lines, but not in the middle of a number.
      for (const cell of sheet.querySelectorAll('td')) {
        if (cell.querySelector('.chip') || (cell.textContent ?? '').length <= 11) continue
        cell.classList.add('wraps')
        for (const node of cell.childNodes)
          if (node.nodeType === 3)
            node.textContent = (node.textContent ?? '').replace(/(\w)-(?=\w)/g, '$1\u2060-\u2060')
      }
      put(div(), 'sheet').append(sheet)
    } else if ('list' in part) {
      const card = put(lists[part.list]?.cloneNode(true) as HTMLElement, 'listed')
      card.style.cssText = ''
      const lines = [...card.querySelectorAll<HTMLElement>(':scope > .row')]
      for (const line of lines.slice(part.lines ?? 99)) line.remove()
      card.style.flexGrow = String(part.lines ?? lines.length)
    } else if ('figures' in part) {
      const all = cards.flatMap((card) => {
        const fact = [...card.querySelectorAll(':scope > div')].filter((one) =>
          one.querySelector(':scope > .lbl'),
        )
        return fact.map((one) => [...one.children].map((child) => child.innerHTML))
      })
      put(
        div(
          part.figures
            .map((i) => all[i] ?? [])
            .map(([label = '', value = '', note = '']) => {
              const length = value.replace(/<[^>]+>/g, '').replace(/[⺀-￿]/g, '__').length
              return `<div><div class="lbl">${label}</div><div class="value ${length > 12 ? 'long' : ''}">${value}</div>${note ? `<div class="note">${note}</div>` : ''}</div>`
            })
            .join(''),
        ),
        'tiles',
      )
    } else if ('chart' in part) {
      const card = cards.filter((one) => one.querySelector('svg'))[1]
      put(
        div(
          `<div class="h">${card?.querySelector('.h')?.textContent}</div>${card?.querySelector('svg')?.outerHTML}`,
        ),
        'drawn',
      )
    } else if ('span' in part) {
      const card = cards.find((one) => !one.querySelector('.h'))?.cloneNode(true) as HTMLElement
      const [head, plan] = [...card.children] as HTMLElement[]
      const [from, to] = part.span
      const [left, wide] = [98, 372 - 98]
      const step = wide / (to - from)
      const heads = [...(head?.lastElementChild?.children ?? [])] as HTMLElement[]
      const count = heads.length
      const place = (element: HTMLElement) => (Number.parseFloat(element.style.left) / 100) * count
      const box = put(div(), 'sheet2')
      box.style.cssText = 'display:flex;flex-direction:column;flex-grow:6;background:#fff'
      const inside = (at: number) => at >= from - 0.001 && at < to
      box.innerHTML = `<div style="position:relative;height:36px;flex:none">${heads
        .map((one, i) =>
          inside(i) && i < to - 0.35
            ? `<span style="position:absolute;white-space:nowrap;left:${left + (i - from) * step}px;top:8px;font-size:13px;color:#566874">${one.textContent}</span>`
            : '',
        )
        .join('')}</div>`
      const rows = [...(plan?.children ?? [])].slice(part.rows[0] - 1, part.rows[1]) as HTMLElement[]
      for (const row of rows) {
        const line = div(
          `<div style="width:${left}px;padding-left:16px;line-height:1.3;flex:none">${row.firstElementChild?.innerHTML}</div>`,
        )
        line.style.cssText =
          'position:relative;display:flex;align-items:center;flex:1;border-top:1px solid #E9EEF1'
        for (let i = Math.ceil(from); i < to; i++)
          line.append(
            Object.assign(document.createElement('i'), {
              style: `position:absolute;left:${left + (i - from) * step}px;top:0;bottom:0;width:1px;background:#E9EEF1`,
            }),
          )
        for (const bar of row.querySelectorAll<HTMLElement>(':scope > div:last-child > span')) {
          const at = place(bar)
          const end = at + (Number.parseFloat(bar.style.width.replace('calc(', '')) / 100) * count
          const [a, b] = [Math.max(at, from), Math.min(end, to)]
          if (b - a < 0.04) continue
          const shown = bar.cloneNode(true) as HTMLElement
          shown.style.left = `${left + (a - from) * step}px`
          shown.style.width = `${(b - a) * step - (b === to ? 0 : 3)}px`
          shown.style.top = 'calc(50% - 16px)'
          shown.style.height = '32px'
          shown.style.lineHeight = '32px'
          shown.style.fontSize = '13px'
          shown.style.padding = '0 6px'
          if (b < end) shown.style.borderRadius = '6px 0 0 6px'
          if (a > at) shown.style.borderRadius = '0 6px 6px 0'
          line.append(shown)
        }
        box.append(line)
      }
      const now = plan?.lastElementChild as HTMLElement
      const share = Number(now?.getAttribute('style')?.match(/\* ([\d.]+)\)/)?.[1] ?? Number.NaN)
      const at = (share / 100) * count
      if (inside(at))
        box.append(
          Object.assign(document.createElement('i'), {
            style: `position:absolute;left:${left + (at - from) * step}px;top:30px;bottom:0;width:2px;background:#F2643D`,
          }),
        )
      // A name that does not fit its bar is left out, never cut.
      for (const bar of box.querySelectorAll<HTMLElement>('span'))
        if (bar.scrollWidth > bar.clientWidth + 1 && bar.style.height) bar.textContent = ''
    } else if ('boxes' in part) {
      const nodes = [
        ...(cards
          .find((one) => !one.querySelector('.h'))
          ?.querySelectorAll<HTMLElement>(':scope > div > div') ?? []),
      ]
      const sheet = put(div(), 'sheet2')
      const [wide, tall] = [sheet.clientWidth, sheet.clientHeight || 380]
      const rows = Math.max(...part.boxes.map(([, , row]) => row)) + 1
      const high = Math.min(66, (tall - 24) / rows - 20)
      const column = 166
      const pitch = (tall - 24 - high) / Math.max(1, rows - 1)
      const x = (c: number) => (c === 0.5 ? (wide - column) / 2 : c === 0 ? 12 : wide - 12 - column)
      const spot = (i: number) => {
        const [, c = 0, r = 0] = part.boxes.find(([one]) => one === i) ?? []
        return { x: x(c), y: 12 + r * pitch }
      }
      const paths = part.lines.map(([a, b, isHot]) => {
        const [p, q] = [spot(a), spot(b)]
        const look = `fill="none" stroke="${isHot ? '#F2643D' : '#8FC7CB'}" stroke-width="${isHot ? 2.4 : 1.8}"`
        if (p.y === q.y) return `<path d="M${p.x + column} ${p.y + high / 2}H${q.x}" ${look}/>`
        const [fx, tx] = [p.x + column / 2, q.x + column / 2]
        const m = (p.y + high + q.y) / 2
        return `<path d="M${fx} ${p.y + high}C${fx} ${m} ${tx} ${m} ${tx} ${q.y}" ${look}/>`
      })
      sheet.innerHTML = `<svg>${paths.join('')}</svg>`
      for (const [i] of part.boxes) {
        const box = nodes[i]?.cloneNode(true) as HTMLElement
        const at = spot(i)
        box.style.cssText += `;left:${at.x}px;top:${at.y}px;width:${column}px;height:${high}px;padding:0 12px;display:flex;flex-direction:column;justify-content:center;line-height:1.3`
        for (const one of box.querySelectorAll<HTMLElement>('b,span'))
          one.style.fontSize = one.tagName === 'B' ? '14px' : '13px'
        box.querySelector('br')?.remove()
        sheet.append(box)
      }
    } else {
      const element = body.querySelector(part.element)?.cloneNode(true) as HTMLElement
      const style = document.createElement('style')
      style.textContent = part.css ?? ''
      root.append(style)
      put(element, 'taken')
      if (part.zoom) element.style.zoom = String(part.zoom)
    }
  }
}
