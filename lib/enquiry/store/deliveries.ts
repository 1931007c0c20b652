import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { DeliveryRow, EnquiryRow, Store, Tables } from './tables'

/** A claim is good for this long; longer than any attempt, so that only a crash lets it run out. */
export const LEASE_MS = 30_000
export const GIVE_UP_MS = 3 * 86_400_000
const LONGEST_WAIT_MS = 3_600_000

/** What there is to know of a delivery that arrived: a note, and what a CRM calls the enquiry. */
export type Arrival = {
  note?: string | undefined
  crm?: { id?: string | undefined; link?: string | undefined }
}

export type Claim = { delivery: DeliveryRow; enquiry: EnquiryRow }

/** Wait after the n-th failed attempt: 1, 2, 4 … s, an hour at most (D24). */
export function backoffMs(attempts: number): number {
  return Math.min(1000 * 2 ** Math.min(Math.max(attempts - 1, 0), 30), LONGEST_WAIT_MS)
}

type DeliveryExpression = ExpressionBuilder<Tables, 'deliveries'>

/**
 * A claim that nobody can hold any more: older than its lease, or from further in the future than clocks differ, as a clock
 * that ran ahead and was set back leaves it.
 */
export const isStaleClaim = ({ eb, or }: DeliveryExpression, now: number): Expression<SqlBool> =>
  or([eb('claimed_at', '<=', now - LEASE_MS), eb('claimed_at', '>', now + LEASE_MS)])

/** Due now. No wait is longer than an hour: a time beyond that was set by a clock that ran ahead. */
const isDue = (expression: DeliveryExpression, now: number): Expression<SqlBool> => {
  const { eb, or } = expression
  return or([
    eb('next_at', '<=', now),
    eb('next_at', '>', now + LONGEST_WAIT_MS),
    isStaleClaim(expression, now),
  ])
}

/** Takes the delivery that is due longest, in one statement, so that no two workers hold the same one. */
export async function claimDelivery(
  { db, dialect }: Store,
  target: string,
  now: number,
): Promise<Claim | undefined> {
  const oldest = db
    .selectFrom('deliveries')
    .select('id')
    .where('status', '=', 'pending')
    .where('target', '=', target)
    .where((expression) => isDue(expression, now))
    .orderBy('next_at')
    .limit(1)
  const delivery = await db
    .updateTable('deliveries')
    .set((expression) => ({
      claimed_at: now,
      next_at: now + LEASE_MS,
      attempts: expression('attempts', '+', 1),
    }))
    .where('id', '=', dialect === 'postgres' ? oldest.forUpdate().skipLocked() : oldest)
    .returningAll()
    .executeTakeFirst()
  if (!delivery) return undefined
  const enquiry = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', delivery.enquiry_id)
    .executeTakeFirstOrThrow()
  return { delivery, enquiry }
}

/** Records a delivery as arrived, whichever worker holds its claim now, with what else there is to know. */
export async function recordDelivered(
  { db }: Store,
  id: string,
  now: number,
  { note, crm }: Arrival = {},
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      ...{ status: 'delivered', delivered_at: now, claimed_at: null, last_error: note ?? null },
      ...{ crm_id: crm?.id ?? null, crm_link: crm?.link ?? null },
    })
    .where('id', '=', id)
    .execute()
}

/** Sets a failed delivery up for its next attempt, or gives it up after three days; never drops it. A claim that ran out changes nothing. */
export async function recordFailed(
  { db }: Store,
  delivery: DeliveryRow,
  error: string,
  now: number,
  waitMs = 0,
): Promise<'pending' | 'dead'> {
  const status = now - delivery.since >= GIVE_UP_MS ? 'dead' : 'pending'
  const wait = Math.min(Math.max(backoffMs(delivery.attempts), waitMs), LONGEST_WAIT_MS)
  await db
    .updateTable('deliveries')
    .set({
      status,
      last_error: error,
      claimed_at: null,
      next_at: now + wait,
      since: Math.min(delivery.since, now),
    })
    .where('id', '=', delivery.id)
    .where('status', '=', 'pending')
    .where('attempts', '=', delivery.attempts)
    .execute()
  return status
}

/**
 * The target answers again: what waits for it is due now instead of up to an hour later, and what was given up during the
 * outage gets another three days. Claimed ones stay claimed.
 */
export async function rescheduleDeliveries({ db }: Store, target: string, now: number): Promise<void> {
  const ofTarget = db.updateTable('deliveries').where('target', '=', target)
  await ofTarget
    .set({ next_at: now })
    .where('status', '=', 'pending')
    .where('claimed_at', 'is', null)
    .where('next_at', '>', now)
    .execute()
  await ofTarget.set({ status: 'pending', next_at: now, since: now }).where('status', '=', 'dead').execute()
}

/** When the next delivery to a target is due; undefined when none waits. */
export async function nextDue({ db }: Store, target: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('deliveries')
    .select('next_at')
    .where('status', '=', 'pending')
    .where('target', '=', target)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst()
  return row?.next_at
}
