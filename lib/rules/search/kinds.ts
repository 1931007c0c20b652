import { type SearchKind, searchKinds } from '@/lib/content-types/addresses'
import { pageNumber } from '@/lib/i18n/list-address'
import { keyword, type Query } from '../list/list-query'

/** Hits a page of results has (§9). */
export const hitsPerPage = 10

export type SearchQuery = { q: string; kind: SearchKind | undefined; pageNo: number }

const firstOf = (value: string | string[] | undefined) => [value].flat()[0]

/** What /search is asked for: words of at most 100 characters, a kind, a page; whatever is wrong counts as not asked. */
export function searchQuery(query: Query): SearchQuery {
  const type = firstOf(query.type)
  return {
    // What nobody sees asks for nothing.
    q: keyword(query.q)
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
    kind: searchKinds.find((kind) => kind === type),
    pageNo: pageNumber(firstOf(query.pageNo)),
  }
}

/** The query of a search, so that equal searches have equal addresses. */
export function searchAddress({ q, kind }: { q: string; kind?: SearchKind | undefined }): string {
  const query = new URLSearchParams({ q, ...(kind && { type: kind }) })
  return `/search?${query}`
}
