import { pageNumber } from '@/lib/i18n/list-address'

export type Query = Record<string, string | string[] | undefined>

const KEYWORD_LENGTH = 100
const CHOICES = 30

const texts = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat())

/** The chosen values of a multiple filter: trimmed, each once, a bounded number of them. */
export function choices(value: string | string[] | undefined): string[] {
  return [
    ...new Set(
      texts(value)
        .map((text) => text.trim().slice(0, KEYWORD_LENGTH))
        .filter(Boolean),
    ),
  ].slice(0, CHOICES)
}

/** The keyword of a filter: its first value, cut at 100 characters. */
export function keyword(value: string | string[] | undefined): string {
  return [...(texts(value)[0] ?? '').trim()].slice(0, KEYWORD_LENGTH).join('')
}

function day(value: string | string[] | undefined): string | undefined {
  const text = texts(value)[0] ?? ''
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text) ? text : undefined
}

export type DayRange = { startDate?: string; endDate?: string }

/** The asked range as days; a value that is no day is ignored, and a range written backwards is turned round. */
export function dayRange(query: Query): DayRange {
  const [startDate, endDate] = [day(query.startDate), day(query.endDate)]
  if (startDate && endDate && endDate < startDate) return { startDate: endDate, endDate: startDate }
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) }
}

/** The range on the wire: start of the first day to the end of the last (contract, activity/list). */
export function wireRange({ startDate, endDate }: DayRange): DayRange {
  return {
    ...(startDate && { startDate: `${startDate} 00:00:00` }),
    ...(endDate && { endDate: `${endDate} 23:59:59` }),
  }
}

export type ActivityQuery = DayRange & {
  places: string[]
  activityTypes: string[]
  activityName: string
  pageNo: number
}

/** The filters of /activity from its query; whatever is wrong falls back to "not filtered" (D15). */
export function activityQuery(query: Query): ActivityQuery {
  return {
    ...dayRange(query),
    places: choices(query.place),
    activityTypes: choices(query.activityType),
    activityName: keyword(query.activityName),
    pageNo: pageNumber(texts(query.pageNo)[0]),
  }
}

export type MediaQuery = DayRange & { resourceTypes: string[]; titleContent: string; pageNo: number }

/** The filters of /media from its query. */
export function mediaQuery(query: Query): MediaQuery {
  return {
    ...dayRange(query),
    resourceTypes: choices(query.resourceType),
    titleContent: keyword(query.titleContent),
    pageNo: pageNumber(texts(query.pageNo)[0]),
  }
}

/** The filters as a query string without page number, in one order, so that equal filters have equal addresses. */
export function filterSearch(fields: Record<string, string | string[] | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    for (const text of texts(value)) if (text !== '') query.append(name, text)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
