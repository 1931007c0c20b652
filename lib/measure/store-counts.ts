import { sql } from 'kysely'
import type { Store } from '@/lib/enquiry/store/tables'
import { type CountedSample, sampleColumns } from './sample-tally'
import { type Counted, visitColumns } from './tally'

/** How long counts are stored: a year and a month, so that a month can be held against the same one of the year before. */
const KEPT_DAYS = 400
const DAY_MS = 86_400_000
/** Rows of one statement: PostgreSQL and SQLite bound the values of each. */
const BATCH = 200

/** In batches and in one order: two instances that lock the same rows never wait for each other. */
function* batches<Row>(counted: readonly Row[]): Generator<Row[]> {
  const rows = [...counted].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH)
}

/** Adds counts to those of the database, all or none; what other instances have counted stays. */
export async function storeCounts(
  { db }: Store,
  visits: readonly Counted[],
  samples: readonly CountedSample[] = [],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const rows of batches(visits))
      await transaction
        .insertInto('visit_counts')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns([...visitColumns])
            .doUpdateSet({ count: sql`visit_counts.count + excluded.count` }),
        )
        .execute()
    for (const rows of batches(samples))
      await transaction
        .insertInto('sample_counts')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns([...sampleColumns])
            .doUpdateSet({ count: sql`sample_counts.count + excluded.count` }),
        )
        .execute()
  })
}

/** Forgets the counts of days that are long over. */
export async function deleteOldCounts({ db }: Store, now: number): Promise<void> {
  const first = new Date(now - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
  for (const table of ['visit_counts', 'sample_counts'] as const)
    await db.deleteFrom(table).where('day', '<', first).execute()
}
