import { inChinese } from '@/lib/content/in-chinese'
import type { Enquiry } from '@/lib/enquiry/admin/read'
import { stateName } from '@/lib/enquiry/admin/words'
import { answerDue } from '@/lib/enquiry/notice/data-request'
import type { DeliveryRow, EnquiryState } from '@/lib/enquiry/store/tables'
import { type Attributes, attributes, type Html, html, type Part } from '@/lib/html'
import { localeConfigs } from '@/lib/i18n/locales'
import { isoDay, longDate, longDateTime } from '@/lib/rules/text/dates'
import type { Desk } from '../desk'

/** The state of an enquiry, in a word, coloured. */
export const stateBadge = (desk: Desk, state: EnquiryState): Html =>
  html`<span class="mark ${state}">${stateName(desk, state)}</span>`

/** What a check or a target says, in the language of the desk. */
export const inDeskLanguage = ({ locale }: Desk, text: string): string =>
  locale === 'cn' ? inChinese(text) : text

/** Why a delivery failed: our reason in the language of the desk, then what the other side said, as it said it. */
export function failureOf(desk: Desk, text: string): string {
  const [reason = ''] = text.split(/: |\n/, 1)
  return inDeskLanguage(desk, reason) + text.slice(reason.length)
}

/** What a target answered, line by line as it wrote it: our own note among them in the language of the desk. */
export const answerOf = (desk: Desk, text: string): string =>
  text
    .split('\n')
    .map((line) => failureOf(desk, line))
    .join('\n')

/** What a delivery said last: why it failed, in the server's own words, or why nothing had to be sent; undefined when nothing. */
export function deliveryNote(
  desk: Desk,
  { status, last_error: text }: Pick<DeliveryRow, 'status' | 'last_error'>,
): Html | undefined {
  if (!text) return undefined
  if (status !== 'delivered') return html`<small class="error">${failureOf(desk, text)}</small>`
  return html`<small>${inDeskLanguage(desk, text)}</small>`
}

/** Of a visitor's request about their own data the day on which the answer is due, in red once it is over and nobody has finished it. */
export function dueMark({ t, locale, zone, now }: Desk, { row, context }: Enquiry): Html | undefined {
  const due = answerDue(row, context, zone)
  if (due === undefined) return undefined
  const isLate = row.state !== 'done' && isoDay(now, zone) > isoDay(due, zone)
  const text = t('desk.due', { due: longDate(due, localeConfigs[locale], zone) })
  return html`<span class="mark due${isLate && ' late'}">${t('desk.dataRequest')} · ${text}</span>`
}

/** A name of somebody or something that a browser's translation must leave as it is. */
export const untranslated = (name: string | null | undefined): Html =>
  html`<span translate="no">${name}</span>`

/** A place in a file that has no form: fields as they are written, entries of lists by their number. */
export function writtenPlace({ t }: Desk, path: PropertyKey[]): Html {
  const names = path.map((key) =>
    typeof key === 'number'
      ? t('desk.entry', { number: key + 1 })
      : html`<code translate="no">${String(key)}</code>`,
  )
  return html`${names.map((name, at) => [at > 0 && ' › ', name])}`
}

/** The way back to the part of the desk that a page belongs to. */
export const crumb = ({ t, href }: Pick<Desk, 't' | 'href'>, part: 'content' | 'visits'): Html =>
  html`<p class="crumb"><a href="${href(`/desk/${part}`)}">${t(`desk.${part}`)}</a></p>`

/** A moment as the reader's language writes it, in the site's zone. */
export const moment = ({ locale, zone }: Desk, time: number): Html =>
  html`<time datetime="${new Date(time).toISOString()}">${longDateTime(time, localeConfigs[locale], zone)}</time>`

/** A sentence with markup in the place that its message leaves with \u0000. */
export function around(sentence: string, part: Html): Html {
  const [before = '', after = ''] = sentence.split('\u0000')
  return html`${before}${part}${after}`
}

/** How long ago, roughly. */
export function age({ t, now }: Desk, since: number): string {
  const minutes = Math.max(0, Math.floor((now - since) / 60_000))
  if (minutes < 120) return t('desk.minutes', { minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? t('desk.hours', { hours }) : t('desk.days', { days: Math.floor(hours / 24) })
}

/** The worst that happened to an enquiry's deliveries; undefined when it has none. */
export function worstStatus({ deliveries }: Enquiry): DeliveryRow['status'] | undefined {
  return (['dead', 'pending', 'delivered'] as const).find((status) =>
    deliveries.some((delivery) => delivery.status === status),
  )
}

/** How a lead is titled in a list: by its first two answers, usually name and company. */
export function visitorOf({ t }: Desk, { body }: Enquiry): string {
  const answers = body.fieldValues.map(({ value }) => value.trim()).filter(Boolean)
  // By code points: half of a picture would be shown as a question mark.
  return [...answers.slice(0, 2).join(' · ')].slice(0, 80).join('') || t('desk.noName')
}

/** A form that changes something, with the token that proves that it comes from this desk. */
export function changeForm({ href, session }: Desk, path: string, body: Part, more: Attributes = {}): Html {
  const form = { method: 'post', action: href(path), ...more }
  return html`<form${attributes(form)}><input type="hidden" name="csrf" value="${session?.csrf}">${body}</form>`
}

/** The one form of an enquiry's page: a note that was typed goes with whatever is pressed, so that none is lost. */
export const WORK = 'work'
/** Makes a button send that form to an address of its own, the note's field empty or not. */
export const alsoNoted = (address: string): Html[] =>
  attributes({ form: WORK, formaction: address, formnovalidate: true })

/** Widths of a phone and of a computer. */
const widths = [375, 1280]

/** A page of this site at the widths of a phone and a computer. */
export const frames = ({ t }: Desk, page: { src: string; sandbox?: string }): Html[] =>
  widths.map((width) => {
    const title = t('desk.brandAt', { width })
    const frame = { ...page, title, width, height: 720, loading: 'lazy' }
    return html`<h3>${title}</h3><div class="frames" tabindex="0" role="group" aria-label="${title}"><iframe${attributes(frame)}></iframe></div>`
  })

/** A table with a name for each column; its rows are cards on small screens. */
export function list(kind: string, names: string[], rows: Html[]): Html {
  const heads = names.map((name) => html`<th scope="col">${name}</th>`)
  return html`<table class="list ${kind}"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`
}

/** Previous, where, next. */
export function pager(
  desk: Desk,
  { pageNo, pages, hrefOf }: { pageNo: number; pages: number; hrefOf: (page: number) => string },
): Html {
  const { t } = desk
  if (pages < 2) return html``
  return html`<nav class="pager" aria-label="${t('desk.pager')}">${pageNo > 1 && html`<a class="button" rel="prev" href="${hrefOf(pageNo - 1)}">${t('desk.previous')}</a>`}<span>${t('desk.pageOf', { page: pageNo, pages })}</span>${pageNo < pages && html`<a class="button" rel="next" href="${hrefOf(pageNo + 1)}">${t('desk.next')}</a>`}</nav>`
}

/** A count as the reader's language writes it. */
export const number = ({ locale }: Desk, count: number): string =>
  new Intl.NumberFormat(localeConfigs[locale].bcp47).format(count)
