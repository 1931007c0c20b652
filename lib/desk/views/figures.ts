import { type Figures, withBefore } from '@/lib/enquiry/admin/figures'
import { type Html, html } from '@/lib/html'
import type { Desk } from '../desk'
import { barList, difference, largest, searchLink } from './bars'
import { dayChart } from './day-chart'
import { number } from './parts'
import { spanLinks } from './spans'

/** How many enquiries came, and from where; `before`: in as many days before, where all of them are kept so long. */
export function figuresView(
  desk: Desk,
  figures: Figures,
  {
    days,
    forms: named,
    before,
  }: { days: number; forms: readonly { id: string; name: string }[]; before: Figures | undefined },
): Html {
  const { t, siteUrl } = desk
  const head = html`<h1>${t('desk.figures')}</h1>${spanLinks(desk, '/desk/figures', days)}`
  const compared = before && comparedText(desk, { now: figures.total, before: before.total, days })
  if (figures.total === 0)
    return html`${head}<div class="empty"><p>${t('desk.noFigures')}</p><p>${compared}</p></div>`
  const sources = largest(withBefore(figures.sources, before?.sources), desk, (of) => ({
    label: html`${t('lead.sourceOf', of)}${['campaign', 'link'].includes(of.kind) && searchLink(desk, of.name, figures.days)}`,
  }))
  const forms = largest(withBefore(figures.forms, before?.forms), desk, (of) => ({
    label: named.find(({ id }) => id === of)?.name ?? of,
  }))
  const pages = largest(withBefore(figures.pages, before?.pages), desk, (of) => ({
    label: of,
    href: `${siteUrl}${of.startsWith('/') ? of : '/'}`,
  }))
  const most = Math.max(...figures.days.map(({ count }) => count))
  const text = t('desk.perDayText', { days, total: number(desk, figures.total), most: number(desk, most) })
  return html`${head}${dayChart(desk, { title: t('desk.perDay'), text, compared, days: figures.days })}
<div class="three">${barList(desk, t('desk.bySource'), sources)}${barList(desk, t('desk.byForm'), forms)}${barList(desk, t('desk.byPage'), pages)}</div><p class="soft">${t('desk.spamOut')}</p>`
}

/** A sum beside that of the days before, in words. */
export function comparedText(
  desk: Desk,
  { now, before, days }: { now: number; before: number; days: number },
): string {
  return desk.t('desk.compared', {
    days,
    before: number(desk, before),
    change: difference(desk, now, before),
  })
}
