import { LRUCache } from 'lru-cache'
import { monotonicNow } from '@/lib/clock'
import { globalSingleton } from '@/lib/global-singleton'
import { log } from '@/lib/log'
import { count } from '@/lib/metrics'
import { minuteLimit } from '@/lib/minute-limit'
import type { BrowserReport } from './read'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const MOST_LINES_A_MINUTE = 30
/** Of one address: whoever invents faults leaves room for those of others. */
const LINES_A_MINUTE = 5
const BODIES_A_MINUTE = 20

const { value: state } = globalSingleton('browser reports', () => ({
  logged: new LRUCache<string, true>({ max: 500, ttl: HOUR_MS }),
  lines: { since: 0, count: 0, left: {} as Partial<Record<BrowserReport['kind'], number>> },
}))

/** True when an address has sent its share of this minute (S3). */
export const isOverReportLimit = minuteLimit('reports', BODIES_A_MINUTE)

const isOverLines = minuteLimit('lines of reports', LINES_A_MINUTE)

/** Begins a new minute, first with what the one before left out: how many reports of which kind. */
function beginMinute(now: number): void {
  if (now - state.lines.since < MINUTE_MS) return
  const { left } = state.lines
  if (Object.keys(left).length > 0) log.warn({ left }, 'browser reports dropped from the log')
  state.lines = { since: now, count: 0, left: {} }
}

const hasRoom = () => ++state.lines.count <= MOST_LINES_A_MINUTE

/** Counts reports and writes the first of its kind an hour to the log: five lines a minute of one address, thirty of all. */
export function noteReports(
  reports: readonly BrowserReport[],
  address: string,
  now: number = monotonicNow(),
): void {
  beginMinute(now)
  for (const { kind, what, page, source } of reports) {
    count('reports', { kind })
    const name = `${kind} ${what} ${source}`
    if (state.logged.has(name)) continue
    if (!isOverLines(address) && hasRoom()) {
      state.logged.set(name, true)
      log.warn({ report: kind, what, page, source }, 'browser reported an error')
    } else state.lines.left[kind] = (state.lines.left[kind] ?? 0) + 1
  }
}
