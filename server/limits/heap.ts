import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { monotonicNow } from '@/lib/clock'

/** Of the heap's limit, what lives. What renders under way may still take must fit the rest, or V8 ends the process. */
const MOST_LIVE = 0.7
/** Of the limit, until the next collection is due: most of what came since the last one is garbage. */
const MOST_USED = 0.85
/** Collecting holds everything up for a tenth of a second: not more often than busy answers ask to come again. */
const COLLECT_EVERY_MS = 5000

type Heap = { usedShare: () => number; collect: () => void }

/** V8's own figures and collector. */
export const ownHeap: Heap = {
  usedShare: () => {
    const { used_heap_size, heap_size_limit } = getHeapStatistics()
    return used_heap_size / heap_size_limit
  },
  collect: () => {
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')()
  },
}

/**
 * True while the heap has room for one more render. Asked before each one: what nobody uses any more is collected first, so that
 * only what lives counts; where it leaves no room, new renders are refused until it does.
 */
export function heapGuard(
  { usedShare, collect }: Heap = ownHeap,
  now: () => number = monotonicNow,
): () => boolean {
  let [collectedAt, live] = [Number.NEGATIVE_INFINITY, 0]
  return () => {
    const used = usedShare()
    if (used < MOST_LIVE) return true
    if (now() - collectedAt < COLLECT_EVERY_MS) return live < MOST_LIVE && used < MOST_USED
    collectedAt = now()
    collect()
    live = usedShare()
    return live < MOST_LIVE
  }
}
