import { normalise } from '../form/normalise'
import { isStaleClaim } from '../store/deliveries'
import type { Store } from '../store/tables'
import type { Filter } from './filter'
import { allEnquiries, type Enquiry } from './read'

/** Schedules deliveries that did not arrive for an attempt now, those given up for another three days. Returns how many. */
export async function retryDeliveries({ db }: Store, now: number, enquiryId?: string): Promise<number> {
  let query = db
    .updateTable('deliveries')
    .set({ status: 'pending', next_at: now, since: now, claimed_at: null })
    .where((where) => {
      const isFree = where.or([where('claimed_at', 'is', null), isStaleClaim(where, now)])
      return where.or([where('status', '=', 'dead'), where.and([where('status', '=', 'pending'), isFree])])
    })
  if (enquiryId !== undefined) query = query.where('enquiry_id', '=', enquiryId)
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

const compact = (text: string) => text.toLowerCase().replace(/[\s-]/g, '')

/** True when a value holds this e-mail or phone as a whole, however either is written: `a@b.co` is not in `aa@b.co` or `a@b.com`. */
export function mentions(value: string, contact: string): boolean {
  const check = /[@＠]/.test(contact) ? 'EMAIL' : 'PHONE'
  return holds(value, contact) || holds(value, normalise(check, contact))
}

function holds(value: string, contact: string): boolean {
  const wanted = contact.trim().toLowerCase()
  const isPhone = /^\+?[\d\s-]+$/.test(wanted)
  const text = isPhone ? compact(value) : value.toLowerCase()
  const part = (isPhone ? compact(wanted) : wanted).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(isPhone ? `(?<!\\d)${part}(?!\\d)` : `(?<![\\w.+-])${part}(?![\\w-]|\\.\\w)`, 'u').test(
    text,
  )
}

/** Erases content and deliveries of one enquiry; the empty row stays so that its key can never be stored again. */
async function erase({ db }: Store, ids: string[], now: number): Promise<void> {
  if (ids.length === 0) return
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('deliveries').where('enquiry_id', 'in', ids).execute()
    await transaction
      .updateTable('enquiries')
      .set({ payload: '{}', client: '{}', erased_at: now })
      .where('id', 'in', ids)
      .execute()
  })
}

/** Erases one enquiry. False when there was nothing to erase. */
export async function eraseOne(store: Store, id: string, now: number): Promise<boolean> {
  const row = await store.db
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (row) await erase(store, [id], now)
  return row !== undefined
}

async function eraseWhere(
  store: Store,
  isMeant: (enquiry: Enquiry) => boolean,
  now: number,
  filter: Filter = {},
): Promise<number> {
  const ids: string[] = []
  for await (const enquiry of allEnquiries(store, undefined, filter))
    if (isMeant(enquiry)) ids.push(enquiry.row.id)
  for (let start = 0; start < ids.length; start += 500) await erase(store, ids.slice(start, start + 500), now)
  return ids.length
}

/** Erases what is older than a moment (personal-data law, D24). Returns how many enquiries. */
export function eraseOlderThan(store: Store, before: number, now: number): Promise<number> {
  return eraseWhere(store, () => true, now, { before })
}

/** Erases every enquiry in which an e-mail address or phone number stands. Returns how many. */
export function eraseContact(store: Store, contact: string, now: number): Promise<number> {
  return eraseWhere(store, ({ body }) => body.fieldValues.some(({ value }) => mentions(value, contact)), now)
}
