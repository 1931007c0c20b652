import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const columns = ['day', 'kind', 'locale', 'page', 'device', 'name', 'bound'] as const

/** Counts of what was measured besides visits (ADR 0037): a number for each day, kind and class, nothing of any visitor. */
export const samples: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sample_counts')
      .ifNotExists()
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('bound', 'integer', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('sample_counts_names', [...columns])
      .execute()
  },
}
