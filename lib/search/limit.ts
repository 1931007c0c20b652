import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { globalSingleton } from '@/lib/global-singleton'

/** Suggestions an address may ask for: more than anyone types. */
const ASKED = 300
const PER_SECONDS = 60

const { value: limiter } = globalSingleton(
  'search limit',
  () => new RateLimiterMemory({ points: ASKED, duration: PER_SECONDS }),
)

/** Seconds to wait for an address that asks too often; undefined for everyone else. Never throws. */
export async function searchWait(address: string): Promise<number | undefined> {
  try {
    await limiter.consume(address)
    return undefined
  } catch (reason) {
    return reason instanceof RateLimiterRes ? Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) : undefined
  }
}
