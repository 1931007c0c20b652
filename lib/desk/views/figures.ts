import type { Figures } from '@/lib/enquiry/admin/figures'
import { type Html, html } from '@/lib/html'
import type { Desk } from '../desk'
import { barList, largest } from './bars'
import { dayChart } from './day-chart'
import { spanLinks } from './spans'

/** How many enquiries came, and from where. */
export function figuresView(desk: Desk, figures: Figures, days: number): Html {
  const { t, siteUrl, href } = desk
  const head = html`<h1>${t('desk.figures')}</h1>${spanLinks(desk, '/desk/figures', days)}`
  if (figures.total === 0) return html`${head}<div class="empty"><p>${t('desk.noFigures')}</p></div>`
  const sources = largest(figures.sources, desk, (of) => ({
    label: t('lead.sourceOf', of),
    href: ['campaign', 'link'].includes(of.kind) ? href('/desk', { q: of.name }) : undefined,
  }))
  const forms = largest(figures.forms, desk, (of) => ({ label: of }))
  const pages = largest(figures.pages, desk, (of) => ({
    label: of,
    href: `${siteUrl}${of.startsWith('/') ? of : '/'}`,
  }))
  const most = Math.max(...figures.days.map(({ count }) => count))
  const text = t('desk.perDayText', { days, total: figures.total, most })
  return html`${head}${dayChart(desk, { title: t('desk.perDay'), text, days: figures.days })}
<div class="three">${barList(desk, t('desk.bySource'), sources)}${barList(desk, t('desk.byForm'), forms)}${barList(desk, t('desk.byPage'), pages)}</div><p class="soft">${t('desk.spamOut')}</p>`
}
