import { existsSync, statSync } from 'node:fs'
import type { SqliteDatabase } from 'kysely'
import Database from 'libsql'

/** libsql is synchronous and holds up the whole process while it waits for a lock: a tenth of a second at most, and each who waits has to. */
const pragmas = [
  'busy_timeout = 100',
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'secure_delete = ON',
]

function connect(file: string): SqliteDatabase {
  const database = new Database(file)
  for (const pragma of pragmas) database.pragma(pragma)
  database.prepare('select 1 from sqlite_schema').all([]) // now the log and its index are there
  return database as unknown as SqliteDatabase
}

/** SQLite's own files: the database, its log of what was written last, and the index of that. */
const endings = ['', '-wal', '-shm']
/** Those that are there. */
export const filesOf = (file: string) =>
  endings.map((ending) => file + ending).filter((path) => existsSync(/* turbopackIgnore: true */ path))

/** Which file is at a path now; undefined where there is none. */
function identityOf(path: string): string | undefined {
  const at = statSync(path, { throwIfNoEntry: false })
  return at && `${at.dev} ${at.ino}`
}

/**
 * A connection that heals: after a failed statement (locked, disk full) libsql keeps it "in progress" and every later
 * commit fails, so the next statement after the rollback gets a new connection. It fails while one of its files is not the one at
 * the path: what is written into a file that was removed is lost.
 */
export class ReconnectingDatabase implements SqliteDatabase {
  private database: SqliteDatabase
  private isSpoilt = false
  private readonly opened: readonly (string | undefined)[]

  constructor(private readonly file: string) {
    this.database = connect(file)
    this.opened = this.identities()
  }

  prepare(sql: string): ReturnType<SqliteDatabase['prepare']> {
    if (sql !== 'rollback') this.mustBeInPlace()
    if (this.isSpoilt && sql !== 'rollback') this.reconnect()
    const statement = this.guard(() => this.database.prepare(sql))
    return {
      reader: statement.reader,
      all: (parameters) => this.guard(() => statement.all(parameters)),
      run: (parameters) => {
        try {
          const result = this.guard(() => statement.run(parameters))
          if (sql === 'commit') this.mustBeInPlace()
          return result
        } catch (error) {
          // On a full disk SQLite has rolled back by itself: that nothing is left to roll back must not hide why.
          if (sql === 'rollback') return { changes: 0, lastInsertRowid: 0 }
          throw error
        }
      },
      iterate: (parameters) => statement.iterate(parameters),
    }
  }

  close(): void {
    this.database.close()
  }

  private identities = () => endings.map((ending) => identityOf(this.file + ending))

  private mustBeInPlace() {
    const now = this.identities()
    const changed = endings.find((_, at) => now[at] !== this.opened[at])
    if (changed === undefined) return
    // What was acknowledged may be in a log that has no name any more: into the database with it, as long as that is in place.
    if (changed !== '') this.database.prepare('pragma wal_checkpoint').all([])
    throw new Error(`${this.file}${changed} was removed or replaced: put it back or start again`)
  }

  private reconnect() {
    const spoilt = this.database
    this.database = connect(this.file)
    this.isSpoilt = false
    try {
      spoilt.close()
    } catch {
      // Closing may fail while a statement is in progress; such a connection holds no lock and is left to the garbage collector.
    }
  }

  private guard<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      this.isSpoilt = true
      throw error
    }
  }
}
