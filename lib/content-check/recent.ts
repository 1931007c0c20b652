import { basename, dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { monotonicNow } from '@/lib/clock'
import type { ReadFile } from '@/lib/content/sources/files/check-language'
import { filesIn } from '@/lib/content/sources/files/library'
import type { Env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { log } from '@/lib/log'
import { inTurns } from '@/lib/yield-between'
import { type Finding, findingSteps } from './findings'

/** What a check found of which content, and when it began, ms of the monotonic clock. */
export type Checked = { at: number; of: string; findings: Finding[] }

/** The check that is under way, and what the last one found; of the whole process, as one at a time is enough for all who ask. */
const { value: state } = globalSingleton('content check', () => ({
  running: undefined as Promise<void> | undefined,
  last: undefined as Checked | undefined,
  /** Until when (`monotonicNow`) that holds while no record changes. */
  until: 0,
}))

/** How long findings hold at least, ms: pictures, brand.yaml and the day change beside records. */
const HOLD_MS = 60_000
/** How long a page waits for a check, ms. */
const WAIT_MS = 3000

/** Files as the library has them, so that none is parsed for the check. */
const asKnown: ReadFile = (file) => filesIn(dirname(file)).get(basename(file))

async function check(settings: Env, of: string): Promise<void> {
  const at = monotonicNow()
  try {
    state.last = { at, of, findings: await inTurns(findingSteps(settings, asKnown)) }
    // A check of thousands of records takes minutes: for as long nobody begins another.
    const ended = monotonicNow()
    state.until = ended + Math.max(HOLD_MS, ended - at)
  } finally {
    state.running = undefined
  }
}

/**
 * What `content:check` finds, of content that `of` names: a check begins when the last one was of other content or holds no longer, beside
 * everything else and never a second one. `isRunning`: it takes longer than anybody should wait. Rejects when it fails while it is waited for.
 */
export async function recentFindings(
  settings: Env,
  of: string,
): Promise<{ last: Checked | undefined; isRunning: boolean }> {
  const isFresh = state.last?.of === of && monotonicNow() < state.until
  if (!isFresh && !state.running) {
    state.running = check(settings, of)
    state.running.catch((error: unknown) => log.error({ reason: String(error) }, 'content check failed'))
  }
  const isRunning = await Promise.race([state.running, setTimeout(WAIT_MS, true, { ref: false })])
  // The one that was under way was of other content.
  if (!isRunning && state.last?.of !== of) return recentFindings(settings, of)
  return { last: state.last, isRunning: isRunning === true }
}
