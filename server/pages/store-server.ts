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
  const isProvenMissing = settings.CONTENT_API_URL
    ? undefined
    : async (key: string) => (await import('@/lib/content/embedded/proven-missing')).isProvenMissing(key)
  return pageServer({ store, regenerate, addressOf, isProvenMissing, passThrough, replay })
}
