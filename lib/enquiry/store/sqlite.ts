import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteAdapter, SqliteDialect, sql } from 'kysely'
import { SteadyDatabase } from './steady-database'
import type { Store, Tables } from './tables'

/** Path of the SQLite file under DATA_DIR. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'enquiries.sqlite')

/** True when a first start has made the file; an empty one is none. Throws where its folder may not be looked into. */
export const hasSqliteFile = (dataDir: string): boolean =>
  (statSync(sqliteFile(dataDir), { throwIfNoEntry: false })?.size ?? 0) > 0

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
  closeSync(openSync(file, 'a', 0o600))
  const db = new Kysely<Tables>({ dialect: new TransactionalDialect({ database: new SteadyDatabase(file) }) })
  return { db, dialect: 'sqlite', close: () => db.destroy() }
}
