import type { Lang } from '../../screens/lib/lang'
import type { Scene } from '../../screens/lib/scene'
import { productScene } from '../../screens/products'
import { symbol } from '../../screens/ui/symbol'
import { openScene, shot } from './page'
import { lowChart, placeGraph, type Sketch } from './panel-drawings'
import { narrowChart } from './phone-drawings'

export type View = '1' | '2' | '3' | 'm'

/** A detail of a product's screen on a plain ground, in CSS px of the screen. */
export interface Crop {
  id: number
  view: View
  /** A screen that is no product's, instead of one by `id` and `view`. */
  scene?: Scene
  lang: Lang
  width: number
  height: number
  /** Pixels a CSS px of the screen has: what is 14 px high there can be read at the size it is shown. */
  ratio: number
  /** Where the panel begins; from there it runs out of the picture at the right and below. */
  left: number
  top: number
  /** How far from the picture's right edge the panel ends, where it does not run out of it; a narrow one names the product alone then. */
  right?: number
  /** How far from its lower edge the panel ends, where it does not run out of it: after a row, so that no screen cuts one. */
  bottom?: number
  dark: boolean
  /** Where the screen is entered, in its px, instead of at its largest card. */
  at?: readonly [x: number, y: number]
  /** Shows the screen's table as wide as the panel, without these columns (from 1). */
  without?: readonly number[] | undefined
  /** Rows grow until the picture ends with one, instead of cutting the last. */
  rows?: 'whole'
  /** Rules for this detail alone, so that a column ends where cards of the home page cut it. */
  rules?: string | undefined
  /** How wide a dashboard's chart is drawn, in its own px, so that the panel shows the whole of it. */
  chart?: number | undefined
  /** How high a chart is drawn, in its own px, so that its labels are seen too. */
  low?: number
  /** The few boxes of a graph that are shown, whole. */
  sketch?: Sketch
  /** The customer whose screen it is: its logo as markup, at the panel's right. */
  mark?: string
}

const grounds = {
  dark: 'radial-gradient(circle at 72% 40%, #143a49, #0b1a26 78%)',
  light: 'radial-gradient(circle at 72% 40%, #ffffff, #e3f0f1 82%)',
}

/** Where maps and graphs are entered, in px from their corner. */
const corners: Record<string, readonly [number, number]> = {
  '1003-2': [262, 96],
  '1006-2': [14, 40],
}

/** Draws a crop: the head of the window, then the screen's largest card from its corner on. */
export async function drawCrop(crop: Crop): Promise<Buffer> {
  const scene = crop.scene ?? productScene(crop.id, crop.view)
  const isPhone = crop.view === 'm'
  const page = await openScene(scene, crop.lang, crop.ratio)
  const { scene: _, ...measures } = crop
  const helpers = [crop.chart && narrowChart, crop.low && lowChart, crop.sketch && placeGraph].filter(Boolean)
  if (helpers.length) await page.addScriptTag({ content: helpers.map(String).join(';') })
  await page.evaluate(arrange, {
    ...measures,
    isPhone,
    ground: crop.dark ? grounds.dark : grounds.light,
    symbol: symbol(26),
    mark: crop.mark ?? '',
    from: corners[`${crop.id}-${crop.view}`] ?? [0, 0],
  })
  return shot(page, crop)
}

type Parts = Omit<Crop, 'scene'> & {
  from: readonly [number, number]
  isPhone: boolean
  ground: string
  symbol: string
  mark: string
}

/** In the page: lays the screen's largest card into a panel on the ground. */
function arrange(o: Parts): void {
  const app =
    document.querySelector<HTMLElement>('.app') ??
    (document.body.firstElementChild?.nextElementSibling as HTMLElement)
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  const area = (e: Element) => e.getBoundingClientRect().width * e.getBoundingClientRect().height
  const cards = [...document.querySelectorAll('.body .card')].sort((a, b) => area(b) - area(a))
  const table = o.without && document.querySelector('.body .card table')?.closest('.card')
  const bars = cards.find((card) => card.querySelector('svg') && area(card) > 160_000)
  const chosen = table ?? ((document.querySelectorAll('.body .card').length > 6 && bars) || cards[0])
  const box = chosen?.getBoundingClientRect()
  // A sheet without rows and columns is entered where something happens on it.
  const [dx, dy] = o.mark || o.sketch ? [0, 0] : o.from
  const [x, y] = o.isPhone ? [0, 0] : o.at ? o.at : [(box?.left ?? 72) + dx, (box?.top ?? 64) + dy]
  const margin = o.mark ? 24 : 0
  const wide = o.width - o.left - margin
  const root = document.createElement('div')
  root.style.cssText = `position:fixed;inset:0;width:${o.width}px;height:${o.height}px;background:${o.ground};overflow:hidden`
  const shadow = o.dark ? '0 30px 60px rgba(0,0,0,.5)' : '0 24px 60px rgba(11,60,70,.2)'
  const head = o.isPhone
    ? ''
    : `<div style="height:52px;display:flex;align-items:center;gap:12px;padding:0 18px;border-bottom:1px solid #DDE4E8;background:#fff;white-space:nowrap">${o.symbol}<b style="font-size:16px">${text('.bar .name')}</b><span style="color:#566874;font-size:14.5px;overflow:hidden;text-overflow:ellipsis">${o.right && o.width < 700 ? '' : text('.phead h1')}</span><span style="margin-left:auto;display:flex;align-items:center">${o.mark}</span></div>`
  const radius = o.isPhone ? '26px 26px 0 0' : o.mark || o.right ? '12px' : `12px 0 0 ${o.bottom ? 12 : 0}px`
  const right = o.isPhone ? 'auto' : `${o.mark ? 24 : (o.right ?? -20)}px`
  root.innerHTML = `<div style="position:absolute;left:${o.left}px;top:${o.top}px;right:${right};bottom:${o.bottom ?? -20}px;border-radius:${radius};overflow:hidden;background:#F3F6F7;box-shadow:${shadow};${o.isPhone ? `width:400px;height:800px;transform-origin:0 0;transform:scale(${(o.width - 2 * o.left) / 400});` : ''}">${head}<div style="position:absolute;inset:${o.isPhone ? 0 : '53px 0 0 0'};overflow:hidden"><div class="slot" style="position:absolute;left:${-x}px;top:${-y}px;width:1440px;height:900px"></div></div></div>`
  root
    .querySelector('.slot')
    ?.append(...(o.isPhone ? [...document.body.children].filter((e) => e.tagName !== 'STYLE') : [app]))
  for (const column of o.without ?? [])
    for (const cell of root.querySelectorAll<HTMLElement>(`:is(td,th,col):nth-child(${column})`))
      cell.style.display = 'none'
  const sheet = chosen?.querySelector('table')
  // Columns that are all seen share the width by what they hold, so that none is cut short.
  if (sheet && o.without) {
    sheet.style.tableLayout = 'auto'
    for (const cell of sheet.querySelectorAll<HTMLElement>('col, th')) cell.style.width = 'auto'
    const beside = chosen?.parentElement
    if (o.at && box && beside) beside.style.width = `${wide - 2 * (box.left - x)}px`
  }
  // A form is as wide as the panel, or leaves its columns room beside it.
  const form = chosen?.matches('.f1.col') && !sheet && (chosen as HTMLElement)
  if (form && o.at)
    (form.closest('.grid') as HTMLElement).style.gridTemplateColumns = `220px ${wide - 284}px 300px`
  else if (form && !o.isPhone) form.style.width = `${wide}px`
  if (chosen instanceof HTMLElement && !o.isPhone && !o.at) {
    chosen.style.border = '0'
    chosen.style.borderRadius = '0'
    // Columns move together until whole rows are seen; running out to the right, a few may stay outside.
    if (sheet)
      chosen.style.cssText += `;position:absolute;z-index:1;left:${x}px;top:${y}px;height:auto;width:${o.mark || o.without ? wide : Math.max(wide * 1.45, 760)}px`
  }
  if (o.sketch && chosen) placeGraph(chosen, o.sketch)
  const drawn = o.low && chosen?.querySelector('svg')
  if (o.low && drawn) lowChart(drawn, o.low)
  if (o.chart && chosen) {
    const chart = chosen.querySelector('svg') as SVGElement
    const [, , , height = 0] = (chart.getAttribute('viewBox') ?? '').split(' ').map(Number)
    narrowChart(chart, o.chart)
    const seen = wide - 56
    chart.setAttribute('width', String(seen))
    chart.setAttribute('height', String((seen / o.chart) * height))
  }
  if (o.rules) root.insertAdjacentHTML('beforeend', `<style>${o.rules}</style>`)
  document.body.append(root)
  const end = o.height - (o.bottom ?? 0)
  // Rules may leave out the first ones.
  const body = [...(sheet?.tBodies[0]?.rows ?? [])].filter((row) => row.offsetHeight > 0)
  const first = o.rows && body[0]?.getBoundingClientRect()
  if (first && sheet) {
    const seen = Math.floor((end - first.top) / first.height + 0.2)
    const high = (end - first.top) / seen
    if (seen < body.length)
      for (const cell of sheet.querySelectorAll('td')) cell.style.height = `${high}px`
  }
  const edge = o.width - margin
  // A name on a bar that the panel’s right edge cuts, or that of the home page's card, is left out.
  for (const bar of root.querySelectorAll<HTMLElement>('span[style*="top:16px"]')) {
    const words = document.createRange()
    words.selectNodeContents(bar)
    const { left, right } = words.getBoundingClientRect()
    if ((left < edge && right > edge) || (o.rules && o.width === 720 && (left < 174 || (left < 482 && right > 446))))
      bar.textContent = ''
  }
  // A row whose words the lower edge would cut is left out; what it cuts of a row's room below them does not show.
  for (const row of root.querySelectorAll<HTMLElement>('tr'))
    if (row.getBoundingClientRect().bottom > end + 8) row.style.visibility = 'hidden'
}
