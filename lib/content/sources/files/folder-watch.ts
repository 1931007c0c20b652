import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'
import { globalSingleton } from '@/lib/global-singleton'

/** Called for every change in a folder, with the file's name where the system reports one. */
type Listener = (name: string | null) => void
type Watched = { watcher: FSWatcher; identity: string; listeners: Set<Listener> }

/** One watch a folder, not a file, for the whole process: 40,000 records must not take 40,000 handles. */
const { value: watched } = globalSingleton('watched folders', () => new Map<string, Watched>())

/** The identity of the folder at a path: inode and time of creation, as systems use inode numbers again. None where there is no folder or it cannot be looked at. */
function identityOf(path: string): string | undefined {
  try {
    const found = statSync(path)
    return found.isDirectory() ? `${found.dev} ${found.ino} ${found.birthtimeMs}` : undefined
  } catch {
    return undefined
  }
}

/**
 * Watches one folder for a listener; several share the system's watch. A folder that was removed and made again is another one
 * to the system: asked for again, it is watched anew for all. Returns how to stop, undefined where there is no folder or
 * no watch is left.
 */
export function watchFolder(path: string, listener: Listener): (() => void) | undefined {
  const before = watched.get(path)
  const identity = identityOf(path)
  const listeners = before?.listeners ?? new Set()
  if (!before || before.identity !== identity) {
    before?.watcher.close()
    watched.delete(path)
    const watcher = identity === undefined ? undefined : opened(path, listeners)
    if (!watcher || identity === undefined) return undefined
    watched.set(path, { watcher, identity, listeners })
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0 && watched.get(path)?.listeners === listeners) stopWatching(path)
  }
}

function opened(path: string, listeners: Set<Listener>): FSWatcher | undefined {
  try {
    const watcher = watch(path, (_, name) => {
      for (const listener of listeners) listener(name)
    })
    watcher.on('error', () => stopWatching(path))
    return watcher.unref()
  } catch {
    return undefined
  }
}

function stopWatching(path: string) {
  watched.get(path)?.watcher.close()
  watched.delete(path)
}

/**
 * Watches a folder and all in it, also those that come later. Told of every change: its folder, and the file where the system
 * reports one. `onWatched` is told of every folder that is watched from now on. Returns how to stop.
 */
export function watchTree(
  root: string,
  onChange: (folder: string, file: string | undefined) => void,
  onWatched: (folder: string) => void = () => undefined,
): () => void {
  const stops = new Map<string, () => void>()
  let isStopped = false
  const add = (folder: string) => {
    if (isStopped) return
    stops.get(folder)?.()
    const stop = watchFolder(folder, (name) => {
      const file = name === null ? undefined : join(folder, name)
      onChange(folder, file)
      if (file !== undefined) add(file) // a folder that is new, or was deleted and made again
    })
    if (!stop) {
      stops.delete(folder)
      return
    }
    stops.set(folder, stop)
    onWatched(folder)
    for (const entry of entriesOf(folder)) if (entry.isDirectory()) add(join(folder, entry.name))
  }
  add(root)
  return () => {
    isStopped = true
    for (const stop of stops.values()) stop()
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return [] // gone again, or refused
  }
}

/** True while the system tells of changes in the folder. */
export const isWatched = (path: string) => watched.has(path)

/** How many of the system's watches are in use. */
export const watchCount = () => watched.size

/** Stops all watches; for tests. */
export function unwatchAll(): void {
  for (const path of [...watched.keys()]) stopWatching(path)
}
