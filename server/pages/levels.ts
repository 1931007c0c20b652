import { monotonicNow, monotonicTime, SKEW_MS, wallTime } from '@/lib/clock'
import { sharedStore } from '@/lib/shared-store'
import { type Entry, fromFile, toFile } from './entry'

/** Where entries are stored below the memory. */
export type Level = {
  get: (key: string) => Promise<Entry | undefined>
  set: (key: string, page: Entry) => void
  delete: (key: string) => void
  /** Resolves when all writes so far are done. */
  close: () => Promise<void>
}

const nameOf = (key: string) => `page:${key}`

/** Good only where nothing better can be had (D13). */
const OVER = { revalidate: 0, expire: 0 }

/**
 * Disk and, where instances share one, Redis as one level: the newer page of the two counts (ADR 0017). Outside this process stands
 * epoch ms; a page from the future was made by a clock that was wrong, and nobody knows which edits it shows (ADR 0041).
 */
export function pageLevels(
  disk: Level,
  now: () => number = monotonicNow,
  wall: () => number = Date.now,
): Level {
  /** A clock of another machine may run `ahead` of ours, ms. */
  const inside = (written: Entry | undefined, ahead = 0): Entry | undefined => {
    if (!written) return undefined
    const at = monotonicTime(written.at, now(), wall())
    return { ...written, at: Math.min(at, now()), ...(at > now() + ahead && OVER) }
  }
  const fromRedis = async (key: string) => {
    const found = await sharedStore()?.read(nameOf(key))
    const page = found && inside(fromFile(key, found.bytes), SKEW_MS)
    return page && { ...page, ...(found?.isOutdated && OVER) }
  }
  return {
    get: async (key) => {
      const [written, theirs] = await Promise.all([disk.get(key), fromRedis(key)])
      const own = inside(written)
      if (!theirs || (own && (theirs.expire === 0 || (own.expire > 0 && own.at >= theirs.at)))) return own
      if (theirs.expire > 0) disk.set(key, { ...theirs, at: wallTime(theirs.at, now(), wall()) })
      return theirs
    },
    set: (key, page) => {
      const written = { ...page, at: wallTime(page.at, now(), wall()) }
      disk.set(key, written)
      const { tags, at: madeAt, expire: seconds } = page
      sharedStore()?.write(nameOf(key), toFile(key, written), { tags, madeAt, seconds })
    },
    delete: (key) => {
      disk.delete(key)
      sharedStore()?.remove(nameOf(key))
    },
    close: disk.close,
  }
}
