import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Counts of visits (ADR 0037): a number for each day and set of names, nothing of any visitor. */
export const visits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('visit_counts')
      .ifNotExists()
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('campaign', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_counts_names', ['day', 'event', 'page', 'form', 'source', 'campaign'])
      .execute()
  },
}
