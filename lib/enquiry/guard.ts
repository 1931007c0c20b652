import type { Client } from '@/lib/contract/enquiry'
import { env } from '@/lib/env'
import { errorName } from '@/lib/error-name'
import { hasApiToken } from '@/lib/http/api-token'
import { isForeign } from '@/lib/http/same-origin'
import { log } from '@/lib/log'
import { addressLimit } from './rate-limit'
import { enquiryStore } from './store'
import { inTime } from './store/submit-time'

const LEAST_FILL_MS = 2000
/** A count that takes longer is left to this process, and the enquiry itself has the rest of the submit's time. */
const LONGEST_COUNT_MS = 2000

/** Why a visitor is turned away; each has a sentence in `form` of the messages that says what to do (D25). */
export type Block = {
  status: 400 | 403 | 429
  reason: 'foreign' | 'tooMany' | 'trapped' | 'tooFast'
  retryAfterSeconds?: number
}

const submitsOf = addressLimit()

/** Checks that need no body: another site's page, too many submits. A caller with the token is exempt. */
export async function blockOf(headers: Headers): Promise<Block | undefined> {
  if (hasApiToken(headers)) return undefined
  if (isForeign(headers, env())) return { status: 403, reason: 'foreign' }
  const wait = await inTime(
    () => submitsOf(headers, env().DATABASE_URL ? enquiryStore : undefined),
    LONGEST_COUNT_MS,
  ).catch((error: unknown) => {
    log.warn({ reason: errorName(error) }, 'rate limit not counted')
    return submitsOf(headers, undefined)
  })
  return wait && { status: 429, reason: 'tooMany', retryAfterSeconds: wait.retryAfterSeconds }
}

/** Honeypot and fill time, which only this site's pages send: a caller without `client` is another system. */
export function botSign(headers: Headers, client: Client | null | undefined): Block | undefined {
  if (!client || hasApiToken(headers)) return undefined
  if (client.trap) return { status: 400, reason: 'trapped' }
  return (client.elapsedMs ?? 0) < LEAST_FILL_MS ? { status: 400, reason: 'tooFast' } : undefined
}
