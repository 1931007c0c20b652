import { LRUCache } from 'lru-cache'
import { currentRedirects } from '@/lib/content/sources/files/redirects'
import type { Env } from '@/lib/env'
import { type PageAddress, pageAddress } from './address'

const MOST_KNOWN = 5000
const LONGEST = 300

/** The address rule with the site's settings and redirects; what was asked lately is not worked out again. */
export function knownAddresses(settings: Pick<Env, 'SITE_HOSTS' | 'GO1688_HOST' | 'INDEXNOW_KEY'>) {
  const { SITE_HOSTS, GO1688_HOST, INDEXNOW_KEY } = settings
  const rules = { siteHosts: SITE_HOSTS, go1688Host: GO1688_HOST, indexNowKey: INDEXNOW_KEY }
  const known = new LRUCache<string, { address: PageAddress | undefined }>({ max: MOST_KNOWN })
  let redirects = currentRedirects()
  return (host: string, url: string): PageAddress | undefined => {
    const now = currentRedirects()
    if (now !== redirects) known.clear()
    redirects = now
    // Without hosts that name a language, the host says nothing: invented ones must not push others out.
    const key = SITE_HOSTS ? `${host} ${url}` : url
    const found = known.get(key)
    if (found) return found.address
    const address = pageAddress(host, url, { ...rules, redirects })
    if (key.length <= LONGEST) known.set(key, { address })
    return address
  }
}
