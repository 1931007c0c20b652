import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { concurrencyLimit } from '@/lib/concurrency-limit'

/** While others wait too, visitors' own pages take this share of the loop's time, and a begin waits for it this long. */
const MOST_BUSY = 0.5
const LONGEST_REST_MS = 250
const REST_STEP_MS = 5

/** Waits until the loop has rested as long as it was busy since the last time, a quarter of a second at most. */
export function rests(): () => Promise<void> {
  const { eventLoopUtilization } = performance
  const one = concurrencyLimit(1)
  let since = eventLoopUtilization()
  return () =>
    one(async () => {
      for (let ms = 0; ms < LONGEST_REST_MS; ms += REST_STEP_MS) {
        if (eventLoopUtilization(since).utilization <= MOST_BUSY) break
        await wait(REST_STEP_MS)
      }
      since = eventLoopUtilization()
    })
}
