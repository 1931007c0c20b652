import { earlyRecord } from './early-record'
import type { StoredRecord } from './file'
import { type Folder, folderAt, forgetFolders, knownFolders, NotReadYet } from './library-folders'
import { listFiles, readNow, startReading, unreadIn } from './library-reading'
import type { WrongFile } from './wrong-file'

/** Records of a content folder, in file-name order; read once and again when a file changes (D31). Missing folder → none. */
export function recordsIn(folder: string): StoredRecord[] {
  return loaded(folder).records
}

/** One record of a folder by its id, in constant time. */
export function recordById(path: string, id: number): StoredRecord | undefined {
  const folder = folderAt(path)
  return withoutWaiting(path, folder, id) ?? loaded(path).byId.get(id)
}

/** A record by its file name, such as site.yaml; undefined when the file is missing or never was readable. */
export function recordNamed(folder: string, name: string): StoredRecord | undefined {
  return loaded(folder).files.get(name)?.shown
}

const times = new WeakMap<StoredRecord[], ReadonlyMap<number, number>>()

/** When the file of each record was written, epoch ms by id; made once for each version of the folder. */
export function writtenTimes(path: string): ReadonlyMap<number, number> {
  const { records, files } = loaded(path)
  const known = times.get(records)
  if (known) return known
  const made = new Map<number, number>()
  for (const { shown, stamp } of files.values())
    if (shown?.id !== undefined) made.set(shown.id, Math.trunc(Number.parseFloat(stamp)))
  times.set(records, made)
  return made
}

/** The wrong files of a folder (D31). */
export function wrongIn(folder: string): WrongFile[] {
  return loaded(folder).wrong
}

/** True when a file of the folder that the site cannot show at all fits: "does not exist" is not proven then (D31). */
export function isLeftOut(folder: string, fits: (file: WrongFile) => boolean): boolean {
  return wrongIn(folder).some((file) => file.shows === 'nothing' && fits(file))
}

/** Marks every known folder to be checked again with the next question: an announced change may come before the watch's event. */
export function rereadLibrary(): void {
  for (const folder of knownFolders()) folder.isDirty = true
}

/** Stops all watches; for tests that remove their folders. */
export const closeLibrary = forgetFolders

/** The folders that an answer was made of, and the version of each. */
export type Uses = Map<string, Folder['version']>

let uses: Uses | undefined
let mayWait = false

/**
 * Computes an answer from the library and returns it with the folders it used. Where a folder is too large to be read within a
 * request, it is read in slices between other requests, and the answer is computed again once the folder is there.
 */
export async function fromLibrary<T>(make: () => T): Promise<{ answer: T; uses: Uses }> {
  for (;;) {
    const own: Uses = new Map()
    try {
      uses = own
      mayWait = true
      return { answer: make(), uses: own }
    } catch (error) {
      if (!(error instanceof NotReadYet)) throw error
      uses = undefined
      mayWait = false
      await error.reading
    } finally {
      uses = undefined
      mayWait = false
    }
  }
}

/** True while no folder has changed since. */
export const areCurrent = (used: Uses) =>
  [...used].every(([path, version]) => loaded(path).version === version)

/** The records of every folder an answer was made of, folder by folder. */
export const recordsOf = (used: Uses) => [...used.keys()].map((path) => folderAt(path).records)

/** Resolves when a folder has been read; with `isBackground`, folders that visitors wait for are read first. */
export async function readAhead(path: string): Promise<void> {
  const folder = folderAt(path)
  await (folder.reading ?? (unreadIn(path, folder) ? startReading(path, folder, true) : loaded(path)))
}

/** A record of a folder that has not been read once yet; the folder's reading goes on, or begins, behind it. */
function withoutWaiting(path: string, folder: Folder, id: number): StoredRecord | undefined {
  if (!mayWait || folder.version > 0 || !(folder.reading || unreadIn(path, folder))) return undefined
  const record = earlyRecord(path, folder, id, () => listFiles(path) ?? [])
  if (!record) return undefined
  if (!folder.reading) void startReading(path, folder, true)
  uses?.set(path, folder.version)
  return record
}

function loaded(path: string): Folder {
  const folder = folderAt(path)
  if (!folder.reading && unreadIn(path, folder)) void startReading(path, folder, false)
  if (folder.reading) {
    if (mayWait) {
      folder.isUrgent = true
      throw new NotReadYet(folder.reading)
    }
  } else if (folder.needsReading()) readNow(path, folder)
  uses?.set(path, folder.version)
  return folder
}
