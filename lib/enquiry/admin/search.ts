import { sql } from 'kysely'
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
  // The language is the first field of the stored JSON.
  const groups = await matching(store, {})
    .select(({ fn }) => [
      'form_id',
      sql<string>`substr(client, 1, 12)`.as('mark'),
      fn.max('created_at').as('last'),
    ])
    .groupBy(['form_id', 'mark'])
    .orderBy('form_id')
    .limit(200)
    .execute()
  const newest = groups.toSorted((a, b) => Number(b.last) - Number(a.last))
  return Promise.all(
    [...new Set(groups.map(({ form_id }) => form_id))].map(async (id) => {
      const own = newest.filter(({ form_id }) => form_id === id)
      const chosen = own.find(({ mark }) => mark === `{"mark":"${locale}"`) ?? own[0]
      const row = await matching(store, { formId: id, from: Number(chosen?.last) })
        .select('client')
        .where('client', 'like', `${chosen?.mark}%`)
        .executeTakeFirst()
      const { formName } = JSON.parse(row?.client ?? '{}') as { formName?: string }
      return { id, name: formName ?? id }
    }),
  )
}
