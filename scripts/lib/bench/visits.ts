import { concurrencyLimit } from '@/lib/concurrency-limit'
import { pagePaths, wholeSitemap } from '../sitemap-files'

/** The query that Next expects with a page's data when the page before is unknown: an empty hash. */
export const navigation = '_rsc='

/** All public pages, as the lists of the site's own sitemap name them. */
export async function pagesOf(url: string): Promise<string[]> {
  const get = async ({ pathname }: URL) => (await fetch(url + pathname)).text()
  const paths = pagePaths(await wholeSitemap(get, url))
  if (paths.length === 0) throw new Error('the sitemap names no page')
  return [...new Set(paths)]
}

/** Asks for each path once, eight at a time. */
export async function askAll(url: string, paths: string[]): Promise<void> {
  const limited = concurrencyLimit(8)
  const visit = async (path: string) => (await fetch(url + path)).arrayBuffer()
  await Promise.all(paths.map((path) => limited(() => visit(path))))
}
