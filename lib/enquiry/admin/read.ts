import type { EnquiryBody } from '@/lib/contract/enquiry'
import { contains, inJson } from '../store/contains'
import { type EnquiryContext, readRow } from '../store/enquiries'
import type { DeliveryRow, EnquiryRow, Store } from '../store/tables'
import { type Filter, readingsOf } from './filter'

const BATCH = 500

/** A stored enquiry with its deliveries, read for people. */
export type Enquiry = {
  row: EnquiryRow
  body: EnquiryBody
  context: EnquiryContext
  deliveries: DeliveryRow[]
}

/** Rows with their JSON read, and their deliveries. */
export async function withDeliveries({ db }: Store, rows: EnquiryRow[]): Promise<Enquiry[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const all = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...{ row, ...readRow(row) },
    deliveries: all.filter((delivery) => delivery.enquiry_id === row.id),
  }))
}

/** The rows that a filter may mean: what SQL cannot say exactly, `isMatch` does. Erased ones never. */
export function matching(store: Store, filter: Filter) {
  const { from = 0, before, formId, locale, state, isSpamLeftOut, isDataRequest, assignee } = filter
  const { delivery, text } = filter
  const { db } = store
  let query = db.selectFrom('enquiries').where('erased_at', 'is', null).where('created_at', '>=', from)
  if (before !== undefined) query = query.where('created_at', '<', before)
  if (formId !== undefined) query = query.where('form_id', '=', formId)
  if (state !== undefined) query = query.where('state', '=', state)
  if (assignee !== undefined) query = query.where('assignee', assignee === null ? 'is' : '=', assignee)
  if (isSpamLeftOut) query = query.where('state', '!=', 'spam')
  // As a key: within a value its quotation marks are escaped.
  if (isDataRequest) query = query.where(contains(store, 'client', '"dataRequestDays":'))
  // The language is the first field of the stored JSON.
  if (locale !== undefined) query = query.where('client', 'like', `{"mark":"${locale}"%`)
  if (delivery !== undefined) {
    const ids = db.selectFrom('deliveries').select('enquiry_id').where('status', '=', delivery)
    query = query.where('id', 'in', ids)
  }
  if (text !== undefined)
    query = query.where(({ or, and }) => {
      const isIn = (word: string) =>
        or([
          contains(store, 'payload', inJson(word)),
          contains(store, 'client', inJson(word)),
          contains(store, 'id', word),
        ])
      return or(readingsOf(text).map((words) => and(words.map(isIn))))
    })
  return query
}

/** Whether an enquiry is one that the filter means, by its values and not by the JSON around them. */
export function isMatch(
  { row, body, context }: Omit<Enquiry, 'deliveries'>,
  { locale, text }: Filter,
): boolean {
  if (locale !== undefined && context.mark !== locale) return false
  if (text === undefined) return true
  const values = body.fieldValues.map(({ value }) => value)
  const origin = Object.values(context.client?.firstTouch ?? {})
  const places = [...values, ...origin, context.formName, context.page ?? '']
  // A short word stands in most enquiries' numbers.
  const isIn = (word: string) =>
    places.some((place) => place.toLowerCase().includes(word)) || (word.length > 3 && row.id.includes(word))
  return readingsOf(text.toLowerCase()).some((words) => words.every(isIn))
}

/** Every enquiry that was not erased, oldest first, in batches: an export of years does not have to fit in memory. */
export async function* allEnquiries(
  store: Store,
  batch = BATCH,
  filter: Filter = {},
): AsyncGenerator<Enquiry> {
  let after = { created_at: -1, id: '' }
  for (;;) {
    const { created_at, id } = after
    const rows = await matching(store, filter)
      .selectAll()
      .where(({ eb, or, and }) =>
        or([eb('created_at', '>', created_at), and([eb('created_at', '=', created_at), eb('id', '>', id)])]),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(batch)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    for (const enquiry of await withDeliveries(store, rows)) if (isMatch(enquiry, filter)) yield enquiry
    after = last
    // SQLite answers at once: whoever waits for a page comes between two batches.
    await new Promise(setImmediate)
  }
}

/** How many enquiries a filter means; erased ones are none. */
export async function countEnquiries(store: Store, filter: Filter = {}): Promise<number> {
  const { total } = await matching(store, filter)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
