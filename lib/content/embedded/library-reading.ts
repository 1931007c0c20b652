import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { steadyNow } from '@/lib/clock'
import { log } from '@/lib/log'
import { processState } from '@/lib/process-state'
import { accept, type Loaded } from './accept'
import { checkLater } from './check-later'
import type { StoredRecord } from './file'
import { watchFolder } from './folder-watch'
import { folders as rules } from './folders'
import { dropCopy, keepCopy } from './last-good'
import type { Folder } from './library-folders'
import { loadFile } from './load-file'
import { type Parsed, readParsed } from './parse-cache'
import { slices } from './slices'
import { loggedMistakes, logWrongFile, wrongFile } from './wrong-file'

/** More files than this that nobody has read are read in the background while the site serves. */
const MOST_AT_ONCE = 150

/** No two versions of any folder are the same, one that was forgotten and read again included. */
const versions = processState('library versions', () => 0)

/** Set by the serving process; tests and commands read at once. */
const readsInBackground = processState('readsInBackground', () => false)

export function readInBackground(isOn = true): void {
  readsInBackground.value = isOn
}

/** True when a folder holds so much unread that no request should read it in one go. */
export function unreadIn(path: string, folder: Folder): boolean {
  if (!readsInBackground.value || !folder.needsReading()) return false
  const names = listFiles(path) ?? []
  return names.filter((name) => !folder.files.has(name)).length > MOST_AT_ONCE
}

/** Reads what changed in a folder, at once. */
export function readNow(path: string, folder: Folder): void {
  const names = begin(path, folder)
  if (!names) return // the folder cannot be read now: the records known so far stay
  const known = folder.files
  publish(path, folder, new Map(names.map((name) => [name, loadFile(join(path, name), known.get(name))])))
}

/** Reads a large folder in slices; its records are shown once they are parsed, and checked after that (D31). */
export function startReading(path: string, folder: Folder, isBackground: boolean): Promise<void> {
  folder.isUrgent = !isBackground
  folder.reading = readInSlices(path, folder)
    .catch((error: unknown) => log.error({ folder: path, reason: String(error) }, 'content folder not read'))
    .finally(() => {
      folder.reading = undefined
      folder.isUrgent = false
    })
  return folder.reading
}

async function readInSlices(path: string, folder: Folder) {
  const names = begin(path, folder)
  if (!names) return
  const parsed: Parsed = await readParsed(path)
  const slice = slices(() => folder.isUrgent)
  const files = new Map<string, Loaded>()
  try {
    for (const name of names) {
      files.set(name, loadFile(join(path, name), folder.files.get(name), { parsed: parsed.get(name) }))
      await slice.pause()
    }
  } finally {
    slice.end()
  }
  publish(path, folder, files)
  checkLater(path, folder, publish)
}

function begin(path: string, folder: Folder): string[] | undefined {
  folder.isDirty = false
  folder.readAt = steadyNow()
  folder.stopWatch?.()
  const stop = watchFolder(path, () => {
    folder.isDirty = true
  })
  folder.stopWatch = stop
  return listFiles(path)
}

/** Decides what the folder shows from now on. When no file has changed, its version stays, and so does all that was made of it. */
function publish(path: string, folder: Folder, files: Map<string, Loaded>): void {
  const known = folder.files
  const isSame = files.size === known.size && [...files].every(([name, file]) => known.get(name) === file)
  if (isSame && folder.version > 0) return
  const logged = new Map([...files.keys()].map((name) => [name, loggedMistakes(known.get(name))]))
  const rule = rules[basename(path)]
  accept(files, rule !== undefined && !rule.isAnonymous)
  for (const [name, file] of files) {
    if (!file.reading.isUnchecked) logWrongFile(path, name, file, logged.get(name))
    if (file !== known.get(name) && file.mistakes.length === 0 && !file.reading.isUnchecked)
      keepCopy(join(path, name))
  }
  for (const name of known.keys()) if (!files.has(name)) dropCopy(join(path, name))
  folder.files = files
  folder.names = undefined
  folder.early.clear()
  show(folder)
}

/** Lists stay the same objects while they hold the same: what was made of them stays too. */
function show(folder: Folder) {
  const records = [...folder.files.values()].flatMap(({ shown }): StoredRecord[] => (shown ? [shown] : []))
  const wrong = [...folder.files].flatMap(([name, file]) => wrongFile(name, file) ?? [])
  const isSame =
    records.length === folder.records.length && records.every((record, at) => record === folder.records[at])
  if (isSame && wrong.length === 0 && folder.wrong.length === 0 && folder.version > 0) return
  folder.records = records
  folder.wrong = wrong
  folder.byId = new Map(records.flatMap((record) => (record.id === undefined ? [] : [[record.id, record]])))
  versions.value += 1
  folder.version = versions.value
}

/** The names of a folder's records; none when it does not exist, undefined when it cannot be read. */
export function listFiles(path: string): string[] | undefined {
  try {
    return readdirSync(path)
      .filter((name) => /^[^.].*\.(?:ya?ml|md)$/.test(name))
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    log.error({ folder: path, reason: String(error) }, 'content folder cannot be read')
    return undefined
  }
}
