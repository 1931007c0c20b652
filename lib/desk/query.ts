import { dayStart, type Filter, readFilter } from '@/lib/enquiry/admin/filter'
import { deliveryStatuses, enquiryStates } from '@/lib/enquiry/store/tables'

const names = ['q', 'state', 'kind', 'form', 'language', 'delivery', 'assignee', 'since', 'until'] as const
export type FilterValues = Record<(typeof names)[number], string>
const ofList: readonly string[] = [...names, 'pageNo']

export type InboxQuery = {
  values: FilterValues
  filter: Filter
  isWrong: boolean
  isFiltered: boolean
  pageNo: number
}

/** Asks for what is nobody's; no name is so. */
export const NOBODY = '-'

/** Asks for every state; without it spam is left out, as nobody reads an inbox for it. */
export const EVERY_STATE = 'all'

/** The kind of enquiry by which visitors ask about their own data. */
export const DATA_REQUEST = 'dataRequest'

/** Reads what the inbox is asked to show from its address; what is wrong is shown and left out. */
export function readInboxQuery(query: URLSearchParams, zone: string): InboxQuery {
  const values = Object.fromEntries(
    names.map((name) => [name, (query.get(name) ?? '').trim().slice(0, 200)]),
  ) as FilterValues
  const { q, form, language, assignee, since, until } = values
  const isDay = (text: string) => dayStart(text, zone) !== undefined
  // Each is left out for itself: days the wrong way round widen no list to other forms.
  const options = [
    { ...(isDay(since) && { since }), ...(isDay(until) && { until }) },
    form ? { form } : {},
    language ? { lang: language } : {},
  ]
  const read = options.map((option) => readFilter(option, zone))
  const understood = read.filter((one) => typeof one !== 'string')
  const state = enquiryStates.find((item) => item === values.state)
  const delivery = deliveryStatuses.find((item) => item === values.delivery)
  const isDataRequest = values.kind === DATA_REQUEST
  const isUnknown =
    [since, until].some((text) => text !== '' && !isDay(text)) ||
    (values.kind !== '' && !isDataRequest) ||
    (values.state !== '' && values.state !== EVERY_STATE && !state) ||
    (values.delivery !== '' && !delivery)
  const isWrong = understood.length < read.length || isUnknown
  const filter = {
    ...Object.assign({}, ...understood),
    ...(state ? { state } : values.state !== EVERY_STATE && { isSpamLeftOut: true }),
    ...(isDataRequest && { isDataRequest }),
    ...(delivery && { delivery }),
    ...(assignee && { assignee: assignee === NOBODY ? null : assignee }),
    ...(q && { text: q }),
  }
  const pageNo = /^[1-9]\d{0,5}$/.test(query.get('pageNo') ?? '') ? Number(query.get('pageNo')) : 1
  return { values, filter, isWrong, isFiltered: names.some((name) => values[name] !== ''), pageNo }
}

/** What the `list` of an address asks of the inbox: parameters of a list, and nothing else that somebody wrote there. */
export const listQuery = (list: string | null): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(list ?? '')].filter(([name]) => ofList.includes(name)))
