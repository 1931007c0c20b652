import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Named people at the desk, whose each enquiry is, and their notes (D37). An older release beside this one leaves all of it empty. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('enquiries').addColumn('assignee', 'text').execute()
    await db.schema.createIndex('enquiries_assignee').on('enquiries').columns(['assignee']).execute()
    await db.schema
      .createTable('desk_accounts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('desk_notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('desk_notes_enquiry').on('desk_notes').columns(['enquiry_id', 'at']).execute()
  },
}
