import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What was announced to search engines: a row an address and engine. An older release does not know the table. */
export const announcements: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('announcements')
      .ifNotExists()
      .addColumn('engine', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('told_at', 'bigint')
      .addPrimaryKeyConstraint('announcements_pk', ['engine', 'url'])
      .execute()
    await db.schema
      .createIndex('announcements_due')
      .ifNotExists()
      .on('announcements')
      .columns(['engine', 'status', 'next_at'])
      .execute()
  },
}
