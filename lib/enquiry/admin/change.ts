import { reasonOf } from '@/lib/contract/errors'
import { isStaleClaim } from '../store/deliveries'
import { emptyLog } from '../store/sqlite'
import type { Store } from '../store/tables'
import type { Copy } from './erased'
import { enquiriesOf } from './person'
import { allEnquiries, type Enquiry } from './read'
import { oneEnquiry } from './search'

const BATCH = 500

/** Which deliveries are meant: of one enquiry, or to some targets, alone. */
type Which = { enquiryId?: string | undefined; targets?: string[] }

/** Schedules deliveries that did not arrive for an attempt now, those given up for another three days. Returns how many. */
export async function retryDeliveries(
  { db }: Store,
  now: number,
  { enquiryId, targets }: Which = {},
): Promise<number> {
  let query = db
    .updateTable('deliveries')
    .set(({ eb, ref }) => ({
      ...{ status: 'pending', next_at: now, claimed_at: null },
      // What still waits has waited for as long as before: the alert about it is not over.
      since: eb
        .case()
        .when(eb.or([eb('status', '=', 'dead'), eb('since', '>', now)]))
        .then(now)
        .else(ref('since'))
        .end(),
    }))
    .where((where) => {
      const isFree = where.or([where('claimed_at', 'is', null), isStaleClaim(where, now)])
      return where.or([where('status', '=', 'dead'), where.and([where('status', '=', 'pending'), isFree])])
    })
  if (enquiryId !== undefined) query = query.where('enquiry_id', '=', enquiryId)
  // PostgreSQL takes no empty list.
  if (targets) query = query.where('target', 'in', ['', ...targets])
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

/** What was erased here, and where copies went before: out of reach from here. */
export type Erased = {
  count: number
  copies: Copy[]
  /** False when the database's own log still holds the values, because somebody else uses it; the site empties it within a minute. */
  isLogEmpty: boolean
}

/** A copy may be wherever an attempt was made. The confirmation is not one: it holds the company's words alone. */
const meantOf = ({ row, deliveries }: Enquiry): Meant => ({
  id: row.id,
  copies: deliveries
    .filter(({ target, attempts }) => attempts > 0 && target !== 'confirmation')
    .map(({ target, crm_id }) => ({
      ...{ enquiry: row.id, key: row.idempotency_key, target },
      ...(crm_id && { crmId: crm_id }),
    })),
})
type Meant = { id: string; copies: Copy[] }

/** Erasing broke off: so many were erased before, of the rest nothing. */
export class EraseError extends Error {
  override name = 'EraseError'
  constructor(
    readonly count: number,
    override readonly cause: unknown,
  ) {
    super(reasonOf(cause))
  }
}

/** Erases content, notes and deliveries; the empty rows stay so that their keys can never be stored again. */
async function erase(store: Store, meant: Meant[], now: number): Promise<Erased> {
  for (let start = 0; start < meant.length; start += BATCH) {
    const ids = meant.slice(start, start + BATCH).map(({ id }) => id)
    const erasing = store.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('deliveries').where('enquiry_id', 'in', ids).execute()
      await transaction
        .updateTable('enquiries')
        .set({ payload: '{}', client: '{}', erased_at: now })
        .where('id', 'in', ids)
        .execute()
      // Of enquiries that a release without notes has erased meanwhile, too.
      const erased = transaction.selectFrom('enquiries').select('id').where('erased_at', 'is not', null)
      await transaction.deleteFrom('desk_notes').where('enquiry_id', 'in', erased).execute()
    })
    await erasing.catch((cause: unknown) => {
      throw new EraseError(start, cause)
    })
  }
  return {
    count: meant.length,
    copies: meant.flatMap(({ copies }) => copies),
    isLogEmpty: await emptyLog(store),
  }
}

/** Erases one enquiry; none when it was erased already. */
export async function eraseOne(store: Store, id: string, now: number): Promise<Erased> {
  const enquiry = await oneEnquiry(store, id)
  return erase(store, enquiry ? [meantOf(enquiry)] : [], now)
}

/** Erases what is older than a moment (personal-data law, D24). */
export async function eraseOlderThan(store: Store, before: number, now: number): Promise<Erased> {
  const meant: Meant[] = []
  for await (const enquiry of allEnquiries(store, undefined, { before })) meant.push(meantOf(enquiry))
  return erase(store, meant, now)
}

/** Erases enquiries that were read before: what they say does not change meanwhile. */
export const eraseFound = (store: Store, found: Enquiry[], now: number): Promise<Erased> =>
  erase(store, found.map(meantOf), now)

/** Erases every enquiry that holds one of these e-mail addresses or phone numbers. Undefined, and nothing erased, when one is neither. */
export async function erasePerson(
  store: Store,
  contacts: string[],
  now: number,
): Promise<Erased | undefined> {
  const found = await enquiriesOf(store, contacts)
  return found && eraseFound(store, found, now)
}
