import { contains, inJson } from './contains'
import type { Store } from './tables'

const DAY_MS = 86_400_000

/** True when an address was sent a confirmation within a day: nobody can fill another's mailbox by submitting often. */
export async function hadConfirmation(store: Store, email: string, now: number): Promise<boolean> {
  const row = await store.db
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.id', 'deliveries.enquiry_id')
    .select('deliveries.id')
    .where('deliveries.target', '=', 'confirmation')
    .where('deliveries.status', '=', 'delivered')
    .where('deliveries.delivered_at', '>', now - DAY_MS)
    .where('deliveries.last_error', 'is', null)
    .where(contains(store, 'enquiries.payload', `"${inJson(email)}"`))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
