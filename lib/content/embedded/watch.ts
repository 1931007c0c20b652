import { type FSWatcher, watch } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResourceName } from '@/lib/contract/endpoint'
import { parseTime } from '@/lib/contract/time'
import { marks } from '@/lib/i18n/locales'
import { folders } from './folders'
import { resolveRelativeTime } from './times'

export type WatchOptions = {
  contentDirectory: string
  zone: string
  /** Told what changed, after a short silence, and in which files. */
  onChange: (resources: ResourceName[], files: string[]) => void
}

const SILENCE_MS = 60
const LONGEST_TIMER_MS = 2 ** 31 - 1

type Due = { at: number; resource: ResourceName }

/** Resource behind a folder of content/{mark}, or a file in it: site and footer show everywhere. */
const resourceBehind = (name: string): ResourceName => folders[name]?.resource ?? 'site'

/**
 * Watches embedded content from the server process, one watch a folder: tells what an edit touches, and what a
 * publishAt publishes or an expireAt withdraws when its time comes (D31). Returns how to stop.
 */
export function watchContent({ contentDirectory, zone, onChange }: WatchOptions): () => void {
  const watchers = new Map<string, FSWatcher>()
  const changed = new Set<ResourceName>()
  const files = new Set<string>()
  const due = new Map<string, Due[]>()
  let silence: NodeJS.Timeout | undefined
  let alarm: NodeJS.Timeout | undefined
  let isStopped = false

  const tell = (resource: ResourceName, file?: string) => {
    changed.add(resource)
    if (file !== undefined) files.add(file)
    clearTimeout(silence)
    silence = setTimeout(() => {
      const [resources, written] = [[...changed], [...files]]
      changed.clear()
      files.clear()
      onChange(resources, written)
    }, SILENCE_MS)
  }

  const setAlarm = () => {
    clearTimeout(alarm)
    if (isStopped) return
    const now = Date.now()
    const coming = [...due.values()].flat().sort((a, b) => a.at - b.at)
    const next = coming.find(({ at }) => at > now)
    if (!next) return
    alarm = setTimeout(
      () => {
        for (const { at, resource } of coming) if (at > now && at <= Date.now()) tell(resource)
        setAlarm()
      },
      Math.min(next.at - now + 1, LONGEST_TIMER_MS),
    )
    alarm.unref()
  }

  const plan = async (path: string, resource: ResourceName) => {
    due.set(path, await dueIn(path, resource, zone))
    setAlarm()
  }

  const watchFolder = (path: string, resource: ResourceName) => {
    if (isStopped || watchers.has(path)) return
    try {
      const watcher = watch(path, (_, name) => {
        tell(resource, name === null ? undefined : join(path, name))
        void plan(path, resource)
      })
      watcher.on('error', () => drop(path))
      watchers.set(path, watcher.unref())
      void plan(path, resource)
    } catch {
      // Not there, or no watches left: pages still refresh with CONTENT_REVALIDATE_SECONDS.
    }
  }

  const drop = (path: string) => {
    watchers.get(path)?.close()
    watchers.delete(path)
  }

  const watchMark = (directory: string) => {
    if (isStopped || watchers.has(directory)) return
    try {
      const watcher = watch(directory, (_, name) => {
        const folder = String(name)
        tell(resourceBehind(folder), join(directory, folder))
        if (!(folder in folders)) return
        drop(join(directory, folder)) // made anew, it is another folder to the system
        watchFolder(join(directory, folder), resourceBehind(folder))
      })
      watcher.on('error', () => drop(directory))
      watchers.set(directory, watcher.unref())
    } catch {
      return
    }
    for (const folder of Object.keys(folders)) watchFolder(join(directory, folder), resourceBehind(folder))
  }

  for (const mark of marks) watchMark(join(contentDirectory, mark))
  return () => {
    isStopped = true
    clearTimeout(silence)
    clearTimeout(alarm)
    for (const path of [...watchers.keys()]) drop(path)
  }
}

/** When records of a folder come and go by themselves. Only the lines are looked for: parsing 40,000 files would hold up the start. */
async function dueIn(path: string, resource: ResourceName, zone: string): Promise<Due[]> {
  const names = await readdir(path).catch(() => [])
  const found: Due[] = []
  for (const name of names.filter((file) => /\.(?:ya?ml|md)$/.test(file))) {
    const text = await readFile(join(path, name), 'utf8').catch(() => '')
    const lines = text.matchAll(
      /^\uFEFF?(?:publish|expire)At:[ \t]*["']?([^"'\n#]+?)["']?[ \t\r]*(?:#.*)?$/gm,
    )
    for (const [, written = ''] of lines) {
      const at = parseTime(resolveRelativeTime(written, Date.now(), zone), zone)
      if (at !== undefined && at > Date.now()) found.push({ at, resource })
    }
  }
  return found
}
