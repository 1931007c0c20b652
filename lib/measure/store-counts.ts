import { sql } from 'kysely'
import type { Store } from '@/lib/enquiry/store/tables'
import type { Counted } from './tally'

/** How long counts are kept: a year and a month, so that a month can be held against the same one of the year before. */
const KEPT_DAYS = 400
const DAY_MS = 86_400_000
/** Rows of one statement: PostgreSQL and SQLite bound the values of each. */
const BATCH = 200

const names = ['day', 'event', 'page', 'form', 'source', 'campaign'] as const

/** Adds counts to those of the database, all or none; what other instances have counted stays. */
export async function storeCounts({ db }: Store, counted: readonly Counted[]): Promise<void> {
  // In one order: two instances that lock the same rows never wait for each other.
  const rows = [...counted].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < rows.length; at += BATCH)
      await transaction
        .insertInto('visit_counts')
        .values(rows.slice(at, at + BATCH))
        .onConflict((conflict) =>
          conflict.columns([...names]).doUpdateSet({ count: sql`visit_counts.count + excluded.count` }),
        )
        .execute()
  })
}

/** Forgets the counts of days that are long over. */
export async function deleteOldCounts({ db }: Store, now: number): Promise<void> {
  const first = new Date(now - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
  await db.deleteFrom('visit_counts').where('day', '<', first).execute()
}
