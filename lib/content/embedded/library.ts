import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { basename, join } from 'node:path'
import { log } from '@/lib/log'
import { processState } from '@/lib/process-state'
import { accept, type Loaded } from './accept'
import type { StoredRecord } from './file'
import { folders as rules } from './folders'
import { dropCopy, keepCopy } from './last-good'
import { loadFile } from './load-file'
import { tell, toldOf, type WrongFile, wrongFile } from './wrong-file'

type Folder = {
  files: Map<string, Loaded>
  records: StoredRecord[]
  byId: Map<number, StoredRecord>
  isDirty: boolean
  readAt: number
  watcher?: FSWatcher | undefined
}

/** How old a folder's reading may be where the system offers no watch (network disks, watch limits). */
const UNWATCHED_MS = 2000

/** Module state exists twice in Next (pages, handlers), so the library lives on globalThis. */
const { value: folders } = processState('library', () => new Map<string, Folder>())

/** Records of a content folder, in file-name order; read once and again when a file changes (D31). Missing folder → none. */
export function recordsIn(folder: string): StoredRecord[] {
  return loaded(folder).records
}

/** One record of a folder by its id, in constant time. */
export function recordById(folder: string, id: number): StoredRecord | undefined {
  return loaded(folder).byId.get(id)
}

/** A record by its file name, such as site.yaml; undefined when the file is missing or never was readable. */
export function recordNamed(folder: string, name: string): StoredRecord | undefined {
  return loaded(folder).files.get(name)?.shown
}

/** The wrong files of a folder (D31). */
export function wrongIn(folder: string): WrongFile[] {
  return [...loaded(folder).files].flatMap(([name, file]) => wrongFile(name, file) ?? [])
}

/** True when a file of the folder that the site cannot show at all fits: "does not exist" is not proven then (D31). */
export function isLeftOut(folder: string, fits: (file: WrongFile) => boolean): boolean {
  return wrongIn(folder).some((file) => file.shows === 'nothing' && fits(file))
}

/** Looks at every known folder again with the next question: a change may have been announced before its watch saw it. */
export function rereadLibrary(): void {
  for (const folder of folders.values()) folder.isDirty = true
}

/** Stops all watches; for tests that remove their folders. */
export function closeLibrary(): void {
  for (const folder of folders.values()) folder.watcher?.close()
  folders.clear()
}

function loaded(path: string): Folder {
  let folder = folders.get(path)
  if (!folder) {
    folder = { files: new Map(), records: [], byId: new Map(), isDirty: true, readAt: 0 }
    folders.set(path, folder)
  }
  const isOld = !folder.watcher && Date.now() - folder.readAt > UNWATCHED_MS
  if (folder.isDirty || isOld) reread(path, folder)
  return folder
}

/** One watch per folder, not per file: 40,000 records must not take 40,000 handles. */
function keepWatch(path: string, folder: Folder) {
  if (folder.watcher) return
  try {
    const watcher = watch(path, () => {
      folder.isDirty = true
    })
    watcher.unref()
    watcher.on('error', () => stopWatch(folder))
    folder.watcher = watcher
  } catch {
    folder.watcher = undefined // no folder, or no watches left: it is read every UNWATCHED_MS
  }
}

function stopWatch(folder: Folder) {
  folder.watcher?.close()
  folder.watcher = undefined
}

function reread(path: string, folder: Folder) {
  const isAgain = folder.isDirty && folder.readAt > 0
  folder.isDirty = false
  folder.readAt = Date.now()
  // A folder that was removed and made again is another one to the system: the old watch sees nothing of it.
  if (isAgain) stopWatch(folder)
  keepWatch(path, folder)
  const names = listFiles(path)
  if (!names) return // it cannot be read now: what is known stands
  const known = folder.files
  const files = new Map(names.map((name) => [name, loadFile(join(path, name), known.get(name))]))
  const told = new Map(names.map((name) => [name, toldOf(known.get(name))]))
  const rule = rules[basename(path)]
  accept(files, rule !== undefined && !rule.isAnonymous)
  for (const [name, file] of files) {
    tell(path, name, file, told.get(name))
    if (file !== known.get(name) && file.mistakes.length === 0) keepCopy(join(path, name))
  }
  for (const name of known.keys()) if (!files.has(name)) dropCopy(join(path, name))
  folder.files = files
  folder.records = [...files.values()].flatMap(({ shown }): StoredRecord[] => (shown ? [shown] : []))
  folder.byId = new Map(
    folder.records.flatMap((record) => (record.id === undefined ? [] : [[record.id, record]])),
  )
}

/** The names of a folder's records; none when it does not exist, undefined when it cannot be read. */
function listFiles(path: string): string[] | undefined {
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
