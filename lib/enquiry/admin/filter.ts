import { parseTime } from '@/lib/contract/time'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { isRecordId } from '@/lib/i18n/record-id'
import { domestic } from '../form/contacts'
import { normalise } from '../form/normalise'
import type { DeliveryRow, EnquiryState } from '../store/tables'

/** Which enquiries a list or an export holds; moments in epoch ms, `before` not included. */
export type Filter = {
  from?: number
  before?: number
  formId?: string
  locale?: Locale
  state?: EnquiryState
  isSpamLeftOut?: boolean
  /** Whose they are; null: nobody's. */
  assignee?: string | null
  /** Visitors' requests about their own data alone. */
  isDataRequest?: boolean
  /** Those with such a delivery. */
  delivery?: DeliveryRow['status']
  /** Words searched for in field values, the form's name, the page's address and the enquiry's number. */
  text?: string
}

/** What the command line says of it, texts as typed. */
export type FilterOptions = { since?: string; until?: string; form?: string; lang?: string }

/** So many words are searched for. */
const MOST_WORDS = 8

/** What may be stored of a searched text: all its words, wherever they stand, as typed or in half width; a reference without the word for it; or a phone number without gaps and without what it may begin with: +86, + or 00, the 0 of an area. */
export function readingsOf(text: string): string[][] {
  const phone = domestic(normalise('PHONE', text)).replace(/^(?:\+|0+)/, '')
  const numbers = /\b(?=\d*[a-f])[\da-f]{8}\b/i.exec(text) ?? []
  const readings = [text, text.normalize('NFKC'), ...numbers, ...(/^\d{8,}$/.test(phone) ? [phone] : [])]
  return [...new Set(readings)].map((reading) => reading.split(/\s+/).slice(0, MOST_WORDS))
}

const DAY_MS = 86_400_000

/** Midnight at which a day of the zone begins, or the day after it; undefined when the text is no day. */
export function dayStart(text: string, zone: string, daysLater = 0): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || parseTime(text, zone) === undefined) return undefined
  const day = new Date(Date.parse(`${text}T00:00:00Z`) + daysLater * DAY_MS).toISOString().slice(0, 10)
  return parseTime(day, zone)
}

/** Reads `--since`, `--until` (whole days of the site's zone, D10), `--form` and `--lang`; a text is what is wrong with them. */
export function readFilter({ since, until, form, lang }: FilterOptions, zone: string): Filter | string {
  const from = since === undefined ? undefined : dayStart(since, zone)
  const before = until === undefined ? undefined : dayStart(until, zone, 1)
  if (since !== undefined && from === undefined) return '--since is a day: 2026-03-01'
  if (until !== undefined && before === undefined) return '--until is a day: 2026-03-31'
  if (from !== undefined && before !== undefined && from >= before) return '--since lies after --until'
  if (form !== undefined && !isRecordId(form)) return '--form is the id of a form: 5002'
  if (lang !== undefined && !isLocale(lang)) return '--lang is cn or en'
  return {
    ...(from !== undefined && { from }),
    ...(before !== undefined && { before }),
    ...(form !== undefined && { formId: form }),
    ...(lang !== undefined && { locale: lang }),
  }
}
