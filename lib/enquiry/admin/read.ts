import type { EnquiryBody } from '@/lib/contract/enquiry'
import { type EnquiryContext, readRow } from '../store/enquiries'
import type { DeliveryRow, EnquiryRow, Store } from '../store/tables'
import type { Filter } from './filter'
import { isMatch, matching } from './matching'

const BATCH = 500

/** A stored enquiry with its deliveries, read for people. */
export type Enquiry = {
  row: EnquiryRow
  body: EnquiryBody
  context: EnquiryContext
  deliveries: DeliveryRow[]
}

/** A row with its JSON read. */
export const parsed = (row: EnquiryRow, deliveries: DeliveryRow[]): Enquiry => ({
  row,
  ...readRow(row),
  deliveries,
})

/** Every enquiry that was not erased, oldest first, in batches: an export of years does not have to fit in memory. */
export async function* allEnquiries(
  store: Store,
  batch = BATCH,
  filter: Filter = {},
): AsyncGenerator<Enquiry> {
  const { db } = store
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
    const ids = rows.map((row) => row.id)
    const deliveries = await db.selectFrom('deliveries').selectAll().where('enquiry_id', 'in', ids).execute()
    for (const row of rows) {
      const enquiry = parsed(
        row,
        deliveries.filter((item) => item.enquiry_id === row.id),
      )
      if (isMatch(enquiry, filter)) yield enquiry
    }
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

export type Listed = Pick<EnquiryRow, 'id' | 'created_at' | 'site_id' | 'form_id'> & {
  formName: string
  deliveries: DeliveryRow[]
}

/** The newest enquiries without their field values; `status` keeps those with such a delivery. */
export async function listEnquiries(
  { db }: Store,
  limit: number,
  status?: DeliveryRow['status'],
): Promise<Listed[]> {
  let query = db.selectFrom('enquiries').selectAll().where('erased_at', 'is', null)
  if (status) {
    const wanted = db.selectFrom('deliveries').select('enquiry_id').where('status', '=', status)
    query = query.where('id', 'in', wanted)
  }
  const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute()
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const deliveries = await db.selectFrom('deliveries').selectAll().where('enquiry_id', 'in', ids).execute()
  return rows.map(({ id, created_at, site_id, form_id, client }) => {
    const { formName } = JSON.parse(client) as EnquiryContext
    return {
      id,
      created_at,
      site_id,
      form_id,
      formName,
      deliveries: deliveries.filter((item) => item.enquiry_id === id),
    }
  })
}
