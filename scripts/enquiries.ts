import { type Stats, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { getSystemErrorMap, type ParseArgsConfig, type parseArgs } from 'node:util'
import { reasonOf } from '@/lib/contract/errors'
import { writeAuditLog } from '@/lib/enquiry/admin/audit-log'
import { type Backup, backupLines, readBackup, restoreBackup } from '@/lib/enquiry/admin/backup'
import { EraseError, eraseOlderThan, erasePerson, retryDeliveries } from '@/lib/enquiry/admin/change'
import { csvLines, enquiryTable } from '@/lib/enquiry/admin/csv'
import { erasedLine } from '@/lib/enquiry/admin/erased'
import { readFilter } from '@/lib/enquiry/admin/filter'
import { allEnquiries, countEnquiries } from '@/lib/enquiry/admin/read'
import { searchEnquiries } from '@/lib/enquiry/admin/search'
import { builtInTexts } from '@/lib/enquiry/built-in-texts'
import { readConsentText } from '@/lib/enquiry/store/consent-text'
import {
  isDiskFull,
  NoStoreError,
  openExistingStore,
  openStore,
  placeOf,
  type StoreSettings,
} from '@/lib/enquiry/store/open'
import { sqliteFile } from '@/lib/enquiry/store/sqlite'
import { deliveryStatuses, type Store } from '@/lib/enquiry/store/tables'
import { DeliveryError } from '@/lib/enquiry/targets/target'
import { env } from '@/lib/env'
import { writeFileAtomic } from '@/lib/write-file-atomic'
import { runCommand, UsageError } from './lib/command'
import { crmText } from './lib/crm-text'

const usage = `Enquiries that the site has stored.

  npm run enquiries -- list [--limit 20] [--status pending|delivered|dead]   newest first, without field values
  npm run enquiries -- export --csv [--out file]                             everything as CSV, to a file or to stdout
        [--since 2026-03-01] [--until 2026-03-31] [--form 5002] [--lang en]  only these (whole days, in SITE_TIME_ZONE)
  npm run enquiries -- consent --version 0123456789ab                        the words behind a consent version of the CSV
  npm run enquiries -- crm [--id enquiry]                                    what crm.yaml makes of an enquiry, else of the newest
  npm run enquiries -- backup --out file                                     everything, to be restored anywhere
  npm run enquiries -- restore --from file [--new]                           put back what is missing, all of it or nothing
  npm run enquiries -- retry [--id enquiry]                                  deliver again now what has not arrived
  npm run enquiries -- erase --older-than 180d                               erase by age (d, w, y)
  npm run enquiries -- erase --contact ann@example.com                       erase by e-mail address or phone number

It works on the database of the site whose settings it is given (DATABASE_URL, DATA_DIR, SITE_TIME_ZONE: docs/operations.md has the
command for systemd, compose and Kubernetes) and says on stderr where that is. Where there is none it makes none, but for restore --new.
Exit codes: 0 done, 1 not done (stderr says why and what to do), 2 wrong usage.`

const DAYS = { d: 1, w: 7, y: 365 }

/** What an option names cannot be written or read; says which file, and why in the system's words. */
class FileError extends Error {
  override name = 'FileError'
  constructor(option: string, file: string, cause: unknown) {
    const { errno = 0 } = cause as NodeJS.ErrnoException
    super(`${option} ${resolve(file)}: ${getSystemErrorMap().get(errno)?.[1] ?? reasonOf(cause)}`, { cause })
  }
}

/** Ended by a signal while a file was written: there is none then. */
class StopError extends Error {
  override name = 'StopError'
}
const signals = ['SIGINT', 'SIGTERM'] as const

const fileAt = (path: string) => statSync(path, { throwIfNoEntry: false })
const isSame = (a: Stats | undefined, b: Stats | undefined) => a && b && a.dev === b.dev && a.ino === b.ino

/** Throws when a file may not be replaced: what is no regular file, and what belongs to the database, by whatever name or link. */
function refuseTaken(out: string): void {
  const { DATA_DIR } = env()
  const there = fileAt(out)
  // A folder is refused by the rename itself.
  if (there && !there.isFile() && !there.isDirectory()) throw new Error('is no regular file')
  const own = ['', '-wal', '-shm', '-journal'].map((end) => `${sqliteFile(DATA_DIR)}${end}`)
  const isBeside = isSame(fileAt(dirname(resolve(out))), fileAt(DATA_DIR))
  if (
    own.some((file) => isSame(fileAt(file), there)) ||
    (isBeside && own.some((file) => basename(file) === basename(out).toLowerCase()))
  )
    throw new Error('belongs to the enquiry database')
}

/** Writes a file of the owner's alone, whole or not at all. Throws FileError, StopError, or what reading the lines threw. */
async function write(out: string, lines: AsyncIterable<string>): Promise<void> {
  let unread: unknown
  const stop = new AbortController()
  const abort = () => stop.abort()
  for (const signal of signals) process.once(signal, abort)
  async function* read() {
    try {
      yield* lines
    } catch (error) {
      unread = error
      throw error
    }
  }
  try {
    refuseTaken(out)
    await writeFileAtomic(out, read(), { mode: 0o600, signal: stop.signal })
  } catch (error) {
    if (stop.signal.aborted) throw new StopError()
    throw error === unread ? error : new FileError('--out', out, error)
  } finally {
    for (const signal of signals) process.off(signal, abort)
  }
}

const text = { type: 'string' } as const
const options = {
  ...{ limit: text, status: text, out: text, from: text, id: text, 'older-than': text, contact: text },
  ...{ since: text, until: text, form: text, lang: text, version: text },
  ...{ csv: { type: 'boolean' }, new: { type: 'boolean' } },
} as const satisfies ParseArgsConfig['options']
type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
type Command = (store: Store, values: Values, read: Backup) => Promise<void>

const list: Command = async (store, { limit = '20', status }) => {
  const wanted = deliveryStatuses.find((item) => item === status)
  if (status !== undefined && !wanted)
    throw new UsageError(`--status is one of ${deliveryStatuses.join(', ')}`)
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new UsageError('--limit is a whole number from 1')
  const filter = wanted ? { delivery: wanted } : {}
  const { enquiries } = await searchEnquiries(store, filter, { pageNo: 1, size: Number(limit) })
  for (const { row, context, deliveries } of enquiries) {
    const at = new Date(row.created_at).toISOString()
    console.info(`${at}  ${row.id}  form ${row.form_id} ${context.formName}`)
    for (const { target, status: state, attempts, last_error: last } of deliveries)
      console.info(`    ${target}: ${state}, ${attempts} attempts${last ? `, last: ${last}` : ''}`)
  }
  console.info(`${enquiries.length} shown`)
}

const exportCsv: Command = async (store, { csv, out, ...options }) => {
  if (!csv) throw new UsageError('export writes CSV: say --csv')
  const filter = readFilter(options, env().SITE_TIME_ZONE)
  if (typeof filter === 'string') throw new UsageError(filter)
  const lines = csvLines(enquiryTable(() => allEnquiries(store, undefined, filter), env().SITE_TIME_ZONE))
  if (out) await write(out, lines)
  else for await (const line of lines) process.stdout.write(line)
}

const consent: Command = async (store, { version = '' }) => {
  const words = await readConsentText(store, version)
  if (words === undefined) throw new UsageError('--version is a consent version of the CSV')
  console.info(words)
}

const crm: Command = async (store, { id }) => console.info(await crmText(store, id))

const backup: Command = async (store, { out }) => {
  if (!out) throw new UsageError('backup takes --out file')
  await write(out, backupLines(store))
  console.info(`written to ${out}: it holds personal data, keep it as safe as the database`)
}

async function readFrom({ from }: Values): Promise<Backup> {
  if (!from) throw new UsageError('restore takes --from file')
  try {
    return await readBackup((await open(from)).readLines())
  } catch (error) {
    throw new FileError('--from', from, error)
  }
}

const restore: Command = async (store, _, read) => {
  const { rows, known } = await restoreBackup(store, read)
  console.info(`${rows} rows put back, ${known} were there already`)
}

const retry: Command = async (store, { id }) =>
  console.info(
    `${await retryDeliveries(store, Date.now(), { enquiryId: id })} deliveries set up for an attempt now`,
  )

const erase: Command = async (store, { 'older-than': age, contact }) => {
  if ((age === undefined) === (contact === undefined))
    throw new UsageError('erase takes --older-than or --contact')
  const [now, t] = [Date.now(), builtInTexts('en')]
  const [, count = '', unit = 'd'] = /^(\d{1,5})([dwy])$/.exec(age ?? '') ?? []
  if (age !== undefined && count === '') throw new UsageError('--older-than looks like 180d, 26w or 2y')
  const before = now - Number(count) * DAYS[unit as keyof typeof DAYS] * 86_400_000
  const erased = await (contact === undefined
    ? eraseOlderThan(store, before, now)
    : erasePerson(store, [contact], now))
  if (!erased)
    throw new UsageError('--contact is a whole e-mail address, or a phone number of 6 digits or more')
  await writeAuditLog(store, { who: 'npm run enquiries', action: 'erase', detail: erasedLine(erased), now })
  console.info(`${erased.count} enquiries erased here.`)
  if (!erased.isLogEmpty)
    console.info(
      `The database is in use: its log still holds them. The site empties it within a minute; without one, erase again.`,
    )
  if (erased.count === 0) return
  if (erased.copies.length > 0)
    console.info('Copies that went out, or may have, cannot be reached from here. Erase them where they are:')
  for (const copy of erased.copies) {
    const crm = copy.crmId ? t('desk.copyCrm', { crmId: copy.crmId }) : ''
    console.info(`  ${copy.target}: ${t('desk.copyAt', copy)}${crm}`)
  }
  console.info(
    `Backups made before hold them too${store.dialect === 'postgres' ? ', and so do the WAL of PostgreSQL and its archives' : ''}: docs/enquiries.md.`,
  )
}

/** Each command with the options that it takes: of another one, taken for a filter, it would do more than was meant. */
const commands: Record<string, readonly [Command, ...(keyof Values)[]]> = {
  list: [list, 'limit', 'status'],
  export: [exportCsv, 'csv', 'out', 'since', 'until', 'form', 'lang'],
  consent: [consent, 'version'],
  crm: [crm, 'id'],
  backup: [backup, 'out'],
  restore: [restore, 'from', 'new'],
  retry: [retry, 'id'],
  erase: [erase, 'older-than', 'contact'],
}
const reading: readonly Command[] = [list, exportCsv, consent, crm, backup]

/** Where the store is; undefined until the settings have been read. */
let settings: StoreSettings | undefined

/** The command line of the enquiry store (D24). */
async function main(values: Values, words: string[]): Promise<void> {
  const [name = ''] = words
  const named = commands[name]
  if (!named || words.length > 1)
    throw new UsageError(name ? `no command ${words.join(' ')}` : 'say what to do')
  const [command, ...takes] = named
  const stray = (Object.keys(values) as (keyof Values)[]).find((option) => !takes.includes(option))
  if (stray) throw new UsageError(`${name} takes no --${stray}`)
  settings = { databaseUrl: env().DATABASE_URL, dataDir: env().DATA_DIR }
  // Before the store: of a backup that cannot be used no database is made.
  const read = command === restore ? await readFrom(values) : []
  const store = await (values.new
    ? openStore(settings)
    : openExistingStore(settings, reading.includes(command)))
  try {
    console.error(`${placeOf(settings)}: ${await countEnquiries(store)} enquiries`)
    await command(store, values, read)
  } finally {
    await store.close()
  }
}

/** What went wrong, what of it was done, and what to do. */
function problemOf(error: unknown): string {
  if (error instanceof StopError) return 'Broken off: no file was written.'
  if (error instanceof DeliveryError) return `Not sent: ${error.words}.`
  if (error instanceof FileError) return `${error.message}. Nothing done: name a file that can be used.`
  if (error instanceof NoStoreError)
    return `Nothing done: ${error.message}. DATABASE_URL and DATA_DIR must be the site's own.`
  if (!settings) return `Nothing done: ${reasonOf(error)}`
  const { count, cause } = error instanceof EraseError ? error : { count: 0, cause: error }
  const done =
    count === 0 ? 'Nothing was erased or changed' : `${count} enquiries were erased, the rest were not`
  return isDiskFull(cause, settings)
    ? `The disk of the enquiry database is full. ${done}: make room there and say it again.`
    : `The enquiry database cannot be used: ${reasonOf(cause)}. ${done}.`
}

await runCommand({ usage, options, messageOf: problemOf, run: main })
