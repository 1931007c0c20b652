import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'
import { log } from '@/lib/log'
import { readContentFile, type StoredRecord } from './file'

type Loaded = { stamp: string; record?: StoredRecord }
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
const shared = globalThis as typeof globalThis & { northbayLibrary?: Map<string, Folder> }
shared.northbayLibrary ??= new Map()
const folders = shared.northbayLibrary

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
  return loaded(folder).files.get(name)?.record
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
  const before = folder.isDirty && folder.readAt > 0
  folder.isDirty = false
  folder.readAt = Date.now()
  // A folder that was removed and made again is another one to the system: the old watch sees nothing of it.
  if (before) stopWatch(folder)
  keepWatch(path, folder)
  const names = listFiles(path)
  const present = new Set(names)
  for (const known of folder.files.keys()) if (!present.has(known)) folder.files.delete(known)
  for (const name of names) readWhenChanged(join(path, name), name, folder)
  folder.records = names.flatMap((name): StoredRecord[] => {
    const record = folder.files.get(name)?.record
    return record ? [record] : []
  })
  folder.byId = new Map(
    folder.records.flatMap((record) => (record.id === undefined ? [] : [[record.id, record]])),
  )
}

function listFiles(path: string): string[] {
  try {
    return readdirSync(path)
      .filter((name) => /^[^.].*\.(?:ya?ml|md)$/.test(name))
      .sort()
  } catch {
    return []
  }
}

/** A file that cannot be read keeps its last good record: a typo while editing must not empty a page. */
function readWhenChanged(file: string, name: string, folder: Folder) {
  const known = folder.files.get(name)
  let stamp = known?.stamp ?? ''
  try {
    const { mtimeMs, size } = statSync(file)
    stamp = `${mtimeMs}-${size}`
    if (known?.stamp === stamp) return
    folder.files.set(name, { stamp, record: readContentFile(file) })
  } catch (error) {
    folder.files.set(name, { ...known, stamp })
    log.error(
      { file, reason: error instanceof Error ? error.message : String(error) },
      'content file left out',
    )
  }
}
