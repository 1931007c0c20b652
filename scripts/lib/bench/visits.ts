import { createHash } from 'node:crypto'

/** The query by which the browser's router asks for a page's data: no prefetch, no segment, no tree, no next-url. */
export const navigation = `_rsc=${createHash('sha256').update('0,0,0,0').digest().subarray(0, 12).toString('base64url')}`

/** All public pages, as the site's own sitemap names them. */
export async function pagesOf(url: string): Promise<string[]> {
  const text = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname)
  if (paths.length === 0) throw new Error('the sitemap names no page')
  return [...new Set(paths)]
}

/** Asks for each path once, eight at a time. */
export async function askAll(url: string, paths: string[]): Promise<void> {
  const left = [...paths]
  const visitor = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop())
      await (await fetch(url + path)).arrayBuffer()
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
}
