import { LRUCache } from 'lru-cache'
import { steadyNow } from '@/lib/clock'
import { BusyError } from '@/lib/concurrency-limit'
import { timed } from '@/lib/metrics'
import type { Renders } from '../limits/renders'
import { pageType } from '../metrics/page-type'
import { newNonce } from '../response/nonce'
import type { PageAddress } from './address'
import type { InnerAnswer } from './inner-request'
import type { PageStore } from './store'

/** What a render came to: the page is in the store now, or Next gave this other answer. */
export type Outcome = { isKept: true } | { isKept: false; answer: InnerAnswer }
export type Ask = (address: PageAddress, host: string, nonce: string) => Promise<InnerAnswer>

/** After each failure in a row a page is left alone for longer; recovery is quick all the same (D13). */
const PAUSES_MS = [500, 1000, 2000, 4000]

export type Regenerator = {
  /** Renders a page for those who wait for it: all of them share one render (P8). Rejects with BusyError when there is no place for it. */
  now: (address: PageAddress, host: string, isKept: boolean) => Promise<Outcome>
  /** Renders a page that has just been sent as it was. */
  behind: (address: PageAddress, host: string) => void
  /** True while a page that failed is left alone: what is kept of it may be sent meanwhile. */
  isPaused: (key: string) => boolean
}

/** Makes pages anew: one render at a time for each, pauses after failures. */
export function regenerator(
  store: Pick<PageStore, 'regeneration' | 'peek' | 'takeOver'>,
  ask: Ask,
  renders: Pick<Renders, 'behind' | 'renewed' | 'unknown'>,
  clock: () => number = steadyNow,
): Regenerator {
  const running = new Map<string, Promise<Outcome>>()
  const failures = new LRUCache<string, { count: number; until: number }>({ max: 2000 })

  const failed = (key: string) => {
    const count = (failures.get(key)?.count ?? 0) + 1
    failures.set(key, { count, until: clock() + (PAUSES_MS[Math.min(count, PAUSES_MS.length) - 1] ?? 0) })
  }
  const render = async (address: PageAddress, host: string): Promise<Outcome> => {
    const { key } = address
    if (store.peek(key) && (await store.takeOver(key))) return { isKept: true }
    const at = clock()
    const nonce = newNonce()
    const answer = await store.regeneration.run({ key, at, nonce }, () =>
      timed('render', { page: pageType(key) }, () => ask(address, host, nonce)),
    )
    if (answer.status >= 500) failed(key)
    else failures.delete(key)
    const kept = store.peek(key)
    return kept && kept.at >= at ? { isKept: true } : { isKept: false, answer }
  }
  const once = (address: PageAddress, host: string, turn: Renders['behind']) => {
    const known = running.get(address.key)
    if (known) return known
    const flight = turn(() => render(address, host)).finally(() => running.delete(address.key))
    running.set(address.key, flight)
    flight.catch((error: unknown) => {
      if (!(error instanceof BusyError)) failed(address.key)
    })
    return flight
  }
  const isPaused = (key: string) => (failures.get(key)?.until ?? 0) > clock()
  return {
    now: (address, host, isKept) => once(address, host, isKept ? renders.renewed : renders.unknown),
    behind: (address, host) => {
      if (!isPaused(address.key)) once(address, host, renders.behind).catch(() => undefined) // counted above
    },
    isPaused,
  }
}
