import { statfsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { log } from '@/lib/log'
import { isMigrated, migrate } from './migrations'
import { hasSqliteFile, isSqliteWritable, openSqlite, openSqliteToRead, sqliteFile } from './sqlite'
import type { Store, Tables } from './tables'

export type StoreSettings = { databaseUrl?: string | undefined; dataDir: string }

/** What SQLite makes for itself beside the database, bytes: its index of the log and a page of it. */
const LEAST_ROOM = 65_536
/** The same with the pages in which the longest enquiry (64 KiB) and its deliveries are written. */
const ENQUIRY_ROOM = 4 * LEAST_ROOM
/** Longest time of a connection or a query, ms; a submit has one for all of its own (`submit-time.ts`). */
const TIMEOUT_MS = 4000

/** Opens the database, makes it where there is none and brings it to the newest shape. Rejects when it cannot be used. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const store = settings.databaseUrl ? openPostgres(settings.databaseUrl) : openSqlite(settings.dataDir)
  try {
    await migrate(store.db)
    return store
  } catch (error) {
    await store.close().catch(() => undefined)
    throw error
  }
}

/** There is no enquiry database where the settings say. */
export class NoStoreError extends Error {
  override name = 'NoStoreError'
}

/** True when the database failed for want of room: it says so itself, or SQLite could not even make the files beside its own. */
export function isDiskFull(error: unknown, { databaseUrl, dataDir }: StoreSettings): boolean {
  const code = String((error as { code?: unknown } | null)?.code)
  if (databaseUrl) return code === '53100'
  if (code === 'SQLITE_FULL') return true
  if (!code.startsWith('SQLITE_IOERR')) return false
  return !hasRoom(dataDir, LEAST_ROOM)
}

/** True when the disk of the SQLite file has so many bytes left, or else as many as any enquiry takes. */
export function hasRoom(dataDir: string, bytes = ENQUIRY_ROOM): boolean {
  const { bavail, bsize } = statfsSync(dataDir)
  return bavail * bsize >= bytes
}

/** Where the database is by these settings, for people: an absolute path, or host and name without the password. */
export function placeOf({ databaseUrl, dataDir }: StoreSettings): string {
  if (!databaseUrl) return resolve(sqliteFile(dataDir))
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL ${host}${pathname}`
}

/**
 * Opens the database that a site has made, and makes none: with wrong settings a command must not work on an empty one. Who only reads
 * (`isReading`) may do so where it cannot be written. Rejects with NoStoreError.
 */
export async function openExistingStore(settings: StoreSettings, isReading: boolean): Promise<Store> {
  if (!(await isThere(settings))) throw new NoStoreError(`no enquiry database at ${placeOf(settings)}`)
  const { databaseUrl, dataDir } = settings
  return isReading && !databaseUrl && !isSqliteWritable(dataDir)
    ? openSqliteToRead(dataDir)
    : openStore(settings)
}

async function isThere({ databaseUrl, dataDir }: StoreSettings): Promise<boolean> {
  if (!databaseUrl) return hasSqliteFile(dataDir)
  const { db, close } = openPostgres(databaseUrl)
  try {
    return await isMigrated(db)
  } finally {
    await close()
  }
}

/** Connects to PostgreSQL once and lets go. Rejects when it refuses or does not answer. */
export async function connectPostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS })
  client.on('error', () => undefined)
  await client.connect()
  await client.end()
}

function openPostgres(connectionString: string): Store {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    types: {
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  })
  // A broken connection emits 'error', which ends the process when nobody listens. Idle ones emit it on the pool; those in use
  // also fail their query.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'idle database connection lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, dialect: 'postgres', pool, close: () => db.destroy() }
}
