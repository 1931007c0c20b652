import { join, relative, sep } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ResourceName } from '@/lib/contract/endpoint'
import { forgetFileVersions, knowFileVersions } from '@/lib/contract/file-version'
import { locales } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { watchTree } from './folder-watch'
import { places, resourceBehind } from './folders'
import { recordsIn } from './library'
import { resourcesThatName } from './resources-that-name'
import { nextMoment } from './times'

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
type Change = { resource: ResourceName; file?: string | undefined }

const DEBOUNCE_MS = 60
/** A film is written in many pieces: it counts as replaced when nothing more comes. */
const ASSETS_DEBOUNCE_MS = 250
/** The clock is looked at this often: it may have been set meanwhile, and a timer does not hear of that. */
const LONGEST_TIMER_MS = 60_000

/** Collects items and hands them over in one batch once none has come for `quietMs`. */
function debounceBatch<T>(quietMs: number, onBatch: (items: T[]) => unknown) {
  let items: T[] = []
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    const batch = items
    items = []
    onBatch(batch)
  }
  return {
    add(item: T) {
      items.push(item)
      clearTimeout(timer)
      timer = setTimeout(end, quietMs)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Watches embedded content and public/assets from the server process, one watch a folder, shared with the library: tells what an
 * edit touches, what shows a file that was replaced, and what a publishAt publishes or an expireAt withdraws when its time comes
 * (D31). Without a watch pages still refresh with CONTENT_REVALIDATE_SECONDS. Returns how to stop.
 */
export function watchContent(options: WatchOptions): () => void {
  const { contentDirectory, assetsDirectory, zone, readAfterMs = 0, onChange } = options
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

  const stops = locales.map((locale) => {
    const root = join(contentDirectory, locale)
    return watchTree(root, (folder, file) => {
      const [name = ''] = relative(root, file ?? folder).split(sep)
      changes.add({ resource: resourceBehind(name), file })
    })
  })
  if (assetsDirectory !== undefined) {
    const told = (resources: ResourceName[]) => resources.length > 0 && onChange(resources, [])
    stops.push(watchAssets(assetsDirectory, contentDirectory, told))
  }
  lookAfter(readAfterMs)
  return () => {
    isStopped = true
    changes.stop()
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/** Tells what shows a file of public/assets that was replaced. */
function watchAssets(
  assetsDirectory: string,
  contentDirectory: string,
  onChange: (resources: ResourceName[]) => void,
): () => void {
  const replaced = debounceBatch<string>(ASSETS_DEBOUNCE_MS, (files) => {
    // Captions are shown wherever their film is named, so their film counts as changed.
    const addresses = files.map((file) =>
      `/assets/${relative(assetsDirectory, file).replaceAll(sep, '/')}`.replace(/[^./]+\.vtt$/, ''),
    )
    onChange(resourcesThatName([...new Set(addresses)], contentDirectory))
  })
  const stop = watchTree(
    assetsDirectory,
    (_, file) => {
      forgetFileVersions()
      if (file !== undefined) replaced.add(file)
    },
    knowFileVersions,
  )
  return () => {
    replaced.stop()
    stop()
  }
}
