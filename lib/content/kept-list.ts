import { monotonicNow } from '@/lib/clock'
import { reasonOf } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { log } from '@/lib/log'
import { withTimeout } from '@/lib/with-timeout'
import { expiries } from './memory/memory'

type Kept = {
  value?: unknown
  at: number
  expiry: number
  failedAt: number
  making?: Promise<unknown> | undefined
}

const { value: lists } = globalSingleton('kept lists', () => new Map<string, Kept>())

/** How long, in ms, a caller waits for a newer list while an older one is kept. */
const TIMEOUT_MS = 400
const never = Number.NEGATIVE_INFINITY
/** After a failure nobody asks again for this long: the last good list stands in (D13). */
const PAUSE_MS = 5000

function make<T>(name: string, list: Kept, find: () => Promise<T>): Promise<T> {
  const expiry = expiries.value
  const making = find().then(
    (value) => {
      Object.assign(list, { value, at: monotonicNow(), expiry, failedAt: never, making: undefined })
      return value
    },
    (error: unknown) => {
      Object.assign(list, { failedAt: monotonicNow(), making: undefined })
      log.error({ list: name, reason: reasonOf(error) }, 'list not refreshed')
      throw error
    },
  )
  list.making = making
  making.catch(() => undefined)
  return making
}

/**
 * A list computed from many answers, kept in memory (D13): computed again once its content has changed or it has expired, by one
 * caller for all. Other callers wait a moment and then get the kept list, which also stays when computing fails.
 * Throws only when there is none yet.
 */
export async function kept<T>(name: string, find: () => Promise<T>): Promise<T> {
  const list: Kept = lists.get(name) ?? { at: 0, expiry: -1, failedAt: never }
  lists.set(name, list)
  const isFresh =
    list.expiry === expiries.value && monotonicNow() - list.at < env().CONTENT_REVALIDATE_SECONDS * 1000
  if (list.value !== undefined && (isFresh || monotonicNow() - list.failedAt < PAUSE_MS))
    return list.value as T
  const making = (list.making as Promise<T> | undefined) ?? make(name, list, find)
  if (list.value === undefined) return making
  return withTimeout(making, TIMEOUT_MS, () => new Error('later')).catch(() => list.value as T)
}
