import { steadyNow } from '@/lib/clock'
import type { Env } from '@/lib/env'
import type { Renders } from '../limits/renders'
import { askNext, type NextHandler } from './inner-request'
import { type Ask, regenerator } from './regenerate'
import { pageServer, type Serving } from './serve'
import type { PageStore } from './store'

type Rest = Pick<Serving, 'passThrough' | 'refuse' | 'replay' | 'addressOf'> & {
  handle: NextHandler
  port: () => number
  renders: Renders
}

/** A host that no setting maps to a language: the path alone says which one is meant (D2). */
const NO_HOST = 'site.invalid'
const isBelowSection = /^\/\w+\/[^/]+\/./

/** The store with the site's own addresses and Next to make pages: what the server asks first. */
export function storeServer(store: PageStore, settings: Env, { handle, port, renders, ...rest }: Rest) {
  const { SITE_HOSTS, CONTENT_API_URL } = settings
  const ask: Ask = ({ url }, host, nonce) =>
    askNext(handle, { url, host: SITE_HOSTS?.[host.toLowerCase()] ? host : NO_HOST, port: port(), nonce })
  const provenAbsence: Serving['provenAbsence'] = async (key, isKept) => {
    // The home page and the sections are there: the first page of a start waits for no proof's modules.
    if (!isBelowSection.test(key)) return undefined
    // A page of a back end that is kept exists until its render says otherwise: asking first would only make it wait.
    if (isKept && CONTENT_API_URL) return undefined
    const asOf = steadyNow()
    const absence = await (await import('@/lib/content/proven-missing')).provenAbsence(key)
    // Files answer each time, and at once.
    if (absence === 'missing' && CONTENT_API_URL) store.noteMissing(key, asOf)
    return absence
  }
  return pageServer({ ...rest, store, regenerate: regenerator(store, ask, renders), provenAbsence })
}
