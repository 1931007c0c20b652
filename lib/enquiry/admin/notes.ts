import { randomUUID } from 'node:crypto'
import { emptyLog } from '../store/sqlite'
import type { DeskNoteRow, Store } from '../store/tables'

/** The longest note, code points. */
export const LONGEST_NOTE = 2000
/** So many notes stand at one enquiry. */
const MOST_NOTES = 200
/** For so long the same words of the same person are one note: a button pressed twice, or once more after Back. */
const SAME_MS = 600_000

/** The notes at an enquiry, oldest first. */
export const readNotes = ({ db }: Store, enquiryId: string): Promise<DeskNoteRow[]> =>
  db
    .selectFrom('desk_notes')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** Writes a note beside an enquiry. Returns why it was not: `gone` when the enquiry was erased, `full` when it has as many as it may, `same` when it stands there. */
export async function addNote(
  { db }: Store,
  { enquiryId, who, text, now }: { enquiryId: string; who: string; text: string; now: number },
): Promise<'gone' | 'full' | 'same' | undefined> {
  return db.transaction().execute(async (transaction) => {
    // Holds the row: an erasure at the same time waits, and takes this note too.
    const { numUpdatedRows } = await transaction
      .updateTable('enquiries')
      .set(({ ref }) => ({ state: ref('state') }))
      .where('id', '=', enquiryId)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return 'gone'
    const notes = transaction.selectFrom('desk_notes').where('enquiry_id', '=', enquiryId)
    const own = notes.where(({ and }) => and({ who, text })).where('at', '>', now - SAME_MS)
    if (await own.select('id').executeTakeFirst()) return 'same'
    const { count } = await notes
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_NOTES) return 'full'
    const row = { id: randomUUID(), enquiry_id: enquiryId, who, at: now, text }
    await transaction.insertInto('desk_notes').values(row).execute()
    return undefined
  })
}

/** Removes a note of an enquiry for who wrote it; false when it is another's, or gone. */
export async function removeNote(
  store: Store,
  { enquiryId, id, who }: { enquiryId: string; id: string; who: string },
): Promise<boolean> {
  const { numDeletedRows } = await store.db
    .deleteFrom('desk_notes')
    .where('id', '=', id)
    .where('enquiry_id', '=', enquiryId)
    .where('who', '=', who)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await emptyLog(store)
  return numDeletedRows > 0n
}
