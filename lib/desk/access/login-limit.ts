import { type Limiter, type Limits, memoryLimiter, sharedLimiter } from '@/lib/enquiry/rate-limit'
import type { Store } from '@/lib/enquiry/store/tables'
import { CLIENT_ADDRESS } from '@/lib/http/client-address'
import { processState } from '@/lib/process-state'

/** Ten tries in a quarter of an hour from one address, over all instances. */
const limits: Limits = { points: 10, duration: 900, keyPrefix: 'desk' }

const spare = processState<Limiter>('deskLimiter', () => memoryLimiter(limits))
const shared = processState<Promise<Limiter> | undefined>('deskSharedLimiter', () => undefined)

/** The database that instances share counts; this process does where it could not be asked, and asks it again next time. */
async function limiterOf(store: Store): Promise<Limiter> {
  if (!store.pool) return spare.value
  shared.value ??= sharedLimiter(store, limits)
  try {
    return await shared.value
  } catch {
    shared.value = undefined
    return spare.value
  }
}

/** Counts an attempt to sign in; returns how long to wait when it is one too many. */
export async function countLogin(store: Store, headers: Headers) {
  return (await limiterOf(store)).take(headers.get(CLIENT_ADDRESS) ?? 'local')
}
