import { monotonicNow } from '@/lib/clock'
import { reasonOf } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { ANY_TAG, remember } from './memory'

/** How long, in ms, a caller waits for a newer list while an older one is cached. */
const TIMEOUT_MS = 400

/**
 * A list computed from many answers, cached in memory (D13): computed again once any content has changed or it has expired, by one
 * caller for all. Other callers wait a moment and then get the cached list, which also stays when computing fails.
 * Throws only when there is none yet.
 */
export async function cachedList<T>(name: string, find: () => Promise<T>): Promise<T> {
  const asking = {
    key: name,
    kind: 'lists',
    tags: [ANY_TAG],
    ttlMs: env().CONTENT_REVALIDATE_SECONDS * 1000,
    waitUntil: monotonicNow() + TIMEOUT_MS,
    isEssential: true,
  } as const
  const logged = (error: unknown) => {
    log.error({ list: name, reason: reasonOf(error) }, 'list not refreshed')
    throw error
  }
  return (await remember(asking, () => find().catch(logged))).value
}
