import { monotonicNow, monotonicTime } from '@/lib/clock'

/** When a tag was last expired. */
export type TagTime = {
  /** Pages begun before it are expired (`monotonicNow`): when it was published here, or received, as pages rendered before may show old answers of this process. */
  at: number
  /** The same for other processes: epoch ms, and later than the one before even after the clock went back (ADR 0041). */
  stamp: number
}
export type TagTimes = {
  get: (tag: string) => TagTime | undefined
  /** Tags older than this are no longer known one by one: every page from before counts as expired. */
  floor: () => number
  /** When the last tag was expired, in this process or another. */
  last: () => number
  expire: (tags: string[], now: number) => void
  entries: () => [string, TagTime][]
  /** Takes over the stamps of another process, received at that moment. */
  merge: (stamps: [tag: string, stamp: number][], floor: number, receivedAt?: number) => void
}

const MOST_TAGS = 10_000

/** Times of tags, bounded: what falls out raises the floor, so that a forgotten tag never makes an old page fresh. */
export function tagTimes(most = MOST_TAGS, wall: () => number = Date.now): TagTimes {
  const times = new Map<string, TagTime>()
  let [floor, last] = [0, 0]
  const put = (tag: string, time: TagTime) => {
    last = Math.max(last, time.at)
    times.delete(tag)
    times.set(tag, time)
    for (const [oldest, { at }] of times) {
      if (times.size <= most) break
      floor = Math.max(floor, at)
      times.delete(oldest)
    }
  }
  return {
    get: (tag) => times.get(tag),
    floor: () => floor,
    last: () => last,
    entries: () => [...times],
    expire: (tags, now) => {
      const stamp = tags.reduce((most, tag) => Math.max(most, (times.get(tag)?.stamp ?? 0) + 1), wall())
      for (const tag of tags) put(tag, { at: now, stamp })
    },
    merge: (stamps, others, receivedAt = 0) => {
      floor = Math.max(floor, others)
      // Now at the latest, as no edit lies in the future.
      const here = (stamp: number) => Math.max(Math.min(monotonicTime(stamp), monotonicNow()), receivedAt)
      for (const [tag, stamp] of stamps)
        if ((times.get(tag)?.stamp ?? 0) < stamp) put(tag, { at: here(stamp), stamp })
    },
  }
}

export type Lifetime = { at: number; revalidate: number; expire: number; tags: readonly string[] }
export type Freshness = 'fresh' | 'stale' | 'expired'

/**
 * Whether a page may be sent as it is, may be sent while it is rendered again, or must be rendered first (D13). `at` is when
 * its rendering began, so that an edit published meanwhile counts.
 */
export function freshness(
  page: Lifetime,
  times: Pick<TagTimes, 'get' | 'floor' | 'last'>,
  now = monotonicNow(),
): Freshness {
  if (page.at <= times.floor() || now >= page.at + page.expire * 1000) return 'expired'
  // Most pages are younger than the last edit of anything.
  if (times.last() >= page.at && page.tags.some((tag) => (times.get(tag)?.at ?? 0) >= page.at))
    return 'expired'
  return now >= page.at + page.revalidate * 1000 ? 'stale' : 'fresh'
}
