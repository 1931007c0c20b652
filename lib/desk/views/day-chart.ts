import type { Count } from '@/lib/enquiry/admin/figures'
import { type Html, html } from '@/lib/html'
import type { Desk } from '../desk'
import { number } from './parts'

const HEIGHT = 200
const FOOT = 24
const HEAD = 16

/** The chart's top value: the first of 1, 2, 5, 10, 20 … that is not below the busiest day. */
export function ceiling(most: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 5]) if (step * power >= most) return step * power
}

const shortDay = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8, 10))}`

export type DayChart = {
  title: string
  text: string
  /** Beside the days before, in words. */
  compared?: string | undefined
  days: readonly Count<string>[]
}

/** Something by day as bars; `text` says the same in words. Widths are shares of the screen, so that the words in it keep their size; the same as a table for who cannot see it. */
export function dayChart(desk: Desk, { title, text, compared, days }: DayChart): Html {
  const { t } = desk
  const top = ceiling(Math.max(1, ...days.map(({ count }) => count)))
  const plot = HEIGHT - FOOT - HEAD
  const width = 100 / days.length
  const every = Math.ceil(days.length / 7)
  const heightOf = (count: number) => Math.round((count / top) * plot)
  const lines = [top, ...(top % 2 === 0 ? [top / 2] : [])].map((value) => {
    const y = HEAD + plot - heightOf(value)
    return html`<line class="grid" x1="0" x2="100%" y1="${y}" y2="${y}"/><text x="0" y="${y - 4}">${number(desk, value)}</text>`
  })
  const bars = days.map(({ of, count }, index) => {
    const height = heightOf(count)
    const isNamed = (days.length - 1 - index) % every === 0
    return html`<g><title>${t('lead.line', { label: of, value: number(desk, count) })}</title><rect class="hit" x="${index * width}%" y="${HEAD}" width="${width}%" height="${plot}"/>
${count > 0 && html`<rect class="bar" x="${(index + 0.16) * width}%" y="${HEAD + plot - height}" width="${width * 0.68}%" height="${height}" rx="2"/>`}
${isNamed && html`<text class="day" x="${(index + 0.5) * width}%" y="${HEIGHT - 6}">${shortDay(of)}</text>`}</g>`
  })
  const rows = days.map(
    ({ of, count }) => html`<tr><th scope="row">${of}</th><td>${number(desk, count)}</td></tr>`,
  )
  return html`<section class="card"><h2>${title}</h2><p class="soft">${text}</p>${compared && html`<p class="soft">${compared}</p>`}
<svg class="chart" role="img" aria-label="${text}" width="100%" height="${HEIGHT}">${lines}<line class="base" x1="0" x2="100%" y1="${HEAD + plot}" y2="${HEAD + plot}"/>${bars}</svg>
<details><summary>${t('desk.asTable')}</summary><table class="plain"><thead><tr><th scope="col">${t('desk.day')}</th><th scope="col">${t('desk.count')}</th></tr></thead><tbody>${rows}</tbody></table></details></section>`
}
