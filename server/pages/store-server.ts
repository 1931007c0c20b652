import { monotonicNow } from '@/lib/clock'
import type { Env } from '@/lib/env'
import type { Renders } from '../limits/renders'
import { cspHosts } from '../response/csp'
import { askNext, type NextHandler } from './ask-next'
import { type Ask, regenerator } from './regenerate'
import { partRequest } from './rsc'
import { pageServer, type Serving } from './serve'
import type { PageStore } from './store'

type Rest = Pick<Serving, 'passThrough' | 'refuse' | 'replay' | 'addressOf'> & {
  handle: NextHandler
  renders: Renders
}

/** A host that no setting maps to a language: the path alone says which one is meant (D2). */
const NO_HOST = 'site.invalid'
const isBelowSection = /^\/\w+\/[^/]+\/./

/** The store with the site's own addresses and Next to make pages: what the server asks first. */
export function storeServer(store: PageStore, settings: Env, { handle, renders, ...rest }: Rest) {
  const { SITE_HOSTS, CONTENT_API_URL } = settings
  const ask: Ask = ({ address: { url }, host, part }, nonce) => {
    const known = SITE_HOSTS?.[host.toLowerCase()] ? host : NO_HOST
    return askNext(handle, { ...(part ? partRequest(url, part) : { url }), host: known, nonce })
  }
  const provenAbsence: Serving['provenAbsence'] = async (key, isKept) => {
    // The home page and the sections are there: the first page of a start waits for no proof's modules.
    if (!isBelowSection.test(key)) return undefined
    // A page of a back end that is kept exists until its render says otherwise: asking first would only make it wait.
    if (isKept && CONTENT_API_URL) return undefined
    const asOf = monotonicNow()
    const absence = await (await import('@/lib/content/proven-missing')).provenAbsence(key)
    // Files answer each time, and at once.
    if (absence === 'missing' && CONTENT_API_URL) store.rememberNotFound(key, asOf)
    return absence
  }
  const document = { hosts: cspHosts(settings), transforms: settings.PAGE_TRANSFORMS }
  const regenerate = regenerator(store, ask, renders, document)
  return pageServer({ ...rest, store, regenerate, provenAbsence })
}
