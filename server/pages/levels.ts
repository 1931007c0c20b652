import { monotonicNow, monotonicTime, SKEW_MS, wallTime } from '@/lib/clock'
import { sharedStore } from '@/lib/shared-store'
import type { Disk } from './disk'
import type { Entry } from './entry'
import { fromFile, toFile } from './entry'

export type Level = Pick<Disk, 'read' | 'write' | 'remove'>

const nameOf = (key: string) => `page:${key}`

/** Good only where nothing better can be had (D13). */
const over = (page: Entry, at: number): Entry => ({ ...page, at, revalidate: 0, expire: 0 })

/**
 * Disk and, where instances share one, Redis as one level below the memory: the newer page of the two counts (ADR 0017). Outside this
 * process stands epoch ms; a page from the future was made by a clock that was wrong, and nobody knows which edits it shows (ADR 0041).
 */
export function pageLevels(
  disk: Level,
  now: () => number = monotonicNow,
  wall: () => number = Date.now,
): Level {
  const outside = (page: Entry): Entry => ({ ...page, at: wallTime(page.at, now(), wall()) })
  const inside = (page: Entry): Entry => ({ ...page, at: monotonicTime(page.at, now(), wall()) })

  const ownPage = async (key: string) => {
    const found = await disk.read(key)
    const page = found && inside(found)
    return page && page.at > now() ? over(page, now()) : page
  }
  const sharedPage = async (key: string) => {
    const found = await sharedStore()?.read(nameOf(key))
    const written = found && fromFile(key, found.bytes)
    const page = written && inside(written)
    if (!found || !page) return undefined
    const at = Math.min(page.at, now()) // its clock may run a little ahead of ours
    return found.isOutdated || page.at > now() + SKEW_MS ? over(page, at) : { ...page, at }
  }
  return {
    read: async (key) => {
      const [own, theirs] = await Promise.all([ownPage(key), sharedPage(key)])
      if (!theirs || (own && (theirs.expire === 0 || (own.expire > 0 && own.at >= theirs.at)))) return own
      if (theirs.expire > 0) disk.write(key, outside(theirs))
      return theirs
    },
    write: (key, page) => {
      const written = outside(page)
      disk.write(key, written)
      const { tags, at: madeAt, expire: seconds } = page
      sharedStore()?.write(nameOf(key), toFile(key, written), { tags, madeAt, seconds })
    },
    remove: (key) => {
      disk.remove(key)
      sharedStore()?.remove(nameOf(key))
    },
  }
}
