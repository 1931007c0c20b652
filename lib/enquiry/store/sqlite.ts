import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import Database from 'libsql'
import { filesOf, ReconnectingDatabase } from './reconnecting-database'
import type { Store, Tables } from './tables'

/** Path of the SQLite file under DATA_DIR. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'enquiries.sqlite')

/** True when a first start has made the file; an empty one is none. Throws where its folder may not be looked into. */
export const hasSqliteFile = (dataDir: string): boolean => sizeOf(sqliteFile(dataDir)) > 0

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** False on a read-only disk, and for a folder or file that this user may not write to. */
export function isSqliteWritable(dataDir: string): boolean {
  try {
    for (const path of [dataDir, sqliteFile(dataDir)]) accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** SQLite changes tables within a transaction: a migration that is cut off leaves nothing half made. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

/**
 * Writes the log of SQLite into the file and cuts it to nothing: until then it holds what was erased. False when that cannot be now:
 * somebody else reads or writes, the disk is full. PostgreSQL has nothing of the kind (docs/enquiries.md). Never rejects.
 */
export async function emptyLog({ db, dialect }: Store): Promise<boolean> {
  if (dialect === 'postgres') return true
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`.execute(db)
    return rows[0]?.busy === 0
  } catch {
    return false
  }
}

/**
 * WAL with synchronous=FULL: a commit has reached the disk when it returns (D24). The file is the owner's alone, and what
 * is erased is overwritten.
 */
export function openSqlite(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = sqliteFile(dataDir)
  // One that is there is not opened here: closing a file drops this process's locks on it (POSIX), those of another connection too.
  // Of an index that may not be written SQLite remembers that as long as the process lives.
  if (existsSync(file)) for (const path of filesOf(file)) accessSync(path, constants.W_OK)
  else closeSync(openSync(file, 'a', 0o600))
  return storeOf(new ReconnectingDatabase(file))
}

const fileUrl = (file: string) => pathToFileURL(resolve(file)).href

/** Name by which SQLite opens a file and writes nothing: libsql's own `readonly` is without effect, and the last who closes a file empties its log. */
export const readOnlyUrl = (file: string) => `${fileUrl(file)}?mode=ro`

/**
 * Opens a file that cannot be written to. SQLite reads its log by the index beside it, or is opened as having none; a log without an index
 * would have to be written, and read without it the newest leads would be missing. Throws then.
 */
export function openSqliteToRead(dataDir: string): Store {
  const file = sqliteFile(dataDir)
  accessSync(file, constants.R_OK)
  const [hasLog, hasIndex] = [existsSync(`${file}-wal`), existsSync(`${file}-shm`)]
  if (!hasIndex && sizeOf(`${file}-wal`) > 0)
    throw new Error(`${file}-wal can be read where it can be written to: copy both files to another folder`)
  const url = hasLog && hasIndex ? readOnlyUrl(file) : `${fileUrl(file)}?immutable=1`
  return storeOf(new Database(url) as unknown as SqliteDatabase)
}

function storeOf(database: SqliteDatabase): Store {
  const db = new Kysely<Tables>({ dialect: new TransactionalDialect({ database }) })
  return { db, dialect: 'sqlite', close: () => db.destroy() }
}
