import { steadyNow } from '@/lib/clock'
import type { Env } from '@/lib/env'
import { askNext, type NextHandler } from './inner-request'
import { regenerator } from './regenerate'
import { pageServer, type Serving } from './serve'
import type { PageStore } from './store'

type Rest = Pick<Serving, 'passThrough' | 'replay' | 'addressOf'> & {
  handle: NextHandler
  port: () => number
}

/** A host that no setting maps to a language: the path alone says which one is meant (D2). */
const NO_HOST = 'site.invalid'

async function isUnknown(store: PageStore, key: string): Promise<boolean> {
  const asOf = steadyNow()
  const isMissing = await (await import('@/lib/content/proven-missing')).isUnknownRecord(key)
  if (isMissing) store.noteMissing(key, asOf)
  return isMissing
}

/** The store with the site's own addresses and Next to make pages: what the server asks first. */
export function storeServer(
  store: PageStore,
  settings: Env,
  { handle, port, passThrough, replay, addressOf }: Rest,
) {
  const { SITE_HOSTS } = settings
  const regenerate = regenerator(store, ({ url }, host) =>
    askNext(handle, { url, host: SITE_HOSTS?.[host.toLowerCase()] ? host : NO_HOST, port: port() }),
  )
  // A page that is kept exists until its render says otherwise: asking first would only make it wait.
  const isProvenMissing = settings.CONTENT_API_URL
    ? async (key: string, isKept: boolean) => !isKept && (await isUnknown(store, key))
    : async (key: string) => (await import('@/lib/content/embedded/proven-missing')).isProvenMissing(key)
  return pageServer({ store, regenerate, addressOf, isProvenMissing, passThrough, replay })
}
