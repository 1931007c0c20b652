import { type FSWatcher, watch } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ResourceName } from '@/lib/contract/endpoint'
import { marks } from '@/lib/i18n/locales'
import { folders } from './folders'

export type WatchAssetsOptions = {
  /** public/assets. */
  assetsDirectory: string
  contentDirectory: string
  /** Told what shows the files that changed, after a short silence; nothing when no record names them. */
  onChange: (resources: ResourceName[]) => void
}

/** A film is written in many pieces: it counts as replaced when nothing more comes. */
const SILENCE_MS = 250

/**
 * Watches public/assets, one watch a folder, so that pages which show a replaced file are built anew with its new version
 * (D31). Returns how to stop.
 */
export function watchAssets({ assetsDirectory, contentDirectory, onChange }: WatchAssetsOptions): () => void {
  const watchers = new Map<string, FSWatcher>()
  const changed = new Set<string>()
  let silence: NodeJS.Timeout | undefined
  let isStopped = false

  const tell = async () => {
    const files = [...changed].map(
      (file) => `/assets/${relative(assetsDirectory, file).replaceAll(sep, '/')}`,
    )
    changed.clear()
    const resources = await resourcesThatName(files, contentDirectory)
    if (!isStopped && resources.length > 0) onChange(resources)
  }

  const watchFolder = async (path: string) => {
    if (isStopped || watchers.has(path)) return
    try {
      const watcher = watch(path, (_, name) => {
        if (name === null) return
        changed.add(join(path, name))
        void watchFolder(join(path, name)) // does nothing for a file
        clearTimeout(silence)
        silence = setTimeout(() => void tell(), SILENCE_MS)
      })
      watcher.on('error', () => drop(path))
      watchers.set(path, watcher.unref())
      const entries = await readdir(path, { withFileTypes: true })
      await Promise.all(
        entries.filter((entry) => entry.isDirectory()).map(({ name }) => watchFolder(join(path, name))),
      )
    } catch {
      drop(path) // a file, not there, or no watches left: pages still refresh with CONTENT_REVALIDATE_SECONDS
    }
  }

  const drop = (path: string) => {
    watchers.get(path)?.close()
    watchers.delete(path)
  }

  void watchFolder(assetsDirectory)
  return () => {
    isStopped = true
    clearTimeout(silence)
    for (const path of [...watchers.keys()]) drop(path)
  }
}

/** What the records belong to that name one of the files, as written or with escapes (`%20`). */
async function resourcesThatName(files: string[], contentDirectory: string): Promise<ResourceName[]> {
  const spellings = files.flatMap((file) => [file, encodeURI(file)])
  const names = async (path: string) => {
    const text = await readFile(path, 'utf8').catch(() => '')
    return spellings.some((spelling) => text.includes(spelling))
  }
  const found = new Set<ResourceName>()
  for (const mark of marks) {
    const directory = join(contentDirectory, mark)
    for (const entry of await readdir(directory, { withFileTypes: true }).catch(() => [])) {
      const resource = folders[entry.name]?.resource ?? 'site'
      if (found.has(resource)) continue
      const path = join(directory, entry.name)
      const records = entry.isDirectory()
        ? (await readdir(path).catch(() => [])).map((name) => join(path, name))
        : [path]
      for (const record of records) {
        if (!(await names(record))) continue
        found.add(resource)
        break
      }
    }
  }
  return [...found]
}
