import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { log } from '@/lib/log'
import { readOnlyUrl, sqliteFile } from './sqlite'

const FIRST_MS = 5000
const DAY_MS = 86_400_000
const LONGEST_MS = 600_000

/** What is wrong with the database file, as SQLite says it: page and table numbers, no values. */
const found = globalSingleton<string[]>('database damage', () => [])

/** libsql is synchronous: reading a whole database would hold every visitor up, so a short process of its own does. */
const program = `
const isDamage = ({ code, message }) => /CORRUPT|NOTADB/.test(code) || /malformed|not a database/.test(message)
try {
  const database = new (require('libsql'))(process.argv[1])
  database.pragma('busy_timeout = 5000')
  const rows = database.prepare('pragma quick_check(5)').all()
  console.log(JSON.stringify(rows.map((row) => String(Object.values(row)[0])).filter((line) => line !== 'ok')))
} catch (error) {
  if (!isDamage(error)) {
    console.error(error.message)
    process.exit(1)
  }
  console.log(JSON.stringify([error.message]))
}`

/** Reads a whole SQLite file: what is damaged, or nothing. Rejects when it could not be read to the end. */
export async function damageOf(file: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program, readOnlyUrl(file)], {
    timeout: LONGEST_MS,
  })
  return JSON.parse(stdout) as string[]
}

/** What the last check found; empty while the database is whole or has not been read. */
export const lastDamage = (): readonly string[] => found.value

/** Checks the SQLite file of this process and logs damage. Never rejects. */
export async function checkIntegrity(): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = env()
  const file = sqliteFile(DATA_DIR)
  if (DATABASE_URL || !existsSync(file)) return
  try {
    found.value = await damageOf(file)
    if (found.value.length > 0)
      log.error({ damage: found.value }, 'the enquiry database is damaged: docs/runbook.md')
  } catch (error) {
    const reason = error instanceof Error ? error.message.trimEnd().split('\n').at(-1) : 'unknown'
    log.warn({ reason }, 'the enquiry database was not checked')
  }
}

/** From now on the database is checked: soon after the start, then every day. Keeps no process alive. */
export function startIntegrityChecks(): void {
  setTimeout(() => void checkIntegrity(), FIRST_MS).unref()
  setInterval(() => void checkIntegrity(), DAY_MS).unref()
}
