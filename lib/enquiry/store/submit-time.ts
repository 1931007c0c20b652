import { AsyncLocalStorage } from 'node:async_hooks'
import { monotonicNow } from '@/lib/clock'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { withTimeout } from '@/lib/with-timeout'
import { StoreUnavailableError } from './tables'

/** Longest time that one submit waits for PostgreSQL in all (limit, opening, writing), ms: then the visitor is asked to try again. */
const SUBMIT_MS = 4000

const submits = globalSingleton('time of submits', () => new AsyncLocalStorage<{ left: number }>()).value

/** Does what answers one submit; all of `inTime` within it shares one time. */
export const asSubmit = <T>(work: () => Promise<T>): Promise<T> => submits.run({ left: SUBMIT_MS }, work)

/**
 * Waits for work with the database as long as the submit has time left, and `most` ms of it. Rejects with StoreUnavailableError after
 * that, though the work goes on. SQLite, which holds up the process itself, and what is no submit have no such time.
 */
export async function inTime<T>(work: () => Promise<T>, most = SUBMIT_MS): Promise<T> {
  const submit = submits.getStore()
  if (!submit || !env().DATABASE_URL) return work()
  const ms = Math.min(submit.left, most)
  const late = () => new StoreUnavailableError({ cause: Object.assign(new Error(), { code: 'TIMEOUT' }) })
  if (ms <= 0) throw late()
  const began = monotonicNow()
  try {
    return await withTimeout(work(), ms, late)
  } finally {
    submit.left -= monotonicNow() - began
  }
}
