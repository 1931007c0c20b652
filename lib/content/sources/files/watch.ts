import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ResourceName } from '@/lib/contract/endpoint'
import { locales } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { debounceBatch } from './debounce'
import { watchFolder } from './folder-watch'
import { folders, places, resourceBehind } from './folders'
import { recordsIn } from './library'
import { nextMoment } from './times'
import { watchAssets } from './watch-assets'

export type WatchOptions = {
  contentDirectory: string
  /** public/assets. */
  assetsDirectory?: string
  zone: string
  /** When the site was last started, epoch ms: what came or went by itself since then is reported with the first look. */
  since?: number | undefined
  /** How long, in ms, after the start every folder is first read. */
  readAfterMs?: number
  /** Told what changed, after a short silence, and in which content files. */
  onChange: (resources: ResourceName[], files: string[]) => void
}

type Place = (typeof places)[number]
type Change = { resource: ResourceName; file?: string }

const DEBOUNCE_MS = 60
/** The clock is looked at this often: it may have been set meanwhile, and a timer does not hear of that. */
const LONGEST_TIMER_MS = 60_000

/**
 * Watches embedded content and public/assets from the server process, one watch a folder, shared with the library: tells what an
 * edit touches, what shows a file that was replaced, and what a publishAt publishes or an expireAt withdraws when its time comes
 * (D31). Returns how to stop.
 */
export function watchContent(options: WatchOptions): () => void {
  const { contentDirectory, assetsDirectory, zone, readAfterMs = 0, onChange } = options
  const stops = new Map<string, () => void>()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let looked = options.since ?? Date.now()
  const changes = debounceBatch<Change>(DEBOUNCE_MS, (batch) => {
    const files = [...new Set(batch.flatMap(({ file }) => file ?? []))]
    onChange([...new Set(batch.map(({ resource }) => resource))], files)
    lookAfter(0)
  })

  const lookAfter = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(look, ms).unref()
  }
  /** The next moment of a folder's records; tells what came or went by itself since the last look. A folder that fails has none. */
  const lookAt = ({ place, resource }: Place, now: number): number => {
    try {
      const records = recordsIn(join(contentDirectory, place))
      if (nextMoment(records, looked, zone) <= now) changes.add({ resource })
      return nextMoment(records, now, zone)
    } catch (error) {
      log.error({ folder: place, reason: String(error) }, 'content folder cannot be looked at')
      return Number.POSITIVE_INFINITY
    }
  }
  /** Reads what is new in every folder and comes back for the next moment, whatever happens: there is one timer for all. */
  const look = async () => {
    const now = Date.now()
    let next = Number.POSITIVE_INFINITY
    try {
      for (const place of places) {
        if (isStopped) return
        next = Math.min(next, lookAt(place, now))
        await setImmediate()
      }
      looked = now
    } finally {
      lookAfter(Math.min(next - now + 1, LONGEST_TIMER_MS))
    }
  }

  /** False where there is no folder or no watch is left: pages still refresh with CONTENT_REVALIDATE_SECONDS. */
  const watch = (path: string, listener: (name: string | null) => void): boolean => {
    if (isStopped) return false
    stops.get(path)?.()
    const stop = watchFolder(path, listener)
    if (stop) stops.set(path, stop)
    else stops.delete(path)
    return stop !== undefined
  }

  const watchRecords = (path: string, resource: ResourceName) =>
    watch(path, (name) => changes.add({ resource, ...(name !== null && { file: join(path, name) }) }))

  const watchLocale = (directory: string) => {
    const isWatched = watch(directory, (name) => {
      const folder = String(name)
      const resource = resourceBehind(folder)
      changes.add({ resource, file: join(directory, folder) })
      if (folder in folders) watchRecords(join(directory, folder), resource) // a folder that was deleted and made again needs a new watch
    })
    if (!isWatched) return
    for (const folder of Object.keys(folders)) watchRecords(join(directory, folder), resourceBehind(folder))
  }

  for (const locale of locales) watchLocale(join(contentDirectory, locale))
  const stopAssets =
    assetsDirectory === undefined
      ? undefined
      : watchAssets(assetsDirectory, contentDirectory, watch, (resources) => onChange(resources, []))
  lookAfter(readAfterMs)
  return () => {
    isStopped = true
    changes.stop()
    stopAssets?.()
    clearTimeout(timer)
    for (const stop of stops.values()) stop()
  }
}
