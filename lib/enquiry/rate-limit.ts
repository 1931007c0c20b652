import { createHmac } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { errorName } from '@/lib/error-name'
import { globalSingleton } from '@/lib/global-singleton'
import { CLIENT_ADDRESS } from '@/lib/http/client-address'
import { log } from '@/lib/log'
import { signingKey } from './store/settings'
import type { Store } from './store/tables'

/** How many times one address may do something in a span, and the name it is counted under. */
type Limits = { points: number; duration: number; keyPrefix: string }

const submits: Limits = { points: 20, duration: 60, keyPrefix: 'submit' }

type Limiter = { take(address: string): Promise<{ retryAfterSeconds: number } | undefined> }

/** At most 20 submits a minute per address (D25); `take` answers how long to wait when it is one too many. */
export function memoryLimiter(limits: Limits = submits): Limiter {
  return limiterOf(new RateLimiterMemory(limits), limits.duration, (address) => address)
}

/** The same, counted by all instances together in their database; it keeps a keyed hash, not the visitor's address. */
export async function sharedLimiter(store: Store, limits: Limits = submits): Promise<Limiter> {
  if (!store.pool) return memoryLimiter(limits)
  const key = await signingKey(store)
  const limiter = new RateLimiterPostgres({
    ...limits,
    storeClient: store.pool,
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(limits),
  })
  return limiterOf(limiter, limits.duration, (address) =>
    createHmac('sha256', key).update(address).digest('base64url').slice(0, 22),
  )
}

/** A count that would last longer than its span was begun while the clock was ahead: it is begun anew (ADR 0041). */
async function consume(limiter: RateLimiterAbstract, key: string, duration: number) {
  try {
    await limiter.consume(key)
  } catch (reason) {
    const isFromAhead = reason instanceof RateLimiterRes && reason.msBeforeNext > (duration + 1) * 1000
    if (!isFromAhead) throw reason
    await limiter.delete(key)
    await limiter.consume(key)
  }
}

function limiterOf(
  limiter: RateLimiterAbstract,
  duration: number,
  keyOf: (address: string) => string,
): Limiter {
  return {
    async take(address) {
      try {
        await consume(limiter, keyOf(address), duration)
        return undefined
      } catch (reason) {
        if (reason instanceof RateLimiterRes)
          return { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) }
        log.warn({ reason: errorName(reason) }, 'rate limit not counted')
        return undefined
      }
    },
  }
}

/**
 * Counts by a key, over all instances by the database that they share (`open`); this process counts where there is none or it
 * could not be asked, and asks it again next time. Answers how long to wait when it is one too many.
 */
export function keyLimit(limits: Limits) {
  const spare = globalSingleton(`limiter ${limits.keyPrefix}`, () => memoryLimiter(limits))
  const shared = globalSingleton<Promise<Limiter> | undefined>(
    `shared limiter ${limits.keyPrefix}`,
    () => undefined,
  )
  async function limiter(open: () => Promise<Store>): Promise<Limiter> {
    shared.value ??= open().then((store) => sharedLimiter(store, limits))
    try {
      return await shared.value
    } catch {
      shared.value = undefined
      return spare.value
    }
  }
  return async (key: string, open: (() => Promise<Store>) | undefined) =>
    (open ? await limiter(open) : spare.value).take(key)
}

/** The same of what an address does. */
export function addressLimit(limits: Limits = submits) {
  const count = keyLimit(limits)
  return (headers: Headers, open: (() => Promise<Store>) | undefined) =>
    count(headers.get(CLIENT_ADDRESS) ?? 'local', open)
}
