import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { monotonicNow } from '@/lib/clock'
import { clearFileVersions } from '@/lib/contract/file-version'
import { log } from '@/lib/log'
import { changedResources, isPublic } from './changed-tags'
import { folderProblem } from './content-folder'
import { type Difference, differences, readFileStamps, readFileStampsYielding } from './file-stamps'
import { places } from './folders'
import { recordsIn, rereadLibrary } from './library'
import { nextMoment } from './times'

export type WatchOptions = {
  contentDirectory: string
  publicDirectory: string
  zone: string
  /** When the site was last started, epoch ms: what came or went by itself since then is published with the first check. */
  since?: number | undefined
  /** How long, in ms, after the start every folder is first read. */
  readAfterMs?: number
  /** Receives what changed, and in which content files. */
  onChange: (resources: string[], files: string[]) => unknown
}

/** How often, in ms, files are looked at: an edit is seen within two seconds (S6), on every kind of disk. */
const EVERY_MS = 1000
/** After so many looks records are asked for their moments again: the clock may have been set. */
const MOST_LOOKS = 60

/**
 * Looks once a second from the server process at embedded content and public/: reports what an edit touches, what shows a file that
 * was replaced, and what a publishAt publishes or an expireAt withdraws when its time comes (D31). Returns how to stop.
 */
export function watchContent(options: WatchOptions): () => void {
  const { contentDirectory, publicDirectory, zone, readAfterMs = 0, onChange } = options
  let seen = readFileStamps(contentDirectory, publicDirectory)
  let checked = options.since ?? Date.now()
  let [next, looks] = [Date.now() + readAfterMs, 0]
  let isStopped = false
  let [moving, held]: [Set<string>, Difference[]] = [new Set(), []]

  /** What to publish after a check. A large file of public/ is written in many pieces: after the first one it is published once it no longer changes. */
  const atRest = (found: Difference[]): Difference[] => {
    const key = ({ folder, name }: Difference) => `${folder}/${name}`
    const names = new Set(found.map(key))
    const isMoving = (file: Difference) => isPublic(file.folder) && moving.has(key(file))
    const changed = [
      ...found.filter((file) => !isMoving(file)),
      ...held.filter((file) => !names.has(key(file))),
    ]
    ;[held, moving] = [found.filter(isMoving), names]
    return changed
  }

  const lookAtFiles = async () => {
    const stamps = await readFileStampsYielding(contentDirectory, publicDirectory)
    // While all of it is away nothing was edited: pages stay, and what is different once it is back is published then.
    if (folderProblem(contentDirectory)) return
    const changed = atRest(differences(seen, stamps))
    seen = stamps
    if (changed.length === 0 || isStopped) return
    rereadLibrary()
    clearFileVersions()
    next = 0
    const resources = changedResources(contentDirectory, changed)
    const records = changed.filter(({ folder }) => !isPublic(folder))
    if (resources.length > 0)
      onChange(
        resources,
        records.map(({ folder, name }) => join(contentDirectory, folder, name)),
      )
  }
  /** Tells what came or went by itself since records were last asked, and when the next one does. A folder that fails has none. */
  const lookAtMoments = async (now: number) => {
    const resources = new Set<string>()
    ;[next, looks] = [Number.POSITIVE_INFINITY, 0]
    for (const { place, resource } of places) {
      if (isStopped) return
      try {
        const records = recordsIn(join(contentDirectory, place))
        if (nextMoment(records, checked, zone) <= now) resources.add(resource)
        next = Math.min(next, nextMoment(records, now, zone))
      } catch (error) {
        log.error({ folder: place, reason: String(error) }, 'content folder cannot be watched')
      }
      await setImmediate()
    }
    checked = now
    if (resources.size > 0) onChange([...resources], [])
  }
  const look = async () => {
    looks += 1
    await lookAtFiles()
    if (Date.now() >= next || looks > MOST_LOOKS) await lookAtMoments(Date.now())
  }
  /** The time of a look counts: on a busy machine the next one is not later than a second after it began. */
  const lookLater = (ms = EVERY_MS) =>
    setTimeout(async () => {
      const began = monotonicNow()
      await look().catch((error: unknown) => log.error({ reason: String(error) }, 'content watcher failed'))
      const rest = EVERY_MS - (monotonicNow() - began)
      if (!isStopped) timer = lookLater(Math.max(rest, EVERY_MS / 4))
    }, ms).unref()
  let timer = lookLater()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
