import { wallTime } from '@/lib/clock'
import { fromPublished, type TagTimes } from '../pages/tags'
import type { ReceivedEdit } from './edits'

type Hearing = {
  /** Name of this process: what it published itself it knows already. */
  self: string
  /** When this process began (epoch ms), for its first reading alone; Redis has a clock of its own. */
  startedAt?: number | undefined
}

/**
 * Takes over what other instances published; returns the tags that are news here. Each edit of another is news, however close it
 * lies to one of ours: clocks of two machines do not say which of them came first. One published once more after Redis was lost is
 * news to those alone who know of none as late. `now` is a moment of `monotonicNow`.
 */
export function applyInvalidations(
  tags: TagTimes,
  heard: readonly ReceivedEdit[],
  { self, startedAt = 0 }: Hearing,
  now: number,
): Set<string> {
  const news = new Set<string>()
  for (const { id, from, tags: edited, stale, seconds } of heard) {
    if (from === self) continue
    // At the start nothing was rendered yet by which an edit of before could have been missed.
    const heardAt = Number(id.split('-')[0]) >= startedAt ? now : undefined
    for (const tag of edited) {
      const own = tags.get(tag)?.stamp ?? 0
      if (!from && own >= stale) continue
      const stamp = from ? Math.max(Math.min(stale, wallTime(now)), own + 1) : stale
      tags.merge([[tag, fromPublished({ stale: stamp, expired: stamp + seconds * 1000 })]], 0, heardAt)
      news.add(tag)
    }
  }
  return news
}
