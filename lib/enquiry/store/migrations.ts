import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Tables } from './tables'

/** A migration of statements in the SQL that SQLite and PostgreSQL have in common, after `first`. */
const statements = (texts: string[], first?: Migration['up']): Migration => ({
  async up(db: Kysely<unknown>) {
    await first?.(db)
    for (const text of texts) await sql.raw(text).execute(db)
  },
})

/** The sales state of enquiries: a release whose migrations were no transactions may have been cut off between two of these. */
async function addState(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables()
  const columns = tables.find(({ name }) => name === 'enquiries')?.columns.map(({ name }) => name) ?? []
  // An older release that runs beside this one inserts rows without these columns.
  for (const column of ["state text not null default 'new'", 'state_by text', 'state_at bigint'])
    if (!columns.includes(column.split(' ')[0] ?? ''))
      await sql.raw(`alter table enquiries add column ${column}`).execute(db)
}

/** Migrations of the database, run once each, in order. Never change one that was released: add the next. */
const migrations: Record<string, Migration> = {
  '001-enquiries': statements([
    `create table if not exists enquiries (
      id text primary key, idempotency_key text not null unique, site_id text not null, form_id text not null,
      payload text not null, client text not null, created_at bigint not null, erased_at bigint)`,
    'create index if not exists enquiries_created on enquiries (created_at, id)',
    `create table if not exists deliveries (
      id text primary key, enquiry_id text not null references enquiries (id), target text not null,
      status text not null, attempts integer not null, next_at bigint not null, since bigint not null,
      claimed_at bigint, delivered_at bigint, last_error text)`,
    'create index if not exists deliveries_due on deliveries (status, target, next_at)',
    'create index if not exists deliveries_enquiry on deliveries (enquiry_id)',
    'create table if not exists settings (name text primary key, value text not null)',
  ]),
  // The limiter would create its table itself, and instances that start together would collide on it.
  '002-rate-limits': statements([
    `create table if not exists rate_limits (
      key varchar(255) primary key, points integer default 0 not null, expire bigint)`,
  ]),
  // What the desk needs: the sales state of an enquiry, who is signed in, who did what (D24).
  '003-desk': statements(
    [
      'create index if not exists enquiries_state on enquiries (state, created_at)',
      `create table if not exists desk_sessions (
        id text primary key, who text not null, created_at bigint not null, expires_at bigint not null)`,
      `create table if not exists desk_log (
        id text primary key, at bigint not null, who text not null, action text not null, enquiry_id text,
        detail text not null)`,
      'create index if not exists desk_log_at on desk_log (at)',
      'create index if not exists desk_log_enquiry on desk_log (enquiry_id)',
    ],
    addState,
  ),
  // What was announced to search engines: a row an address and engine. An older release does not know the table.
  '004-announcements': statements([
    `create table if not exists announcements (
      engine text not null, url text not null, version text not null, status text not null,
      attempts integer not null, next_at bigint not null, told_at bigint,
      constraint announcements_pk primary key (engine, url))`,
    'create index if not exists announcements_due on announcements (engine, status, next_at)',
  ]),
  // Counts of visits (ADR 0037): a number for each day and set of names, nothing of any visitor.
  '005-visits': statements([
    `create table if not exists visit_counts (
      day text not null, event text not null, page text not null, form text not null, source text not null,
      campaign text not null, count bigint not null,
      constraint visit_counts_names primary key (day, event, page, form, source, campaign))`,
  ]),
  // Counts of what was measured besides (ADR 0037): a number for each day, kind and class.
  '008-samples': statements([
    `create table if not exists sample_counts (
      day text not null, kind text not null, locale text not null, page text not null, device text not null,
      name text not null, bound integer not null, count bigint not null,
      constraint sample_counts_names primary key (day, kind, locale, page, device, name, bound))`,
  ]),
  // Named people at the desk, whose each enquiry is, and their notes (D37). An older release beside this one leaves all of it empty.
  '009-accounts': statements([
    'alter table enquiries add column assignee text',
    'create index enquiries_assignee on enquiries (assignee)',
    `create table desk_accounts (
      id text primary key, name text not null, password text not null, language text not null,
      created_at bigint not null)`,
    `create table desk_notes (
      id text primary key, enquiry_id text not null references enquiries (id), who text not null,
      at bigint not null, text text not null)`,
    'create index desk_notes_enquiry on desk_notes (enquiry_id, at)',
  ]),
  // What a CRM calls an enquiry and where it shows it: beside the delivery, nothing in rows of an older release.
  '010-crm': statements([
    'alter table deliveries add column crm_id text',
    'alter table deliveries add column crm_link text',
  ]),
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
