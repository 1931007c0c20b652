import type { DeliveryRow, Store } from '../store/tables'

export type TargetHealth = {
  target: string
  pending: number
  delivered: number
  dead: number
  /** Since when the longest waiting one waits, epoch ms. */
  oldest?: number | undefined
  lastDelivered?: number | undefined
  /** The message of the latest failure that is still open. */
  lastError?: string | undefined
}

/** The state of deliveries, one line per target. */
export async function deliveryHealth({ db }: Store): Promise<TargetHealth[]> {
  const groups = await db
    .selectFrom('deliveries')
    .select(({ fn }) => [
      'target',
      'status',
      fn.countAll<number | string>().as('count'),
      fn.min('since').as('since'),
      fn.max('delivered_at').as('last'),
    ])
    .groupBy(['target', 'status'])
    .orderBy('target')
    .execute()
  const byTarget = new Map<string, TargetHealth>()
  for (const { target, status, count, since, last } of groups) {
    const health = byTarget.get(target) ?? { target, pending: 0, delivered: 0, dead: 0 }
    health[status] = Number(count)
    if (status === 'pending') health.oldest = Number(since)
    if (status === 'delivered') health.lastDelivered = Number(last)
    byTarget.set(target, health)
  }
  for (const health of byTarget.values())
    if (health.pending + health.dead > 0) health.lastError = await latestError(db, health.target)
  return [...byTarget.values()]
}

async function latestError(db: Store['db'], target: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('deliveries')
    .select('last_error')
    .where('target', '=', target)
    .where('status', '!=', 'delivered')
    .where('last_error', 'is not', null)
    .orderBy('next_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.last_error ?? undefined
}

export type OutboxState = {
  dead: number
  lastDead?: DeliveryRow | undefined
  oldest?: number | undefined
  isFailing: boolean
}

/** What an alert has to know: how many were given up, since when the oldest waits, and whether one that failed is still open. */
export async function outboxState(store: Store): Promise<OutboxState> {
  const all = await deliveryHealth(store)
  const waiting = all.flatMap(({ oldest }) => oldest ?? [])
  const dead = all.reduce((sum, item) => sum + item.dead, 0)
  const lastDead = dead
    ? await store.db
        .selectFrom('deliveries')
        .selectAll()
        .where('status', '=', 'dead')
        .orderBy('next_at', 'desc')
        .limit(1)
        .executeTakeFirst()
    : undefined
  const isFailing = all.some(({ lastError }) => lastError !== undefined)
  return { dead, lastDead, oldest: waiting.length > 0 ? Math.min(...waiting) : undefined, isFailing }
}
