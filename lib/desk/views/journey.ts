import type { Enquiry } from '@/lib/enquiry/admin/read'
import { landingAt, pageOf, sourceOf, unlocked } from '@/lib/enquiry/notice/facts'
import { type Html, html } from '@/lib/html'
import type { Desk } from '../desk'
import { around, moment } from './parts'

const link = (address: string, text = address): Html =>
  /^https?:\/\//i.test(address)
    ? html`<a href="${address}" rel="noopener noreferrer">${text}</a>`
    : html`${text}`

/** Only a page of this site is led to from here: a visitor's browser says what it likes. */
const isOwnLanding = (landing: string, siteUrl: string) =>
  URL.canParse(landing) && Boolean(landingAt(landing, siteUrl))

/** How a visitor came to write, step by step: first touch, page, consent, what it unlocked. */
export function journey(
  desk: Desk,
  { row, body, context }: Enquiry,
  { consentWords, opened }: { consentWords: string | undefined; opened: string | undefined },
): Html {
  const { t, siteUrl } = desk
  const { landing, referrer, ...campaign } = context.client?.firstTouch ?? {}
  const { elapsedMs } = context.client ?? {}
  const [page, { consent }] = [pageOf(body, context), context]
  const got = unlocked(context, { t, siteUrl, opened })
  const step = (title: string, ...lines: (Html | string | undefined | false | null | '')[]) => {
    const shown = lines.filter((item) => item !== undefined && item !== false && item !== null && item !== '')
    return html`<li><strong>${title}</strong>${shown.map((item) => html`<span>${item as Html | string}</span>`)}</li>`
  }
  const line = (label: string, part: Html) => around(t('lead.line', { label, value: '\u0000' }), part)
  const words = Object.entries(campaign).map(
    ([name, value]) => html`<code translate="no">${name}=${value}</code>`,
  )
  return html`<ol class="journey">
${step(t('desk.stepLanding'), t('lead.sourceOf', sourceOf(body, context)), referrer && line(t('lead.referrer'), html`${referrer}`), landing && line(t('lead.landing'), isOwnLanding(landing, siteUrl) ? link(landing) : html`${landing}`), words.length > 0 && html`${words}`)}
${step(t('desk.stepForm'), link(`${siteUrl}${page.startsWith('/') ? '' : '/'}${page}`, page), html`${context.formName} · ${moment(desk, row.created_at)}`, elapsedMs ? t('desk.fillTime', { seconds: Math.round(elapsedMs / 1000) }) : undefined)}
${consent && step(t('desk.stepConsent'), html`${moment(desk, consent.at)} · <code translate="no">${consent.version}</code>`, consentWords && t('desk.stepConsentText', { words: consentWords }))}
${got && step(t('desk.stepGate'), link(got.href ?? '', got.value))}
</ol>`
}
