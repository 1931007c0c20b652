import type { Count } from '@/lib/enquiry/admin/figures'
import { type Html, html, type Part } from '@/lib/html'
import type { Desk } from '../desk'
import { number } from './parts'

const MOST = 8

export type Bar = { label: Part; count: number; href?: string | undefined }

/** The largest few and the rest as one; the counts are in order. */
export function largest<T>(counts: Count<T>[], { t }: Desk, barOf: (of: T) => Omit<Bar, 'count'>): Bar[] {
  const bars = counts.slice(0, MOST).map(({ of, count }) => ({ ...barOf(of), count }))
  const rest = counts.slice(MOST).reduce((sum, { count }) => sum + count, 0)
  return rest > 0 ? [...bars, { label: t('desk.others'), count: rest }] : bars
}

/** Counts as bars, each as long as its share of the largest. */
export function barList(desk: Desk, title: string, bars: Bar[], height = 8): Html {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const rows = bars.map(
    ({ label, count, href }) =>
      html`<li><span class="label">${href ? html`<a href="${href}">${label}</a>` : label}</span><b>${number(desk, count)}</b>
<svg width="100%" height="${height}" aria-hidden="true" focusable="false"><rect class="rail" width="100%" height="${height}" rx="2"/><rect class="bar" width="${(count / most) * 100}%" height="${height}" rx="2"/></svg></li>`,
  )
  return html`<section class="card"><h2>${title}</h2><ol class="bars">${rows}</ol></section>`
}
