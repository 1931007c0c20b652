import { monotonicNow } from '@/lib/clock'
import { BusyError } from '@/lib/concurrency-limit'
import type { MissingKind } from '@/lib/content/missing-records'
import type { Env } from '@/lib/env'
import type { Renders } from '../limits/renders'
import { cspHosts } from '../response/csp'
import { notFoundAddress, type PageAddress, pastEndAddress } from './address'
import { askNext, type InnerAnswer, type NextHandler } from './ask-next'
import type { Entry } from './entry'
import { type Ask, type Regenerator, regenerator } from './regenerate'
import { partRequest } from './rsc'
import type { Label } from './send'
import type { PageStore } from './store'

type Ready = { is: 'page'; page: Entry; label: Label }
/**
 * What the site has at an address: a page, cached or rendered for this request; what is shown in its place, as it is none; Next's own answer,
 * which is not cached; no room for a render; or a page that is too large to cache.
 */
export type Found =
  | Ready
  | { is: 'missing'; shown: PageAddress }
  | { is: 'answer'; answer: InnerAnswer }
  | { is: 'refused' }
  | { is: 'too large' }
export type FindPage = (address: PageAddress, host: string) => Promise<Found>

type Finding = {
  store: PageStore
  regenerate: Pick<Regenerator, 'now' | 'behind' | 'isPaused'>
  /** What is known of an address before anything is rendered: an invented one costs no render then (ADR 0042). */
  findMissing: (key: string, isStored: boolean) => Promise<MissingKind | undefined>
}

/** An edit published while a page is rendered expires it at once: it is rendered once more, and then sent as it is. */
const MOST_RENDERS = 2
const LAST_GOOD_SECONDS = 5

/** What is sent because nothing better can be had is asked for again soon, by caches too (D13). */
const lastGood = (page: Entry): Ready => {
  const life = { revalidate: LAST_GOOD_SECONDS, expire: LAST_GOOD_SECONDS }
  return { is: 'page', page: { ...page, ...life }, label: 'STALE' }
}

const noPlace = (error: unknown): undefined => {
  if (!(error instanceof BusyError)) throw error
}

/** Finds pages: cached ones as they are, stale ones too while they are rendered again behind it, else after a render. */
export function pageFinder({ store, regenerate, findMissing }: Finding) {
  /** A page that may be sent as it is, which starts its render when it is stale. */
  const ready = (page: Entry | undefined, address: PageAddress, host: string): Ready | undefined => {
    const state = page && store.freshness(page)
    if (!page || state === 'expired') return undefined
    if (state === 'stale') regenerate.behind(address, host)
    return { is: 'page', page, label: state === 'stale' ? 'STALE' : 'HIT' }
  }
  /** `cached` is what the store still has of the page: it is sent when rendering fails (D13). */
  const render = async (address: PageAddress, host: string, cached: Entry | undefined): Promise<Found> => {
    if (cached && regenerate.isPaused(address.key)) return lastGood(cached)
    for (let round = 1; ; round += 1) {
      const outcome = await regenerate.now(address, host, cached !== undefined).catch(noPlace)
      if (!outcome) return cached ? lastGood(cached) : { is: 'refused' }
      const page = store.peek(address.key)
      if (outcome.isStored) {
        if (page && store.freshness(page) === 'expired' && round < MOST_RENDERS) continue
        return page ? { is: 'page', page, label: 'MISS' } : { is: 'too large' }
      }
      const { answer } = outcome
      if (answer.status >= 500) return cached ? lastGood(cached) : { is: 'answer', answer }
      const isMissing = store.isMissing(address.key)
      return isMissing ? { is: 'missing', shown: notFoundAddress(address.locale) } : { is: 'answer', answer }
    }
  }
  const find: FindPage = async (address, host) => {
    const { key, locale } = address
    const page = await store.find(key)
    const found = ready(page, address, host)
    if (found) return found
    if (store.isMissing(key)) return { is: 'missing', shown: notFoundAddress(locale) }
    const missing = await findMissing(key, page !== undefined)
    const shown = missing === 'past end' ? pastEndAddress(address) : notFoundAddress(locale)
    if (!missing || shown.key === key) return render(address, host, page)
    if (page) store.drop(key)
    return { is: 'missing', shown }
  }
  return {
    find,
    /** The same at once, of what is in memory. */
    peek: (address: PageAddress, host: string) => ready(store.peek(address.key), address, host),
  }
}
export type PageFinder = ReturnType<typeof pageFinder>

/** A host that no setting maps to a language: the path alone decides the language (D2). */
const NO_HOST = 'site.invalid'
const isBelowSection = /^\/\w+\/[^/]+\/./

/** The finder over the store with Next to make pages, and what makes parts of them. */
export function openFinder(store: PageStore, settings: Env, handle: NextHandler, renders: Renders) {
  const { SITE_HOSTS, CONTENT_API_URL } = settings
  const ask: Ask = ({ address: { url }, host, part }, nonce) => {
    const allowedHost = SITE_HOSTS?.[host.toLowerCase()] ? host : NO_HOST
    return askNext(handle, { ...(part ? partRequest(url, part) : { url }), host: allowedHost, nonce })
  }
  const findMissing: Finding['findMissing'] = async (key, isStored) => {
    // The home page and the sections are there: the first page of a start waits for no proof's modules.
    if (!isBelowSection.test(key)) return undefined
    // A cached page of a back end exists until its render proves otherwise: asking first would only delay it.
    if (isStored && CONTENT_API_URL) return undefined
    const asOf = monotonicNow()
    const missing = await (await import('@/lib/content/missing-records')).findMissing(key)
    // Files answer each time, and at once.
    if (missing === 'missing' && CONTENT_API_URL) store.rememberNotFound(key, asOf)
    return missing
  }
  const document = { hosts: cspHosts(settings), transforms: settings.PAGE_TRANSFORMS }
  const regenerate = regenerator(store, ask, renders, document)
  return { regenerate, pages: pageFinder({ store, regenerate, findMissing }) }
}
