import { randomUUID } from 'node:crypto'
import type { DeskLogRow, Store } from '../store/tables'

/** Who is written down for what the site does by itself. */
export const SITE = '-'

export type AuditEntry = { who: string; action: string; enquiryId?: string; detail?: string; now: number }

/** Writes down who did what and when; never a field value. */
export async function writeAuditLog(
  { db }: Store,
  { who, action, enquiryId, detail, now }: AuditEntry,
): Promise<void> {
  const row = { id: randomUUID(), at: now, who, action, enquiry_id: enquiryId ?? null, detail: detail ?? '' }
  await db.insertInto('desk_log').values(row).execute()
}

/** The newest entries, of one enquiry or of all, and how many there are. */
export async function readAuditLog(
  { db }: Store,
  { enquiryId, limit, offset = 0 }: { enquiryId?: string; limit: number; offset?: number },
): Promise<{ rows: DeskLogRow[]; total: number }> {
  let query = db.selectFrom('desk_log')
  if (enquiryId !== undefined) query = query.where('enquiry_id', '=', enquiryId)
  const { total } = await query
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: Number(total) }
}
