import type { IncomingMessage, ServerResponse } from 'node:http'
import { BusyError } from '@/lib/concurrency-limit'
import { pageType } from '@/lib/i18n/page-type'
import { log } from '@/lib/log'
import { count, isCounting } from '@/lib/metrics'
import type { PageAddress } from './address'
import type { InnerAnswer } from './ask-next'
import type { Entry } from './entry'
import type { PageFinder } from './find-page'
import type { Regenerator } from './regenerate'
import { isInAddress, type Part, partKey, requestedPart } from './rsc'
import { type Label, sendEntry, sendMissingPart } from './send'
import type { PageStore } from './store'

export type Serving = {
  store: PageStore
  pages: PageFinder
  regenerate: Pick<Regenerator, 'part'>
  addressOf: (host: string, url: string) => PageAddress | undefined
  /** Next as it is, for whatever the store does not answer. */
  passThrough: (request: IncomingMessage, response: ServerResponse) => void
  /** 503: there is no place for one more render. */
  refuse: (request: IncomingMessage, response: ServerResponse) => void
  /** An answer that Next gave to the store: sent as if Next had given it to this request. */
  replay: (request: IncomingMessage, response: ServerResponse, answer: InnerAnswer) => void
}
type Exchange = { request: IncomingMessage; response: ServerResponse; address: PageAddress }

/** Of what client navigation asks for. */
const TYPE = 'text/x-component'

/** A part may be sent beside its page while it is no older in state: with a page that is all there is, so is its part (D13). */
const states = ['expired', 'stale', 'fresh']

const hostOf = ({ request }: Exchange) => request.headers.host ?? ''
/** Next answers with the document for any value but "1". */
const isNavigation = ({ request }: Exchange) => request.headers.rsc === '1'
const pathAndQuery = (url = '') => {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

/** Answers GET and HEAD of pages from the store: at once when fresh, at once and rendered again behind when stale, else after a render. */
export function pageServer(serving: Serving) {
  const { store, pages, regenerate, addressOf, passThrough, refuse, replay } = serving
  const counted = ({ address }: Exchange, label: Label | 'none', status: number) => {
    if (isCounting()) count('requests', { page: pageType(address.key), cache: label, status: String(status) })
  }
  /** Client navigation gets one word: it reads nothing of a 404 but asks for the document then (ADR 0042). */
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
    const part = isNavigation(exchange) ? requestedPart(request.headers) : undefined
    // An invented segment costs no render.
    if (part?.segment && page.segments?.includes(part.segment) === false) return missingPart(exchange)
    counted(exchange, label, status === 200 ? page.status : status)
    const sending = (entry: Entry, name: string) => ({
      entry,
      life: page,
      status,
      label,
      grown: () => store.grown(name),
    })
    if (!part) return sendEntry(request, response, sending(page, key))
    const name = partKey(key, part)
    const internal = encodeURI(key)
    const more = internal === path ? [] : ['x-nextjs-rewritten-path', internal]
    const isPrivate = !isInAddress(request.headers, query)
    const sendPart = (entry: Entry) =>
      sendEntry(request, response, { ...sending(entry, name), isPrivate, more })
    findPart(exchange, part, page).then(
      (found) => ('content' in found ? sendPart(found) : replay(request, response, found)),
      (error: unknown) => failed(exchange, error),
    )
  }
  /** The part of a page that belongs to this very content: cached, or from Next. */
  const findPart = async (exchange: Exchange, part: Part, page: Entry): Promise<Entry | InnerAnswer> => {
    const { address } = exchange
    const name = partKey(address.key, part)
    const cached = await store.find(name)
    const stateOf = (entry: Entry) => states.indexOf(store.freshness(entry))
    if (cached?.content === page.content && stateOf(cached) >= stateOf(page)) return cached
    const outcome = await regenerate.part(address, hostOf(exchange), part, page)
    const made = store.peek(name)
    if (!outcome.isStored) return outcome.answer
    if (!made) throw new BusyError('no room for it')
    return made
  }
  const failed = ({ request, response, address }: Exchange, error: unknown) => {
    if (error instanceof BusyError && !response.headersSent) return refuse(request, response)
    log.error({ page: address.key, reason: String(error) }, 'page cache failed')
    if (response.headersSent) response.destroy()
    else passThrough(request, response)
  }
  const answer = async (exchange: Exchange): Promise<void> => {
    const { request, response, address } = exchange
    const found = await pages.find(address, hostOf(exchange))
    if (found.is === 'page') return send(exchange, found.page, found.label)
    if (found.is === 'refused') return refuse(request, response)
    if (found.is === 'missing')
      return isNavigation(exchange) ? missingPart(exchange) : answer({ ...exchange, address: found.shown })
    if (found.is === 'too large' || isNavigation(exchange)) return passThrough(request, response)
    replay(request, response, found.answer)
  }

  /** False when the request is none for the store: nothing has been done with it then. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const address = addressOf(request.headers.host ?? '', request.url ?? '')
    if (!address) return false
    const exchange = { request, response, address }
    if (isNavigation(exchange) && address.status !== 200) {
      missingPart(exchange)
      return true
    }
    const found = pages.peek(address, hostOf(exchange))
    if (found) send(exchange, found.page, found.label)
    else answer(exchange).catch((error: unknown) => failed(exchange, error))
    return true
  }
}
