import type { Count } from '@/lib/enquiry/admin/figures'
import { type Html, html, type Part } from '@/lib/html'
import { localeConfigs } from '@/lib/i18n/locales'
import type { Desk } from '../desk'
import { number } from './parts'

const MOST = 8

export type Bar = { label: Part; count: number; before?: number | undefined; href?: string | undefined }

/** The largest few and the rest as one; the counts are in order. */
export function largest<T>(counts: Count<T>[], { t }: Desk, barOf: (of: T) => Omit<Bar, 'count'>): Bar[] {
  const bars = counts.slice(0, MOST).map(({ of, count, before }) => ({ ...barOf(of), count, before }))
  const rest = counts.slice(MOST).reduce((sum, { count }) => sum + count, 0)
  return rest > 0 ? [...bars, { label: t('desk.others'), count: rest }] : bars
}

/** Beside a name the search for its words in the enquiries of these days: it may find more than came by it. */
export const searchLink = ({ t, href }: Desk, name: string, days: Count<string>[]): Html =>
  html` · <a href="${href('/desk', { q: name, since: days[0]?.of })}" aria-label="${t('desk.search')} ${name}">${t('desk.search')}</a>`

/** How much more or less than before, with its sign; a zero has none. */
export const difference = ({ locale }: Desk, now: number, before: number): string =>
  new Intl.NumberFormat(localeConfigs[locale].bcp47, { signDisplay: 'exceptZero' }).format(now - before)

/** Counts as a table with bars, each as long as its share of the largest; beside them the days before, where they are known. */
export function barList(desk: Desk, title: string, bars: Bar[], height = 8): Html {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const isCompared = bars.some(({ before }) => before !== undefined)
  const rows = bars.map(
    ({ label, count, before, href }) =>
      html`<tr><th scope="row">${href ? html`<a href="${href}">${label}</a>` : label}
<svg width="100%" height="${height}" aria-hidden="true" focusable="false"><rect class="rail" width="100%" height="${height}" rx="2"/><rect class="bar" width="${(count / most) * 100}%" height="${height}" rx="2"/></svg></th><td><b>${number(desk, count)}</b></td>${isCompared && html`<td>${before !== undefined && html`${number(desk, before)} <small>${difference(desk, count, before)}</small>`}</td>`}</tr>`,
  )
  const heads = html`<td></td><th scope="col">${desk.t('desk.count')}</th>${isCompared && html`<th scope="col">${desk.t('desk.before')}</th>`}`
  return html`<section class="card"><h2>${title}</h2><table class="bars"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></section>`
}
