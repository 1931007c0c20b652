import { monotonicNow } from '@/lib/clock'
import { reasonOf } from '@/lib/contract/errors'
import { globalSingleton } from '@/lib/global-singleton'
import { log } from '@/lib/log'
import { sharedStore } from '@/lib/shared-store'
import { withTimeout } from '@/lib/with-timeout'
import { cacheCheck } from './cache'
import type { HealthCheck, Notes } from './check'
import { contentCheck } from './content'
import { databaseCheck } from './database'
import { diskCheck } from './disk'

export type PartHealth = { name: string; kind: string; ok: boolean; ms: number } & Notes

const TIMEOUT_MS = 2000

/** The parts of a deep check, each with its latency (D35); the cache only where one is shared. */
const checks = (): readonly HealthCheck[] => [
  contentCheck,
  databaseCheck,
  diskCheck,
  ...(sharedStore() ? [cacheCheck] : []),
]

async function runCheck({ name, kind, run, notes }: HealthCheck): Promise<PartHealth> {
  const began = performance.now()
  const late = () => new Error(`no answer in ${TIMEOUT_MS} ms`)
  const ok = await withTimeout(run(), TIMEOUT_MS, late).then(
    () => true,
    (error: unknown) => {
      log.error({ part: name, reason: reasonOf(error) }, 'health check failed')
      return false
    },
  )
  const ms = Math.round(performance.now() - began)
  return { name, kind: kind(), ok, ms, ...(await notes?.()) }
}

/** Every configured part, asked at once. */
export function deepHealth(parts: readonly HealthCheck[] = checks()): Promise<PartHealth[]> {
  return Promise.all(parts.map(runCheck))
}

/** Requests within this time share one answer: a check costs each part work, and anybody may ask for it. */
const FRESH_MS = 2000
const last = globalSingleton<{ at: number; parts: Promise<PartHealth[]> } | undefined>(
  'deep health',
  () => undefined,
)

/** Deep health as it was a moment ago, or now; simultaneous askers share one check. */
export function recentHealth(
  check: () => Promise<PartHealth[]> = deepHealth,
  now: number = monotonicNow(),
): Promise<PartHealth[]> {
  if (!last.value || Math.abs(now - last.value.at) >= FRESH_MS) last.value = { at: now, parts: check() }
  return last.value.parts
}
