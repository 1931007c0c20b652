import { attributes, type Html, html } from '@/lib/html'
import type { Desk } from '../desk'

const spans = [7, 30, 90] as const

/** How many days a page of figures is asked for; 30 unless it says so. */
export const spanOf = (url: URL): number =>
  spans.find((span) => String(span) === url.searchParams.get('days')) ?? 30

/** Links to the same figures over other stretches of time. */
export function spanLinks({ t, href }: Desk, path: string, days: number): Html {
  const links = spans.map((span) => {
    const isHere = span === days
    return html`<a class="button${isHere && ' main'}" href="${href(path, { days: String(span) })}"${attributes({ 'aria-current': isHere ? 'true' : undefined })}>${t('desk.lastDays', { days: span })}</a>`
  })
  return html`<p class="acts spans">${links}</p>`
}
