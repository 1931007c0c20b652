import { LRUCache } from 'lru-cache'
import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchKind } from '@/lib/rules/search/kinds'
import { type Piece, piecesOf, tokensOf } from '@/lib/rules/search/words'
import { type Exactness, queryFor } from './match'
import { type SearchRecord, signatureOf } from './record'

/** What a search found, best first, with the words of the index that were found. */
export type Found = {
  keys: string[]
  exactness: Exactness
  pieces: Piece[]
  words: Set<string>
}

type Kept = { record: SearchRecord; signature: string }

/** Products before news where both fit as well: who searches mostly looks for what the company offers. */
const worth: Partial<Record<SearchKind, number>> = { product: 1.8, solution: 1.5, case: 1.2 }
const fields = ['title', 'keywords', 'desc', 'body']
const MOST_WORDS = 60

/** An index of the records of one language: words and pairs of Chinese, words of English, all of memory. */
export class RecordIndex {
  private readonly records = new Map<string, Kept>()
  private readonly found = new LRUCache<string, Found>({ max: 200 })
  private readonly index = new MiniSearch<SearchRecord>({
    idField: 'key',
    fields,
    tokenize: (text) => tokensOf(text),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => [text],
      boost: { title: 5, keywords: 2.5, desc: 1.6, body: 1 },
      boostDocument: (key) => worth[this.records.get(String(key))?.record.kind ?? 'news'] ?? 1,
    },
  })

  get size(): number {
    return this.records.size
  }

  record(key: string): SearchRecord | undefined {
    return this.records.get(key)?.record
  }

  /** Takes a record in; one that is there as it stands costs nothing. */
  put(record: SearchRecord): void {
    const signature = signatureOf(record)
    const known = this.records.get(record.key)
    if (known?.signature === signature) return
    if (known) this.index.discard(record.key)
    this.records.set(record.key, { record, signature })
    this.index.add(record)
    this.found.clear()
  }

  /** Drops the records of these lists that are no longer in them; a list that was not read keeps its own. */
  keepOnly(keys: ReadonlySet<string>, lists: ReadonlySet<string>): void {
    for (const [key, { record }] of this.records) {
      if (keys.has(key) || !lists.has(record.from)) continue
      this.records.delete(key)
      this.index.discard(key)
      this.found.clear()
    }
  }

  /** All records that hold every piece of the query, in any order; else with words misspelt; else some of the pieces. */
  search(query: string, filter: { kind?: SearchKind; isTitleOnly?: boolean } = {}): Found {
    const pieces = piecesOf(query)
    const name = JSON.stringify([pieces, filter])
    const before = this.found.get(name)
    if (before) return before
    const found = this.ask(pieces, filter)
    this.found.set(name, found)
    return found
  }

  private ask(pieces: Piece[], { kind, isTitleOnly }: { kind?: SearchKind; isTitleOnly?: boolean }): Found {
    const isBrief = isTitleOnly || isShort(pieces)
    const options = {
      ...(isBrief && { fields: ['title', 'keywords'] }),
      ...(kind && { filter: ({ id }: SearchResult) => this.record(String(id))?.kind === kind }),
    }
    for (const exactness of ['exact', 'similar', 'some'] as const) {
      const query = queryFor(pieces, exactness)
      const results = query ? this.index.search(query, options) : []
      if (results.length > 0) return { ...shown(results), exactness, pieces }
    }
    return { keys: [], exactness: 'exact', pieces, words: new Set() }
  }
}

/** The first letters of something: nearly every text holds them, titles that begin so are what is meant. */
const isShort = (pieces: Piece[]) =>
  pieces.length === 1 && pieces.every(({ text, isHan }) => text.length <= (isHan ? 1 : 2))

function shown(results: SearchResult[]): Pick<Found, 'keys' | 'words'> {
  const words = new Set<string>()
  for (const { terms } of results) {
    if (words.size >= MOST_WORDS) break
    for (const term of terms) words.add(term)
  }
  return { keys: results.map(({ id }) => String(id)), words }
}
