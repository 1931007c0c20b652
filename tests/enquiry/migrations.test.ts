import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql, type TableMetadata } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { migrate, migrationNames } from '@/lib/enquiry/store/migrations'
import { openSqlite } from '@/lib/enquiry/store/sqlite'
import type { Tables } from '@/lib/enquiry/store/tables'
import { describeEngines } from '../helpers/engines'

// During a deploy the release before works on the database that the next one has migrated (ADR 0018). What it knows are the tables
// and columns of its own day: it goes on writing, reading, changing and deleting rows by those alone.
type Database = { db: Kysely<Tables>; close: () => Promise<void> }
const own = ({ name }: TableMetadata) => !/^(?:sqlite_|enquiry_migrations)/.test(name)

/** Rows that the release could write, parents first; a text of a row is the row's name, so that references hold. */
async function tablesOf(db: Kysely<Tables>): Promise<TableMetadata[]> {
  const tables = (await db.introspection.getTables()).filter(own)
  return tables.sort((a, b) => Number(b.name === 'enquiries') - Number(a.name === 'enquiries'))
}
const isNumber = (type: string) => /int|numeric|double/i.test(type)
const list = (names: string[]) => sql.join(names.map((name) => sql.ref(name)))

async function write(db: Kysely<Tables>, tables: TableMetadata[], row: string) {
  for (const { name, columns } of tables) {
    const values = columns.map(({ dataType }) => (isNumber(dataType) ? sql.lit(1) : sql.val(row)))
    const names = list(columns.map((column) => column.name))
    await sql`insert into ${sql.table(name)} (${names}) values (${sql.join(values)})`.execute(db)
  }
}
async function read(db: Kysely<Tables>, tables: TableMetadata[]) {
  const found: Record<string, unknown[]> = {}
  for (const { name, columns } of tables) {
    const names = list(columns.map((column) => column.name))
    found[name] = (await sql`select ${names} from ${sql.table(name)} order by 1`.execute(db)).rows
  }
  return found
}
async function change(db: Kysely<Tables>, tables: TableMetadata[]) {
  for (const { name, columns } of tables)
    for (const { name: column, dataType } of columns)
      if (isNumber(dataType)) await sql`update ${sql.table(name)} set ${sql.ref(column)} = 2`.execute(db)
  for (const { name } of [...tables].reverse()) await sql`delete from ${sql.table(name)}`.execute(db)
}

const steps = migrationNames.slice(1).map((to, at) => [migrationNames[at] as string, to] as const)

describeEngines('a release', ({ postgres, settings }) => {
  async function empty(): Promise<Database> {
    const name = `steps_${randomUUID().replaceAll('-', '')}`
    const { url } = postgres() ?? {}
    if (!url) return openSqlite(join(settings().dataDir, name))
    const admin = new pg.Client(url)
    await admin.connect()
    await admin.query(`create database ${name}`)
    await admin.end()
    const pool = new pg.Pool({ connectionString: url.replace(/postgres$/, name), max: 2 })
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    return { db, close: () => db.destroy() }
  }

  it.each(steps)('of %s goes on when the next one has made %s', async (from, to) => {
    const { db, close } = await empty()
    try {
      await migrate(db, from)
      const tables = await tablesOf(db)
      expect(tables.map(({ name }) => name)).toContain('enquiries')
      await write(db, tables, 'before')
      const before = await read(db, tables)
      await migrate(db, to)
      expect(await read(db, tables)).toEqual(before)
      await write(db, tables, 'during')
      expect((await read(db, tables)).enquiries).toHaveLength(2)
      await change(db, tables)
    } finally {
      await close()
    }
  })
})

describe('a migration of SQLite', () => {
  const columnsOf = async (db: Kysely<Tables>) =>
    (await db.introspection.getTables())
      .find(({ name }) => name === 'enquiries')
      ?.columns.map(({ name }) => name)

  async function inFolder(work: (db: Kysely<Tables>) => Promise<void>) {
    const folder = mkdtempSync(join(tmpdir(), 'northbay-migration-'))
    const { db, close } = openSqlite(folder)
    try {
      await work(db)
    } finally {
      await close()
      rmSync(folder, { recursive: true, force: true })
    }
  }

  it('that is cut off leaves nothing half made, and is made whole afterwards', () =>
    inFolder(async (db) => {
      await migrate(db, '002-rate-limits')
      await sql`create table desk_log (other text)`.execute(db)
      await expect(migrate(db)).rejects.toThrow()
      expect(await columnsOf(db)).not.toContain('state')
      await sql`drop table desk_log`.execute(db)
      await migrate(db)
      expect(await columnsOf(db)).toEqual(expect.arrayContaining(['state', 'state_by', 'state_at']))
    }))

  it('goes on where one of an older release was cut off', () =>
    inFolder(async (db) => {
      await migrate(db, '002-rate-limits')
      await sql`alter table enquiries add column state text not null default 'new'`.execute(db)
      await migrate(db)
      expect(await columnsOf(db)).toEqual(expect.arrayContaining(['state', 'state_by', 'state_at']))
    }))
})
