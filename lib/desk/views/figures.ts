import type { Count, Figures } from '@/lib/enquiry/admin/figures'
import type { Desk } from '../desk'
import { type Html, html } from '../html'
import { dayChart } from './day-chart'

export const spans = [7, 30, 90] as const
const MOST = 8

type Bar = { label: string; count: number; href?: string | undefined }

/** The largest values by themselves, all others summed up. */
function largest<T>(counts: Count<T>[], { t }: Desk, barOf: (of: T) => Omit<Bar, 'count'>): Bar[] {
  const bars = counts.slice(0, MOST).map(({ of, count }) => ({ ...barOf(of), count }))
  const rest = counts.slice(MOST).reduce((sum, { count }) => sum + count, 0)
  return rest > 0 ? [...bars, { label: t('desk.others'), count: rest }] : bars
}

function barList(title: string, bars: Bar[]): Html {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const rows = bars.map(
    ({
      label,
      count,
      href,
    }) => html`<li><span class="label">${href ? html`<a href="${href}">${label}</a>` : label}</span><b>${count}</b>
<svg width="100%" height="8" aria-hidden="true" focusable="false"><rect class="rail" width="100%" height="8" rx="2"/><rect class="bar" width="${(count / most) * 100}%" height="8" rx="2"/></svg></li>`,
  )
  return html`<section class="card"><h2>${title}</h2><ol class="bars">${rows}</ol></section>`
}

/** How many enquiries came, and from where. */
export function figuresView(desk: Desk, figures: Figures, days: number): Html {
  const { t, href, siteUrl } = desk
  const links = spans.map((span) => {
    const text = t('desk.lastDays', { days: span })
    return span === days
      ? html`<a class="button main" aria-current="true" href="${href('/desk/figures', { days: String(span) })}">${text}</a>`
      : html`<a class="button" href="${href('/desk/figures', { days: String(span) })}">${text}</a>`
  })
  const head = html`<h1>${t('desk.figures')}</h1><p class="acts">${links}</p>`
  if (figures.total === 0) return html`${head}<div class="empty"><p>${t('desk.noFigures')}</p></div>`
  const sources = largest(figures.sources, desk, (of) => ({ label: t('lead.sourceOf', of) }))
  const forms = largest(figures.forms, desk, (of) => ({ label: of }))
  const pages = largest(figures.pages, desk, (of) => ({
    label: of,
    href: `${siteUrl}${of.startsWith('/') ? of : '/'}`,
  }))
  return html`${head}${dayChart(desk, figures)}
<div class="three">${barList(t('desk.bySource'), sources)}${barList(t('desk.byForm'), forms)}${barList(t('desk.byPage'), pages)}</div><p class="soft">${t('desk.spamOut')}</p>`
}
