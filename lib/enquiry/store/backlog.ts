import { enquiryStore, hasStore } from '.'

export type Backlog = { pending: number; dead: number; oldestSeconds: number }

/** How many deliveries wait, how many were given up, and how old the oldest waiting one is (D24). Rejects when the database cannot be asked. */
export async function deliveryBacklog(now: number = Date.now()): Promise<Backlog> {
  if (!hasStore()) return { pending: 0, dead: 0, oldestSeconds: 0 }
  const { db } = await enquiryStore()
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.id', 'deliveries.enquiry_id')
    .select(({ fn }) => ['status', fn.countAll().as('count'), fn.min('enquiries.created_at').as('oldest')])
    .where('status', '!=', 'delivered')
    .groupBy('status')
    .execute()
  const of = (wanted: string) => rows.find(({ status }) => status === wanted)
  const oldest = Number(of('pending')?.oldest ?? now)
  return {
    pending: Number(of('pending')?.count ?? 0),
    dead: Number(of('dead')?.count ?? 0),
    oldestSeconds: Math.max(0, (now - oldest) / 1000),
  }
}
