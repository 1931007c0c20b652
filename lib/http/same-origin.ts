import type { Env } from '@/lib/env'
import { siteHosts } from './site-origins'

type Settings = Pick<Env, 'SITE_URL' | 'SITE_HOSTS' | 'TRUST_PROXY'>

/** Hosts that are this site: the one asked, and the configured ones. */
function ownHosts(headers: Headers, settings: Settings): Set<string> {
  const forwarded = settings.TRUST_PROXY > 0 ? headers.get('x-forwarded-host') : null
  const hosts = [headers.get('host'), forwarded, ...siteHosts(settings)]
  return new Set(hosts.flatMap((host) => (host ? [host.toLowerCase()] : [])))
}

/** True when the browser says that another site's page sent this request; a caller that sends no such header is not a browser (D25). */
export function isForeign(headers: Headers, settings: Settings): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return false
  const origin = headers.get('origin')
  if (origin === null) return site !== null
  return !URL.canParse(origin) || !ownHosts(headers, settings).has(new URL(origin).host.toLowerCase())
}
