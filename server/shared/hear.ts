import type { TagTimes } from '../pages/tags'
import type { Heard } from './edits'

type Hearing = {
  /** Name of this process: what it told itself it knows already. */
  self: string
  /** When this process began (epoch ms). */
  startedAt: number
}

/**
 * Takes over what other instances told; returns the tags that are news here. Each edit of another is news, however close it lies
 * to one of ours: clocks of two machines do not say which of them came first. One told once more after Redis was lost is
 * news to those alone who know of none as late.
 */
export function hear(tags: TagTimes, heard: readonly Heard[], { self, startedAt }: Hearing, now: number) {
  const news = new Set<string>()
  for (const { id, from, tags: told, stale, seconds } of heard) {
    if (from === self) continue
    // At the start nothing was rendered yet by which an edit of before could have been missed.
    const heardAt = Number(id.split('-')[0]) >= startedAt ? now : undefined
    const times = told.flatMap((tag) => {
      const own = tags.get(tag)?.stale ?? 0
      if (!from && own >= stale) return []
      const at = from ? Math.max(Math.min(stale, now), own + 1) : stale
      return [[tag, { stale: at, expired: at + seconds * 1000 }] as const]
    })
    tags.merge(
      times.map(([tag, time]) => [tag, time]),
      0,
      heardAt,
    )
    for (const [tag] of times) news.add(tag)
  }
  return news
}
