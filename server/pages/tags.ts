import { monotonicNow, monotonicTime } from '@/lib/clock'

/** When a tag was last expired: pages that show it are stale from `stale`, expired from `expired` on (`monotonicNow`). */
export type TagTime = {
  stale: number
  expired: number
  /** The same moment for other processes: epoch ms, and later than the one before even after the clock went back (ADR 0041). */
  stamp: number
  /** When this process heard of it from another: what it rendered before may show its own old answers. */
  heard?: number
}
export type TagTimes = {
  get: (tag: string) => TagTime | undefined
  /** Tags older than this are no longer known one by one: every page from before counts as expired. */
  floor: () => number
  /** When the last tag was told, in this process or another. */
  last: () => number
  expire: (tags: string[], expireSeconds: number | undefined, now: number) => void
  entries: () => [string, TagTime][]
  merge: (entries: [string, TagTime][], floor: number, heard?: number) => void
}

/** A tag's time as other processes read it, in epoch ms: `stale` is the stamp. */
export type PublishedTime = { stale: number; expired: number }
export const toPublished = ({ stale, expired, stamp }: TagTime): PublishedTime => ({
  stale: stamp,
  expired: stamp + expired - stale,
})
/** What another process published, by this process's clock: now at the latest, as no edit lies in the future. */
export function fromPublished({ stale: stamp, expired }: PublishedTime): TagTime {
  const stale = Math.min(monotonicTime(stamp), monotonicNow())
  return { stale, expired: stale + expired - stamp, stamp }
}

const MOST_TAGS = 10_000

/** Times of tags, bounded: what falls out raises the floor, so that a forgotten tag never makes an old page fresh. */
export function tagTimes(most = MOST_TAGS, wall: () => number = Date.now): TagTimes {
  const times = new Map<string, TagTime>()
  let [floor, last] = [0, 0]
  const put = (tag: string, time: TagTime) => {
    last = Math.max(last, time.stale, time.heard ?? 0)
    times.delete(tag)
    times.set(tag, time)
    for (const [oldest, { stale, expired }] of times) {
      if (times.size <= most) break
      floor = Math.max(floor, stale, expired)
      times.delete(oldest)
    }
  }
  return {
    get: (tag) => times.get(tag),
    floor: () => floor,
    last: () => last,
    entries: () => [...times],
    // Next's two forms: without a duration a tag is over now; with one it is stale now and over later.
    expire: (tags, expireSeconds, now) => {
      const stamp = tags.reduce((most, tag) => Math.max(most, (times.get(tag)?.stamp ?? 0) + 1), wall())
      for (const tag of tags) put(tag, { stale: now, expired: now + (expireSeconds ?? 0) * 1000, stamp })
    },
    merge: (entries, others, heard) => {
      floor = Math.max(floor, others)
      for (const [tag, { stale, expired, stamp }] of entries)
        if ((times.get(tag)?.stamp ?? 0) < stamp)
          put(tag, { stale, expired, stamp, ...(heard !== undefined && { heard }) })
    },
  }
}

export type Lifetime = { at: number; revalidate: number; expire: number; tags: readonly string[] }
export type Freshness = 'fresh' | 'stale' | 'expired'

/**
 * Whether a page may be sent as it is, may be sent while it is made anew, or must be made anew first (D13). `at` is when
 * its rendering began, so that an edit told meanwhile counts.
 */
export function freshness(
  page: Lifetime,
  times: Pick<TagTimes, 'get' | 'floor' | 'last'>,
  now = monotonicNow(),
): Freshness {
  if (page.at <= times.floor() || now >= page.at + page.expire * 1000) return 'expired'
  let isStale = now >= page.at + page.revalidate * 1000
  // Most pages are younger than the last edit of anything.
  const tags = times.last() < page.at ? [] : page.tags
  for (const tag of tags) {
    const time = times.get(tag)
    if (!time || Math.max(time.stale, time.heard ?? 0) < page.at) continue
    if (time.expired <= now) return 'expired'
    isStale = true
  }
  return isStale ? 'stale' : 'fresh'
}
