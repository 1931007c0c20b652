import type { SearchKind } from '@/lib/content-types/addresses'
import type { PageContext } from '@/lib/i18n/page-context'
import { hitsPerPage, type SearchQuery } from '@/lib/rules/search/kinds'
import type { Exactness } from '@/lib/search/match'
import type { SearchRecord } from '@/lib/search/record'
import { type Hit, hitOf } from './hit'
import { searchIndex } from './update-index'

export { searchWait } from '@/lib/search/limit'
export type { Hit } from './hit'
export { refreshSearch } from './update-index'

/** Hits shown per kind on a page of all kinds. */
const PER_KIND = 3
/** How long, in ms, a page waits for an index that is being built; suggestions wait less. */
const PAGE_WAIT_MS = 3000
const SUGGEST_WAIT_MS = 300
const MOST_SUGGESTIONS = 7

export type SearchGroup = { kind: SearchKind; total: number; hits: Hit[] }
export type SearchAnswer = {
  /** Of all kinds, and of the kind that was asked for. */
  total: number
  kindTotal: number
  exactness: Exactness
  /** The kinds that were found, the one with the best hit first. */
  groups: SearchGroup[]
  /** A page of the kind that was asked for. */
  hits: Hit[]
}

/** What a search finds in a language, by kinds; undefined while the index is being made. Never throws. */
export async function search(page: PageContext, query: SearchQuery): Promise<SearchAnswer | undefined> {
  const index = await searchIndex(page.locale, PAGE_WAIT_MS)
  if (!index) return undefined
  const { keys, exactness, pieces, words: found } = index.search(query.q)
  const byKind = new Map<SearchKind, SearchRecord[]>()
  for (const key of keys) {
    const record = index.record(key)
    const group = record && byKind.get(record.kind)
    if (group) group.push(record)
    else if (record) byKind.set(record.kind, [record])
  }
  const shown = (records: SearchRecord[]) => records.map((record) => hitOf(page, record, { pieces, found }))
  const asked = (query.kind && byKind.get(query.kind)) ?? []
  const from = (query.pageNo - 1) * hitsPerPage
  return {
    total: keys.length,
    kindTotal: asked.length,
    exactness,
    groups: [...byKind].map(([kind, records]) => ({
      kind,
      total: records.length,
      hits: query.kind ? [] : shown(records.slice(0, PER_KIND)),
    })),
    hits: shown(asked.slice(from, from + hitsPerPage)),
  }
}

/** The best few hits while a visitor types; undefined while the index is being made. Never throws. */
export async function suggest(
  page: PageContext,
  q: string,
): Promise<{ total: number; hits: Hit[] } | undefined> {
  const index = await searchIndex(page.locale, SUGGEST_WAIT_MS)
  if (!index) return undefined
  if (q === '') return { total: 0, hits: [] }
  const { keys, pieces, words: found } = index.search(q, { isTyping: true })
  // On the page of all results the last word is whole: what it has for certain comes first, "MES" before "message".
  const whole = index.search(q)
  const first = whole.exactness === 'exact' ? whole.keys : []
  const records = [...new Set([...first, ...keys])]
    .slice(0, MOST_SUGGESTIONS)
    .flatMap((key) => index.record(key) ?? [])
  return {
    total: whole.keys.length,
    hits: records.map((record) => hitOf(page, record, { pieces, found })),
  }
}
