import type { EnquiryState, Store } from '../store/tables'

export type StateChange = { id: string; from: EnquiryState; to: EnquiryState; who: string; now: number }

/** Sets the sales state of an enquiry. False when somebody else did so meanwhile, or it was erased: nothing is overwritten unseen. */
export async function changeState({ db }: Store, { id, from, to, who, now }: StateChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enquiries')
    .set({ state: to, state_by: who, state_at: now })
    .where('id', '=', id)
    .where('state', '=', from)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many enquiries each state has. */
export async function stateCounts({ db }: Store): Promise<Record<EnquiryState, number>> {
  const rows = await db
    .selectFrom('enquiries')
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .where('erased_at', 'is', null)
    .groupBy('state')
    .execute()
  const counts = { new: 0, taken: 0, done: 0, spam: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}
