import { LRUCache } from 'lru-cache'
import { monotonicNow } from '@/lib/clock'
import { globalSingleton } from '@/lib/global-singleton'
import { sizeOf } from './size-of'

/** An answer of a back end as it is remembered; `at`, when it came, and `failedAt` by `monotonicNow`. */
export type Entry = {
  value: unknown
  at: number
  isStale: boolean
  failedAt: number
  tags: readonly string[]
}
/** A call that has not been answered yet. */
export type InFlight = {
  promise: Promise<Entry>
  tags: readonly string[]
  begunAt: number
  /** An edit was announced after this request began, so its answer may be older than the edit. */
  isOutdated: boolean
  /** A later request of the same call has already succeeded: this answer is older and is not cached. */
  isOvertaken: boolean
}
/** What is remembered of pages' calls, of visitors' searches, or of lists computed from many answers. */
export type Store = {
  entries: LRUCache<string, Entry>
  /** Requests in flight in the order they began; new callers join the latest one of their key. */
  inFlight: Map<string, InFlight[]>
  /** Calls that failed a moment ago and have no last good answer. */
  failures: LRUCache<string, { error: unknown }>
}
const DAY_MS = 86_400_000
const MIB = 1024 * 1024
/** Next renders a page whose call failed a second time, as an error page, which must not wait for the same call again. */
const NO_ANSWER_MS = 1000

const clock = { now: monotonicNow }

/** `maxSize` in bytes of memory, `max` in keys: small answers take their keys and bookkeeping all the same. */
function newStore(maxSize: number, max: number, maxEntrySize = maxSize / 4): Store {
  const sizeCalculation = ({ value, tags }: Entry, key: string) => sizeOf([key, tags, value])
  return {
    entries: new LRUCache({
      max,
      maxSize,
      maxEntrySize,
      ttl: DAY_MS,
      perf: clock,
      ttlResolution: 0,
      sizeCalculation,
    }),
    inFlight: new Map(),
    failures: new LRUCache({
      max: 2000,
      maxSize: MIB,
      ttl: NO_ANSWER_MS,
      perf: clock,
      ttlResolution: 0,
      sizeCalculation: (_, key) => sizeOf(key), // long keywords are keys too
    }),
  }
}

/** Pages and handlers share what is remembered. */
export const { value: memory } = globalSingleton('memory', () => ({
  pages: newStore(64 * MIB, 20_000),
  searches: newStore(8 * MIB, 1000),
  lists: newStore(256 * MIB, 200, 256 * MIB),
}))

/** How many answers are remembered; for tests. */
export const rememberedCount = () => ({
  pages: memory.pages.entries.size,
  searches: memory.searches.entries.size,
})

/** Forgets everything; for tests. */
export function clearMemory(): void {
  for (const { entries, inFlight, failures } of Object.values(memory)) {
    failures.clear()
    entries.clear()
    inFlight.clear()
  }
}
