import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { accounts } from './migration-accounts'
import { announcements } from './migration-announcements'
import { crm } from './migration-crm'
import { desk } from './migration-desk'
import { samples } from './migration-samples'
import { visits } from './migration-visits'
import type { Tables } from './tables'

/** Migrations of the database, run once each, in order. Never change one that was released: add the next. */
const migrations: Record<string, Migration> = {
  '001-enquiries': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('enquiries')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
        .addColumn('site_id', 'text', (column) => column.notNull())
        .addColumn('form_id', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('client', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('erased_at', 'bigint')
        .execute()
      await db.schema
        .createIndex('enquiries_created')
        .ifNotExists()
        .on('enquiries')
        .columns(['created_at', 'id'])
        .execute()
      await db.schema
        .createTable('deliveries')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
        .addColumn('target', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_at', 'bigint', (column) => column.notNull())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('claimed_at', 'bigint')
        .addColumn('delivered_at', 'bigint')
        .addColumn('last_error', 'text')
        .execute()
      await db.schema
        .createIndex('deliveries_due')
        .ifNotExists()
        .on('deliveries')
        .columns(['status', 'target', 'next_at'])
        .execute()
      await db.schema
        .createIndex('deliveries_enquiry')
        .ifNotExists()
        .on('deliveries')
        .columns(['enquiry_id'])
        .execute()
      await db.schema
        .createTable('settings')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
    },
  },
  // The limiter would create its table itself, and instances that start together would collide on it.
  '002-rate-limits': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('rate_limits')
        .ifNotExists()
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute()
    },
  },
  '003-desk': desk,
  '004-announcements': announcements,
  '005-visits': visits,
  '008-samples': samples,
  '009-accounts': accounts,
  '010-crm': crm,
}

/** Their names, oldest first: a release is as new as the last one that it knows. */
export const migrationNames: readonly string[] = Object.keys(migrations).sort()

const TABLE = 'enquiry_migrations'

/** True for a database that a site has used; another one is left as it is. */
export const isMigrated = async (db: Kysely<Tables>): Promise<boolean> =>
  (await db.introspection.getTables()).some(({ name }) => name === TABLE)

/**
 * Empty stand-ins for migrations that a newer release has run and this one does not know, as during a deploy or after a rollback:
 * without them the migrator would refuse to start. So what a release adds must leave the release before it working.
 */
async function madeByOthers(db: Kysely<Tables>): Promise<Record<string, Migration>> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)}`
    .execute(db)
    .catch(() => ({ rows: [] })) // a new database
  const nothing: Migration = { up: async () => undefined }
  return Object.fromEntries(rows.flatMap(({ name }) => (name in migrations ? [] : [[name, nothing]])))
}

/**
 * Brings the database to the newest shape, or to that of an older release. On PostgreSQL instances that start together wait for
 * each other (advisory lock).
 */
export async function migrate(db: Kysely<Tables>, upTo?: string): Promise<void> {
  const others = await madeByOthers(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...others, ...migrations }) },
    migrationTableName: TABLE,
    migrationLockTableName: 'enquiry_migrations_lock',
  })
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (error !== undefined) throw error
}
