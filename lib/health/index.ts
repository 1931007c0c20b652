import { reasonOf } from '@/lib/contract/errors'
import { log } from '@/lib/log'
import { withTimeout } from '@/lib/with-timeout'
import { contentCheck } from './content'
import { databaseCheck } from './database'

/** A part that the site needs: `run` resolves when it answers and rejects when it does not. */
export type HealthCheck = {
  name: 'content' | 'database' | 'cache'
  kind: () => string
  run: () => Promise<void>
  /** What should be mended although the part answers; undefined when there is nothing. */
  notes?: () => object | undefined
}
export type PartHealth = { name: string; kind: string; ok: boolean; ms: number }

const TIMEOUT_MS = 2000

/** The parts of a deep check, each with its latency (D35). */
const checks: readonly HealthCheck[] = [contentCheck, databaseCheck]

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
  return { name, kind: kind(), ok, ms: Math.round(performance.now() - began), ...notes?.() }
}

/** Every configured part, asked at once. */
export function deepHealth(parts: readonly HealthCheck[] = checks): Promise<PartHealth[]> {
  return Promise.all(parts.map(runCheck))
}
