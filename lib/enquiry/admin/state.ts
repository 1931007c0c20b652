import type { EnquiryRow, EnquiryState, Store } from '../store/tables'

export type StateChange = {
  id: string
  from: EnquiryState
  to: EnquiryState
  who: string
  now: number
  /** Whose it was when it was looked at and whose it is to be; null is nobody's. Left out under the shared password (D37). */
  assignee?: { from: string | null; to: string | null } | undefined
}

/** Whose an enquiry is after a change of state: who takes it or is the one to finish it has it, and put back it is nobody's. */
export function assigneeAfter(to: EnquiryState, seen: string | null, who: string): string | null {
  if (to === 'taken') return who
  if (to === 'new') return null
  return to === 'done' ? (seen ?? who) : seen
}

/** Sets the sales state of an enquiry and whose it is. False when somebody else did so meanwhile, or it was erased: nothing is overwritten unseen. */
export async function changeState(
  { db }: Store,
  { id, from, to, who, now, assignee }: StateChange,
): Promise<boolean> {
  let query = db
    .updateTable('enquiries')
    .set({ state: to, state_by: who, state_at: now, ...(assignee && { assignee: assignee.to }) })
    .where('id', '=', id)
    .where('state', '=', from)
    .where('erased_at', 'is', null)
  if (assignee) query = query.where('assignee', assignee.from === null ? 'is' : '=', assignee.from)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether an enquiry is as this person wants it, and by them: they pressed twice. */
export const isAsWanted = (row: EnquiryRow, { to, who, assignee }: StateChange): boolean =>
  row.state === to && row.state_by === who && (!assignee || row.assignee === assignee.to)

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
