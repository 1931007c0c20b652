import type { Env } from '@/lib/env'

type Settings = Pick<Env, 'SITE_URL' | 'SITE_HOSTS' | 'TRUST_PROXY'>

/** Hosts that are this site: the one asked, and the configured ones. */
function ownHosts(headers: Headers, { SITE_URL, SITE_HOSTS = {}, TRUST_PROXY }: Settings): Set<string> {
  const forwarded = TRUST_PROXY > 0 ? headers.get('x-forwarded-host') : null
  const hosts = [headers.get('host'), forwarded, new URL(SITE_URL).host, ...Object.keys(SITE_HOSTS)]
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
