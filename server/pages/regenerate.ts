import { LRUCache } from 'lru-cache'
import { monotonicNow } from '@/lib/clock'
import { BusyError, type ConcurrencyLimit, concurrencyLimit } from '@/lib/concurrency-limit'
import { pageType } from '@/lib/i18n/page-type'
import { timed } from '@/lib/metrics'
import { type PageRender, pageRender } from '@/lib/page-render'
import type { DocumentSettings } from '../html/document'
import { inTime, type Renders } from '../limits/renders'
import { newNonce } from '../response/csp'
import type { PageAddress } from './address'
import type { InnerAnswer } from './ask-next'
import type { Entry } from './entry'
import { type Part, partKey } from './rsc'
import type { PageStore } from './store'
import { DAY_SECONDS, storeDocument, storePart } from './store-answer'

/** What a render came to: the entry is in the store now, or Next gave this other answer. */
export type Outcome = { isStored: true } | { isStored: false; answer: InnerAnswer }
/** Which page Next is asked for: under its visible address, or a part of it. */
export type Asked = { address: PageAddress; host: string; part?: Part }
export type Ask = (asked: Asked, nonce: string) => Promise<InnerAnswer>

/** After each failure in a row a page is left alone for longer; recovery is quick all the same (D13). */
const PAUSES_MS = [500, 1000, 2000, 4000]

export type Regenerator = {
  /** Renders a page for those who wait for it: all of them share one render (P8). Rejects with BusyError when there is no place for it. */
  now: (address: PageAddress, host: string, isStored: boolean) => Promise<Outcome>
  /** Renders a page that has just been sent as it was. */
  behind: (address: PageAddress, host: string) => void
  /** Asks for a part of a cached page. Rejects with BusyError, too while asking for it fails. */
  part: (address: PageAddress, host: string, part: Part, page: Entry) => Promise<Outcome>
  /** True while a page that failed is left alone: its cached answer may be sent meanwhile. */
  isPaused: (key: string) => boolean
}

type StoreOfRenders = Pick<PageStore, 'peek' | 'put' | 'drop' | 'miss' | 'takeOver'>

/** Makes pages anew: one render at a time for each, pauses after failures. */
export function regenerator(
  store: StoreOfRenders,
  ask: Ask,
  renders: Pick<Renders, 'behind' | 'renewed' | 'unknown' | 'part'>,
  settings: DocumentSettings,
  clock: () => number = monotonicNow,
): Regenerator {
  const running = new Map<string, Promise<Outcome>>()
  const failures = new LRUCache<string, { count: number; until: number }>({ max: 2000 })

  const failed = (key: string) => {
    const count = (failures.get(key)?.count ?? 0) + 1
    failures.set(key, { count, until: clock() + (PAUSES_MS[Math.min(count, PAUSES_MS.length) - 1] ?? 0) })
  }
  /** The renders of one page follow each other: of two at once Next would make one, under the nonce of the first. More pages than have places. */
  const turns = new LRUCache<string, ConcurrencyLimit>({ max: 500 })
  const inTurn = (key: string, work: () => Promise<Outcome>) => {
    const turn = turns.get(key) ?? concurrencyLimit(1)
    turns.set(key, turn)
    return turn(work)
  }
  const isPaused = (key: string) => (failures.get(key)?.until ?? 0) > clock()
  const render = async (
    key: string,
    asked: Asked,
    save: (answer: InnerAnswer, of: PageRender & { at: number }) => boolean,
    ofPage?: number,
  ): Promise<Outcome> => {
    const nonce = newNonce()
    const collected = { seconds: DAY_SECONDS, tags: new Set<string>() }
    const own = { at: clock(), nonce, ...collected, ...(ofPage !== undefined && { ofPage }) }
    const work = () => ask(asked, nonce)
    const answering = pageRender.run(own, () =>
      asked.part ? work() : timed('render', { page: pageType(asked.address.key) }, work),
    )
    const answer = await inTime(answering).catch((error: unknown) => {
      failed(key)
      throw error
    })
    if (answer.status >= 500) failed(key)
    else failures.delete(key)
    try {
      return save(answer, own) ? { isStored: true } : { isStored: false, answer }
    } catch (error) {
      failed(key)
      throw error
    }
  }
  const document = async (address: PageAddress, host: string): Promise<Outcome> => {
    const { key } = address
    if (store.peek(key) && (await store.takeOver(key))) return { isStored: true }
    return render(key, { address, host }, (answer, own) =>
      storeDocument(store, address, answer, own, settings),
    )
  }
  const once = (page: string, key: string, turn: Renders['behind'], work: () => Promise<Outcome>) => {
    const inFlight = running.get(key)
    if (inFlight) return inFlight
    const flight = turn(() => inTurn(page, work)).finally(() => running.delete(key))
    running.set(key, flight)
    flight.catch(() => undefined) // who waits handles it
    return flight
  }
  return {
    now: (address, host, isStored) =>
      once(address.key, address.key, isStored ? renders.renewed : renders.unknown, () =>
        document(address, host),
      ),
    behind: (address, host) => {
      if (!isPaused(address.key))
        once(address.key, address.key, renders.behind, () => document(address, host))
    },
    part: async (address, host, part, page) => {
      const key = partKey(address.key, part)
      if (isPaused(key)) throw new BusyError('the part has just failed')
      return once(address.key, key, renders.part, () => {
        // The page may have been rendered while this waited for its turn.
        const { at, content } = store.peek(address.key) ?? page
        const save = (answer: InnerAnswer, own: PageRender & { at: number }) =>
          storePart(store, key, { content }, answer, own)
        return render(key, { address, host, part }, save, at)
      })
    },
    isPaused,
  }
}
