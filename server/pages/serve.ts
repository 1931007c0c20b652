import type { IncomingMessage, ServerResponse } from 'node:http'
import { BusyError } from '@/lib/concurrency-limit'
import type { Absence } from '@/lib/content/proven-missing'
import { log } from '@/lib/log'
import { count, isCounting } from '@/lib/metrics'
import { pageType } from '../metrics/page-type'
import { notFoundAddress, type PageAddress, pastEndAddress } from './address'
import type { InnerAnswer } from './ask-next'
import type { Entry } from './entry'
import type { Regenerator } from './regenerate'
import { askedPart, isSaidByAddress, type Part, partKey } from './rsc'
import { type Label, sendEntry, sendMissingPart } from './send'
import type { PageStore } from './store'

export type Serving = {
  store: PageStore
  regenerate: Regenerator
  addressOf: (host: string, url: string) => PageAddress | undefined
  /** What is known of an address before anything is rendered: an invented one costs no render then (ADR 0042). */
  provenAbsence: (key: string, isKept: boolean) => Promise<Absence | undefined>
  /** Next as it is, for whatever the store does not answer. */
  passThrough: (request: IncomingMessage, response: ServerResponse) => void
  /** 503: there is no place for one more render. */
  refuse: (request: IncomingMessage, response: ServerResponse) => void
  /** An answer that Next gave to the store: sent as if Next had given it to this request. */
  replay: (request: IncomingMessage, response: ServerResponse, answer: InnerAnswer) => void
}
type Exchange = { request: IncomingMessage; response: ServerResponse; address: PageAddress }

/** An edit told while a page is rendered makes it old at once: it is rendered once more, and then sent as it is. */
const MOST_RENDERS = 2
const LAST_GOOD_SECONDS = 5

/** Of what client navigation asks for. */
const TYPE = 'text/x-component'

/** What is sent because nothing better can be had is asked for again soon, by caches too (D13). */
const lastGood = (page: Entry): Entry => ({
  ...page,
  revalidate: LAST_GOOD_SECONDS,
  expire: LAST_GOOD_SECONDS,
})

/** A part may be sent beside its page while it is no older in state: with a page that is all there is, so is its part (D13). */
const states = ['expired', 'stale', 'fresh']

const noPlace = (error: unknown): undefined => {
  if (!(error instanceof BusyError)) throw error
}

const hostOf = ({ request }: Exchange) => request.headers.host ?? ''
/** Next answers with the document for any value but "1". */
const isNavigation = ({ request }: Exchange) => request.headers.rsc === '1'
const pathAndQuery = (url = '') => {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

/** Answers GET and HEAD of pages from the store: at once when fresh, at once and made anew when stale, else after a render. */
export function pageServer(serving: Serving) {
  const { store, regenerate, addressOf, provenAbsence, passThrough, refuse, replay } = serving
  const counted = ({ address }: Exchange, label: Label | 'none', status: number) => {
    if (isCounting()) count('requests', { page: pageType(address.key), cache: label, status: String(status) })
  }
  /** Client navigation is told so in a word: it takes nothing of a 404 but asks for the document then (ADR 0042). */
  const missingPart = (exchange: Exchange) => {
    const { response, address } = exchange
    const status = address.status === 200 ? 404 : address.status
    counted(exchange, 'none', status)
    sendMissingPart(response, TYPE, status)
  }
  const send = (exchange: Exchange, page: Entry, label: Label) => {
    const { request, response, address } = exchange
    const { key, status } = address
    const [path = '', query = ''] = pathAndQuery(request.url)
    const part = isNavigation(exchange) ? askedPart(request.headers) : undefined
    // An invented segment costs no render.
    if (part?.segment && page.segments?.includes(part.segment) === false) return missingPart(exchange)
    counted(exchange, label, status === 200 ? page.status : status)
    const sending = { life: page, status, label }
    if (!part) return sendEntry(request, response, { ...sending, entry: page, grown: () => store.grown(key) })
    const name = partKey(key, part)
    const internal = encodeURI(key)
    const more = internal === path ? [] : ['x-nextjs-rewritten-path', internal]
    const isPrivate = !isSaidByAddress(request.headers, query)
    const sendPart = (entry: Entry) =>
      sendEntry(request, response, { ...sending, isPrivate, entry, more, grown: () => store.grown(name) })
    findPart(exchange, part, page).then(
      (found) => ('content' in found ? sendPart(found) : replay(request, response, found)),
      (error: unknown) => failed(exchange, error),
    )
  }
  /** The part of a page that belongs to this very content: kept, or of Next. */
  const findPart = async (exchange: Exchange, part: Part, page: Entry): Promise<Entry | InnerAnswer> => {
    const { address } = exchange
    const name = partKey(address.key, part)
    const kept = await store.find(name)
    const stateOf = (entry: Entry) => states.indexOf(store.freshness(entry))
    if (kept?.content === page.content && stateOf(kept) >= stateOf(page)) return kept
    const outcome = await regenerate.part(address, hostOf(exchange), part, page)
    const made = store.peek(name)
    if (!outcome.isKept) return outcome.answer
    if (!made) throw new BusyError('no room for it')
    return made
  }
  const failed = ({ request, response, address }: Exchange, error: unknown) => {
    if (error instanceof BusyError && !response.headersSent) return refuse(request, response)
    log.error({ page: address.key, reason: String(error) }, 'page not answered from the store')
    if (response.headersSent) response.destroy()
    else passThrough(request, response)
  }
  const missing = async (exchange: Exchange, instead?: PageAddress): Promise<void> => {
    if (isNavigation(exchange)) return missingPart(exchange)
    return answer({ ...exchange, address: instead ?? notFoundAddress(exchange.address.locale) })
  }

  /** `kept` is what the store still has of the page: good enough when rendering fails (D13). */
  const render = async (exchange: Exchange, kept: Entry | undefined): Promise<void> => {
    const { request, response, address } = exchange
    if (kept && regenerate.isPaused(address.key)) return send(exchange, lastGood(kept), 'STALE')
    for (let round = 1; ; round += 1) {
      const outcome = await regenerate.now(address, hostOf(exchange), kept !== undefined).catch(noPlace)
      if (!outcome) return kept ? send(exchange, lastGood(kept), 'STALE') : refuse(request, response)
      const page = store.peek(address.key)
      if (outcome.isKept && page) {
        if (store.freshness(page) === 'expired' && round < MOST_RENDERS) continue
        return send(exchange, page, 'MISS')
      }
      if (outcome.isKept) return passThrough(request, response)
      const { answer } = outcome
      if (answer.status < 500 && store.isMissing(address.key)) return missing(exchange)
      if (kept && answer.status >= 500) return send(exchange, lastGood(kept), 'STALE')
      if (isNavigation(exchange)) return passThrough(request, response)
      return replay(request, response, answer)
    }
  }

  const answer = async (exchange: Exchange): Promise<void> => {
    const { address } = exchange
    const page = await store.find(address.key)
    const state = page && store.freshness(page)
    if (page && state !== 'expired') return sendKept(exchange, page, state === 'stale')
    if (store.isMissing(address.key)) return missing(exchange)
    const absence = await provenAbsence(address.key, page !== undefined)
    const shown = absence === 'past end' ? pastEndAddress(address) : undefined
    if (!absence || shown?.key === address.key) return render(exchange, page)
    if (page) store.drop(address.key)
    return missing(exchange, shown)
  }
  const sendKept = (exchange: Exchange, page: Entry, isStale: boolean) => {
    send(exchange, page, isStale ? 'STALE' : 'HIT')
    if (isStale) regenerate.behind(exchange.address, hostOf(exchange))
  }

  /** False when the request is none for the store: nothing has been done with it then. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const address = addressOf(request.headers.host ?? '', request.url ?? '')
    if (!address) return false
    const exchange = { request, response, address }
    if (isNavigation(exchange) && address.status !== 200) {
      void missing(exchange)
      return true
    }
    const page = store.peek(address.key)
    const state = page && store.freshness(page)
    if (page && state !== 'expired') {
      sendKept(exchange, page, state === 'stale')
      return true
    }
    answer(exchange).catch((error: unknown) => failed(exchange, error))
    return true
  }
}
