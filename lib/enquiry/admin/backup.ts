import { createHash } from 'node:crypto'
import type { Store, Tables } from '../store/tables'

/** What a backup holds, in the order in which rows may be put back. Sessions are left out, and accounts: a restore must not bring back who was removed. */
const tables = {
  settings: ['name'],
  enquiries: ['created_at', 'id'],
  deliveries: ['id'],
  desk_notes: ['at', 'id'],
  desk_log: ['at', 'id'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>
type TableName = keyof typeof tables
type Row = Record<string, unknown>
/** The rows of a whole backup. */
export type Backup = readonly { table: TableName; row: Row }[]

const FORM = 'northbay-enquiries'
/** 2 since enquiries have an assignee; an older release could not put them back. */
const VERSION = 2
const BATCH = 500
const names = Object.keys(tables) as TableName[]

/** A backup that is cut, changed or of another kind: nothing of it was put back. */
export class BackupError extends Error {
  override name = 'BackupError'
}

async function* rowsOf(db: Store['db'], table: TableName): AsyncGenerator<Row> {
  for (let at = 0; ; at += BATCH) {
    let query = db.selectFrom(table).selectAll()
    for (const column of tables[table]) query = query.orderBy(db.dynamic.ref(column))
    const rows: Row[] = await query.limit(BATCH).offset(at).execute()
    yield* rows
    if (rows.length < BATCH) return
  }
}

/**
 * Every lead with its deliveries and what belongs to them, one row a line (D24), as of one moment; the last line says how many
 * there are and what all lines before it add up to. SQLite and PostgreSQL write the same.
 */
export async function* backupLines({ db, dialect }: Store): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let count = 0
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`
    hash.update(text)
    return text
  }
  yield line({ form: FORM, version: VERSION, at: new Date().toISOString() })
  const transaction = await (dialect === 'postgres'
    ? db.startTransaction().setIsolationLevel('repeatable read').execute()
    : db.startTransaction().execute())
  try {
    for (const table of names)
      for await (const row of rowsOf(transaction, table)) {
        count += 1
        yield line({ table, row })
      }
  } finally {
    await transaction.rollback().execute()
  }
  yield `${JSON.stringify({ end: true, count, sha256: hash.digest('hex') })}\n`
}

/** Reads a backup to its end. Throws BackupError for one that is not whole. */
export async function readBackup(lines: AsyncIterable<string>): Promise<Backup> {
  const hash = createHash('sha256')
  const rows: { table: TableName; row: Row }[] = []
  let [isOurs, end]: [boolean, { count: number; sha256: string } | undefined] = [false, undefined]
  for await (const text of lines) {
    if (text === '') continue
    if (end) throw new BackupError('the backup goes on after its end')
    const value = parsed(text)
    if (value.end === true) end = { count: Number(value.count), sha256: String(value.sha256) }
    else hash.update(`${text}\n`)
    if (value.form === FORM && (value.version === 1 || value.version === VERSION)) isOurs = true
    const table = names.find((name) => name === value.table)
    if (table) rows.push({ table, row: value.row as Row })
  }
  if (!isOurs) throw new BackupError('this is no backup of enquiries, or one of a newer release')
  if (!end) throw new BackupError('the backup is cut: its end is missing')
  if (end.count !== rows.length || end.sha256 !== hash.digest('hex'))
    throw new BackupError('the backup was changed: its sum is another')
  return rows
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    throw new BackupError('the backup has a line that is no JSON')
  }
}

export type Restored = { rows: number; known: number }

/**
 * Puts a backup back, in one commit or not at all. What is there already stays as it is, an erased enquiry stays erased, so a
 * restore may be repeated and loses nothing that came since. Deliveries that were open are due again.
 */
export async function restoreBackup({ db }: Store, rows: Backup): Promise<Restored> {
  let added = 0
  await db.transaction().execute(async (transaction) => {
    for (const { table, row } of rows) {
      const result = await transaction
        .insertInto(table)
        .values(row as never)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      added += Number(result.numInsertedOrUpdatedRows ?? 0)
    }
    // Erased since the backup: there is nothing to deliver or to note any more.
    const erased = transaction.selectFrom('enquiries').select('id').where('erased_at', 'is not', null)
    for (const table of ['deliveries', 'desk_notes'] as const)
      await transaction.deleteFrom(table).where('enquiry_id', 'in', erased).execute()
  })
  return { rows: added, known: rows.length - added }
}
