import { LRUCache } from 'lru-cache'
import { wallTime } from '@/lib/clock'
import type { TagTimes } from '../pages/tags'

/** An edit that an instance publishes: tags and their stamp. */
export type Edit = {
  tags: string[]
  stale: number
  /** The process that published it; none when it is published once more because Redis has lost it. */
  from?: string
}
export type ReceivedEdit = Edit & { id: string }

const MOST_TAGS = 10_000
const MOST_MOMENTS = 1000

/** Ids of a Redis stream, `milliseconds-number`, in their order. */
export function isAfter(id: string, other: string): boolean {
  const [ms = 0, number = 0] = id.split('-').map(Number)
  const [otherMs = 0, otherNumber = 0] = other.split('-').map(Number)
  return ms > otherMs || (ms === otherMs && number > otherNumber)
}

export type EditLog = {
  /** Id of the last edit that was received. */
  last: () => string
  record: (received: ReceivedEdit, now: number) => void
  /** Id of the last edit received before a moment: what was begun then shows all edits up to it. */
  lastEditAt: (moment: number) => string
  /** An edit of this process's own, until Redis has given it its place in the order: what others have stored is older, or its age is unknown. */
  announce: (edit: Edit) => void
  confirm: (edit: Edit) => void
  /** True when one of the tags was expired after that edit. */
  isOutdated: (tags: readonly string[], lastEditAt: string) => boolean
}

const BEGINNING = '0-0'

/**
 * The edits of all instances in the one order that Redis gave them. What an instance makes is marked with the last edit it
 * had received; so nobody takes over what was made before an edit, whatever the clocks of the machines show. Pure.
 */
export function editLog(): EditLog {
  const lastEdits = new LRUCache<string, string>({ max: MOST_TAGS })
  const moments: { id: string; at: number }[] = []
  const unconfirmed = new Set<Edit>()
  let [last, forgotten] = [BEGINNING, BEGINNING]
  return {
    last: () => last,
    record: ({ id, tags }, now) => {
      for (const tag of tags) lastEdits.set(tag, id)
      last = id
      moments.push({ id, at: now })
      if (moments.length > MOST_MOMENTS) forgotten = moments.shift()?.id ?? forgotten
    },
    lastEditAt: (moment) => moments.findLast(({ at }) => at < moment)?.id ?? forgotten,
    announce: (edit) => void unconfirmed.add(edit),
    confirm: (edit) => void unconfirmed.delete(edit),
    isOutdated: (tags, lastEditAt) =>
      [...unconfirmed].some((edit) => edit.tags.some((tag) => tags.includes(tag))) ||
      tags.some((tag) => {
        const id = lastEdits.get(tag)
        return id !== undefined && isAfter(id, lastEditAt)
      }),
  }
}

type Receiver = {
  /** Name of this process: what it published itself it knows already. */
  self: string
  /** When this process began (epoch ms), for its first reading alone; Redis has a clock of its own. */
  startedAt?: number | undefined
}

/**
 * Takes over what other instances published; returns the tags that are new here. Each edit of another is new, however close it
 * lies to one of ours: clocks of two machines do not show which of them came first. One published once more after Redis was lost is
 * new to those alone who know of none as late. `now` is a moment of `monotonicNow`.
 */
export function applyInvalidations(
  tags: TagTimes,
  received: readonly ReceivedEdit[],
  { self, startedAt = 0 }: Receiver,
  now: number,
): Set<string> {
  const changed = new Set<string>()
  for (const { id, from, tags: edited, stale } of received) {
    if (from === self) continue
    // At the start nothing was rendered yet by which an edit of before could have been missed.
    const receivedAt = Number(id.split('-')[0]) >= startedAt ? now : undefined
    for (const tag of edited) {
      const own = tags.get(tag)?.stamp ?? 0
      if (!from && own >= stale) continue
      const stamp = from ? Math.max(Math.min(stale, wallTime(now)), own + 1) : stale
      tags.merge([[tag, stamp]], 0, receivedAt)
      changed.add(tag)
    }
  }
  return changed
}
