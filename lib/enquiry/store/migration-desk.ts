import type { AlterTableBuilder, AlterTableColumnAlteringBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the desk needs: the sales state of an enquiry, who is signed in, who did what (D24). */
export const desk: Migration = {
  async up(db: Kysely<unknown>) {
    // A release whose migrations were no transactions may have been cut off between two of these.
    const tables = await db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'enquiries')?.columns.map(({ name }) => name) ?? []
    const add = async (
      name: string,
      alter: (table: AlterTableBuilder) => AlterTableColumnAlteringBuilder,
    ) => {
      if (!columns.includes(name)) await alter(db.schema.alterTable('enquiries')).execute()
    }
    // An older release that runs beside this one inserts rows without these columns.
    await add('state', (table) =>
      table.addColumn('state', 'text', (column) => column.notNull().defaultTo('new')),
    )
    await add('state_by', (table) => table.addColumn('state_by', 'text'))
    await add('state_at', (table) => table.addColumn('state_at', 'bigint'))
    await db.schema
      .createIndex('enquiries_state')
      .ifNotExists()
      .on('enquiries')
      .columns(['state', 'created_at'])
      .execute()
    await db.schema
      .createTable('desk_sessions')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('desk_log')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('enquiry_id', 'text')
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('desk_log_at').ifNotExists().on('desk_log').columns(['at']).execute()
    await db.schema
      .createIndex('desk_log_enquiry')
      .ifNotExists()
      .on('desk_log')
      .columns(['enquiry_id'])
      .execute()
  },
}
