/** Every file that the sitemap's index names, one after the other; `get` answers the text under an address. */
export async function wholeSitemap(get: (url: URL) => Promise<string>, origin: string): Promise<string> {
  const index = await get(new URL('/sitemap.xml', origin))
  const files = [...index.matchAll(/<sitemap><loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc))
  if (files.length === 0) throw new Error(`no index of sitemaps: ${index.slice(0, 200)}`)
  return (await Promise.all(files.map(get))).join('\n')
}

/** The pages that a sitemap's files name, as paths. */
export const pagePaths = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
