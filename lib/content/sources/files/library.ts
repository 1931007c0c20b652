import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { monotonicNow } from '@/lib/clock'
import { UnavailableError } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { log } from '@/lib/log'
import { chooseVersions, type Loaded } from './choose-version'
import { goneWithContent } from './content-folder'
import type { StoredRecord } from './file'
import { stampOf, timeOf } from './file-stamps'
import { folders as rules } from './folders'
import { deleteLastGood, lastGoodCopy, saveLastGood } from './last-good'
import { readRecord } from './parse-file'
import { loggedProblems, logWrongFile, type WrongFile, wrongFile } from './wrong-file'

/** How long, in ms, a folder's records are trusted before its files are looked at again, unless a change is announced. */
const TRUSTED_MS = 2000
const [never, outdated] = [Number.NEGATIVE_INFINITY, Number.MIN_SAFE_INTEGER]

/** A content folder as the site knows it. */
type Folder = {
  files: Map<string, Loaded>
  records: StoredRecord[]
  byId: Map<number, StoredRecord>
  /** False until its files could be listed: nothing of it is proven missing before. */
  isListed: boolean
  readAt: number
}

/** Module state exists twice in Next (pages, handlers). `version` grows whenever a folder shows something else than what was read of it before. */
const { value: library } = globalSingleton('library', () => ({
  folders: new Map<string, Folder>(),
  version: 0,
  /** Folders that were told to be unreadable, and are. */
  unreadable: new Set<string>(),
}))

const unread = (): Folder => ({
  files: new Map(),
  records: [],
  byId: new Map(),
  isListed: false,
  readAt: never,
})

/** A folder as its files are now: read when it is first asked for, and what has changed of it after that. */
function loaded(path: string): Folder {
  const folder = library.folders.get(path) ?? unread()
  library.folders.set(path, folder)
  if (monotonicNow() - folder.readAt > TRUSTED_MS) reread(path, folder)
  return folder
}

/** The same for a question whose answer may be "there is none". Throws UnavailableError while the folder has never been listed. */
function listed(path: string): Folder {
  const folder = loaded(path)
  if (!folder.isListed) throw new UnavailableError(path, 'the folder cannot be read')
  return folder
}

function reread(path: string, folder: Folder): void {
  const now = monotonicNow()
  const names = listFiles(path)
  if (names) {
    const previous = folder.files
    const files = new Map(names.map((name) => [name, load(join(path, name), previous.get(name))]))
    const isSame =
      files.size === previous.size && [...files].every(([name, file]) => previous.get(name) === file)
    if (!isSame) show(path, folder, files)
    if (!(isSame && folder.isListed) && folder.readAt !== never) library.version += 1
    folder.isListed = true
  }
  folder.readAt = now // at the end: a reading that fails is tried again. Without names the records known so far stay.
}

/** A file that is new or changed, read anew; a wrong one at the start looks for the copy of its last good version. */
function load(file: string, previous: Loaded | undefined): Loaded {
  const stamp = stampOf(file)
  const isSame = previous?.stamp === stamp
  if (isSame && !previous.reading.isRefused) return previous
  const reading = readRecord(file)
  if (isSame && reading.isRefused) return previous
  const copy = previous || reading.mistakes.length === 0 ? undefined : lastGoodCopy(file)
  const stored = copy === undefined ? undefined : readRecord(copy, dirname(file))
  const good = previous?.good ?? (stored?.mistakes.length === 0 ? stored.record : undefined)
  return {
    stamp,
    reading,
    mistakes: reading.mistakes,
    ...(good && { good }),
    isPartiallyValid: previous?.isPartiallyValid === true,
    shown: previous?.shown,
  }
}

/** Decides what the folder shows from now on. */
function show(path: string, folder: Folder, files: Map<string, Loaded>): void {
  const previous = folder.files
  const logged = new Map([...files.keys()].map((name) => [name, loggedProblems(previous.get(name))]))
  const rule = rules[basename(path)]
  chooseVersions(files, rule !== undefined && !rule.isAnonymous)
  for (const [name, file] of files) {
    logWrongFile(path, name, file, logged.get(name))
    if (file !== previous.get(name) && file.mistakes.length === 0) saveLastGood(join(path, name), file.stamp)
  }
  for (const name of previous.keys()) if (!files.has(name)) deleteLastGood(join(path, name))
  folder.files = files
  folder.records = inOrder(files)
  folder.byId = new Map(
    folder.records.flatMap((record) => (record.id === undefined ? [] : [[record.id, record]])),
  )
}

/** Where a record stands among those of its folder: its `order`, else the number that its file's name begins with; undefined: last. */
export function positionOf({ order }: StoredRecord, name: string): number | undefined {
  const at = typeof order === 'number' ? order : Number.parseInt(name, 10)
  return Number.isNaN(at) ? undefined : at
}

/** The records of files in the order of their names, in which `order` replaces the number that a name begins with; names without one are last. */
function inOrder(files: ReadonlyMap<string, Loaded>): StoredRecord[] {
  const shown = [...files].flatMap(([name, { shown: record }]) =>
    record ? { record, at: positionOf(record, name) ?? Number.MAX_VALUE } : [],
  )
  // Where no file says it the names alone count: 10 before 9.
  if (shown.some(({ record }) => typeof record.order === 'number')) shown.sort((a, b) => a.at - b.at)
  return shown.map(({ record }) => record)
}

/** The names of a folder's records; none when it does not exist, undefined when it cannot be read or all of CONTENT_DIR is away. */
export function listFiles(path: string): string[] | undefined {
  const all = env().CONTENT_DIR
  try {
    const names = readdirSync(path)
    for (const read of [path, all]) library.unreadable.delete(read)
    return names.filter((name) => /^[^.].*\.(?:ya?ml|md)$/.test(name)).sort()
  } catch (error) {
    const isNone = (error as NodeJS.ErrnoException).code === 'ENOENT'
    const gone = isNone ? goneWithContent(path) : undefined
    if (isNone && !gone) return []
    logUnreadable(gone ? all : path, gone ?? String(error))
    return undefined
  }
}

/** Logs once that a folder cannot be read: it is looked at every two seconds. */
function logUnreadable(folder: string, reason: string): void {
  if (library.unreadable.has(folder)) return
  library.unreadable.add(folder)
  log.error({ folder, reason }, 'content folder cannot be read')
}

/** Records of a content folder, in the order of file names or of `order`; read once and again when a file changes (D31). Missing folder → none; throws for one never readable. */
export const recordsIn = (path: string): StoredRecord[] => listed(path).records

/** One record of a folder by its id, in constant time. Throws for a folder never readable. */
export const recordById = (path: string, id: number): StoredRecord | undefined => listed(path).byId.get(id)

/** A record by its file name, such as site.yaml; undefined when the file is missing or never was readable. */
export const recordNamed = (path: string, name: string): StoredRecord | undefined =>
  loaded(path).files.get(name)?.shown

/** Every file of a folder by its name, right or wrong. */
export const filesIn = (path: string): ReadonlyMap<string, Loaded> => loaded(path).files

/** True for a folder proven to hold no file of a record, right or wrong, shown or draft. */
export function isEmptyFolder(path: string): boolean {
  const { isListed, files } = loaded(path)
  return isListed && files.size === 0
}

/** When the file of each record was written, epoch ms by id; without those whose file cannot be looked at now. */
export const writtenTimes = (path: string): ReadonlyMap<number, number> =>
  new Map(
    [...loaded(path).files.values()].flatMap(({ shown, stamp }) => {
      const time = timeOf(stamp)
      return shown?.id === undefined || time === undefined ? [] : [[shown.id, time]]
    }),
  )

/** Represents all files of a folder that could never be listed. */
const unlisted: WrongFile = {
  ...{ name: '', id: undefined, record: undefined, shows: 'nothing' },
  mistakes: [{ line: 1, path: '$', message: 'the folder cannot be read' }],
}

/** The wrong files of a folder (D31). */
export function wrongIn(path: string): WrongFile[] {
  const { isListed, files } = loaded(path)
  return isListed ? [...files].flatMap(([name, file]) => wrongFile(name, file) ?? []) : [unlisted]
}

/** True when a file of the folder that the site cannot show at all fits, or nobody knows its files: "does not exist" is not proven then (D31). */
export const isLeftOut = (path: string, fits: (file: WrongFile) => boolean): boolean =>
  wrongIn(path).some((file) => file === unlisted || (file.shows === 'nothing' && fits(file)))

/** Grows whenever a folder shows something else than what was read of it before; looks at every one that may have changed. */
export function libraryVersion(): number {
  for (const path of library.folders.keys()) loaded(path)
  return library.version
}

/** Every record of every folder that was read so far. */
export const loadedRecords = (): StoredRecord[] =>
  [...library.folders.values()].flatMap(({ records }) => records)

/** Marks every known folder to be looked at again with the next question: a change was announced. */
export function rereadLibrary(): void {
  for (const folder of library.folders.values()) if (folder.readAt !== never) folder.readAt = outdated
}

/** Forgets every folder; for tests that remove their folders. */
export function closeLibrary(): void {
  library.folders.clear()
  library.unreadable.clear()
  library.version += 1
}
