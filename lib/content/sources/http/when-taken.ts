import { setTimeout as wait } from 'node:timers/promises'
import { monotonicNow } from '@/lib/clock'
import { UnavailableError } from '@/lib/contract/errors'
import { globalSingleton } from '@/lib/global-singleton'

/** A gateway turns calls away until there are fewer; `afterMs` as it says itself. */
export class LimitedError extends UnavailableError {
  override name = 'LimitedError'
  constructor(
    call: string,
    readonly afterMs?: number,
  ) {
    super(call, 'HTTP 429: it takes no more calls for now')
  }
}

const TRIES = 6
const FIRST_WAIT_MS = 250
/** Calls that are turned away together come back one after the other. */
const SPREAD_MS = 250
/** For longer no answer keeps other calls from being tried. */
const LONGEST_CLOSED_MS = 60_000

/** Until when (`monotonicNow`) a gateway takes no calls of a kind, as it said to one of them. */
const { value: closedUntil } = globalSingleton('closed-until', () => new Map<string, number>())

/**
 * Makes a call again while it is turned away (LimitedError): when `Retry-After` said, to this or another call of its kind, else after
 * 250 ms, 500 ms and so on. Throws that error after six tries, or where the wait would outlast `deadline` (`monotonicNow`).
 */
export async function whenTaken<T>(kind: string, deadline: number, make: () => Promise<T>): Promise<T> {
  const spread = Math.ceil(Math.random() * SPREAD_MS)
  let from = closedUntil.get(kind) ?? 0
  let refusal = new LimitedError(kind)
  for (let tries = 1; ; tries += 1) {
    const waitMs = from - monotonicNow()
    if (waitMs > 0) {
      if (from + spread >= deadline) throw refusal
      await wait(waitMs + spread)
    }
    try {
      return await make()
    } catch (error) {
      if (!(error instanceof LimitedError) || tries === TRIES) throw error
      refusal = error
      const now = monotonicNow()
      // Gateways round down: 0 says no time, and tries at once would be over before the next second of calls.
      from = now + (error.afterMs || FIRST_WAIT_MS * 2 ** (tries - 1))
      if (error.afterMs) closedUntil.set(kind, Math.min(from, now + LONGEST_CLOSED_MS))
    }
  }
}
