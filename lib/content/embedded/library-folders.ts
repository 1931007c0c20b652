import { steadyNow } from '@/lib/clock'
import { processState } from '@/lib/process-state'
import type { Loaded } from './accept'
import type { StoredRecord } from './file'
import { isWatched, unwatchAll } from './folder-watch'
import type { WrongFile } from './wrong-file'

/** How long, in ms, a folder's records are trusted where the system offers no watch (network disks, watch limits). */
const UNWATCHED_MS = 2000

/** A content folder as the site knows it. */
export class Folder {
  files = new Map<string, Loaded>()
  records: StoredRecord[] = []
  byId = new Map<number, StoredRecord>()
  wrong: WrongFile[] = []
  /** Changes whenever anything that the folder shows changes. */
  version = 0
  isDirty = true
  readAt = 0
  /** The reading of a large folder under way; urgent once a page waits for it. */
  reading: Promise<void> | undefined
  isUrgent = false
  stopWatch: (() => void) | undefined
  /** Until it has been read: the names of its files, and single records that could not wait. */
  names: string[] | undefined
  readonly early = new Map<number, StoredRecord>()

  constructor(private readonly path: string) {}

  /** True when files may have changed since they were read. */
  needsReading(): boolean {
    return this.isDirty || (!isWatched(this.path) && steadyNow() - this.readAt > UNWATCHED_MS)
  }
}

/** Thrown for a folder that is being read in the background; `reading` resolves when it may be asked again. */
export class NotReadYet extends Error {
  override name = 'NotReadYet'
  constructor(readonly reading: Promise<void>) {
    super('content is being read')
  }
}

/** Module state exists twice in Next (pages, handlers), so the library is kept by processState. */
const { value: folders } = processState('library', () => new Map<string, Folder>())

export function folderAt(path: string): Folder {
  const folder = folders.get(path) ?? new Folder(path)
  folders.set(path, folder)
  return folder
}

export const knownFolders = (): Iterable<Folder> => folders.values()

/** Forgets every folder and stops all watches; for tests that remove their folders. */
export function forgetFolders(): void {
  folders.clear()
  unwatchAll()
}
