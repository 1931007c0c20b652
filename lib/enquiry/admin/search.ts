import type { Locale } from '@/lib/i18n/locales'
import { readRow } from '../store/enquiries'
import type { EnquiryRow, Store } from '../store/tables'
import type { Filter } from './filter'
import { countEnquiries, type Enquiry, isMatch, matching, withDeliveries } from './read'

const SCAN = 500

export type SearchResult = { enquiries: Enquiry[]; total: number }

const newestFirst = (store: Store, filter: Filter, limit: number, offset: number) =>
  matching(store, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** A page of the enquiries that a filter means, newest first, and how many there are. */
export async function searchEnquiries(
  store: Store,
  filter: Filter,
  { pageNo, size }: { pageNo: number; size: number },
): Promise<SearchResult> {
  const first = (pageNo - 1) * size
  if (filter.text === undefined) {
    const total = await countEnquiries(store, filter)
    return { enquiries: await withDeliveries(store, await newestFirst(store, filter, size, first)), total }
  }
  const page: EnquiryRow[] = []
  let total = 0
  for (let offset = 0; ; offset += SCAN) {
    const rows = await newestFirst(store, filter, SCAN, offset)
    for (const row of rows) {
      if (!isMatch({ row, ...readRow(row) }, filter)) continue
      if (total >= first && total < first + size) page.push(row)
      total += 1
    }
    if (rows.length < SCAN) return { enquiries: await withDeliveries(store, page), total }
  }
}

/** One enquiry with its deliveries; undefined when there is none or it was erased. */
export async function oneEnquiry(store: Store, id: string): Promise<Enquiry | undefined> {
  const row = await matching(store, {}).selectAll().where('id', '=', id).executeTakeFirst()
  const [found] = row ? await withDeliveries(store, [row]) : []
  return found
}

/** The forms that enquiries came by, each with its name as last seen, in a language where it was seen in it. */
export async function formsOfEnquiries(
  store: Store,
  locale?: Locale,
): Promise<{ id: string; name: string }[]> {
  const last = (filter: Filter) =>
    matching(store, filter)
      .select(({ fn }) => ['form_id as id', fn.max('created_at').as('at')])
      .groupBy('form_id')
      .orderBy('form_id')
      .limit(100)
      .execute()
  const [all, own] = await Promise.all([last({}), locale ? last({ locale }) : []])
  return Promise.all(
    all.map(async (seen) => {
      const inLanguage = own.find(({ id }) => id === seen.id)
      const { id, at } = inLanguage ?? seen
      const filter = { formId: id, from: Number(at), ...(inLanguage && locale && { locale }) }
      const row = await matching(store, filter).select('client').executeTakeFirst()
      const { formName } = JSON.parse(row?.client ?? '{}') as { formName?: string }
      return { id, name: formName ?? id }
    }),
  )
}
