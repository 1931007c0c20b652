const LONGEST = 2048

/**
 * The address as it is when it is one of this site's, else the site's own with its path and query, so that a lead never
 * carries a stranger's address. `hosts` are all of the site's; `path` stands in for what is no address at all.
 */
export function ownAddress(address: string, path: string, siteUrl: string, hosts: readonly string[]): string {
  const site = new URL(siteUrl)
  const given = URL.canParse(address) ? new URL(address) : new URL(path, site)
  given.username = ''
  given.password = ''
  const isOwn = /^https?:$/.test(given.protocol) && hosts.includes(given.host)
  return (
    isOwn ? given.href : `${site.origin}${given.pathname.replace(/^[^/].*/, '/')}${given.search}`
  ).slice(0, LONGEST)
}
