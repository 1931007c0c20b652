import { recordKinds } from '@/lib/content-types/addresses'

/** Lists that have pages, with the query names that filter them. */
const lists = new Map<string, readonly string[]>(
  recordKinds.flatMap(([, { list, pageSize, filters = [] }]) => (pageSize ? [[list, filters] as const] : [])),
)

/** Internal path of a list page under `[lang]` (D15): plain pages get a cacheable path, filtered ones `…/search`. undefined when the path is no list; the first page of the cases, mostly the only one, stays under its own path. */
export function listPath(path: string, query: URLSearchParams): string | undefined {
  const filters = lists.get(path)
  if (!filters) return undefined
  if (filters.some((name) => query.has(name))) return `${path}/search`
  const view = path === '/about-us/news' && query.get('type') === 'AI' ? '/ai' : ''
  const pageNo = pageNumber(query.get('pageNo'))
  if (path === '/cases' && pageNo === 1) return undefined
  if (path === '/about-us/news') return `${path}/list${view || '/all'}/${pageNo}`
  return `${path}/list/${pageNo}`
}

/** Pages of a list that visitors can turn to, whatever a back end says of its length; what is shown past the end of a list is cached under this number (D5). */
export const MOST_PAGES = 9999

/** Page number asked for: whole, from 1; numbers beyond 9999 count as 9999. Anything else is page 1 (a tidy page, never a 500). */
export function pageNumber(text: string | null | undefined): number {
  return text && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MOST_PAGES) : 1
}
