import { LRUCache } from 'lru-cache'
import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchKind } from '@/lib/content-types/addresses'
import { type Piece, piecesOf, tokensOf } from '@/lib/rules/search/words'
import { type Exactness, exactTerms, queryFor, type Step, widestQuery } from './match'
import { type SearchRecord, signatureOf } from './record'

/** What a search found, best first, with the words of the index that were found. */
export type Found = {
  keys: string[]
  exactness: Exactness
  pieces: Piece[]
  words: Set<string>
}

type IndexedRecord = { record: SearchRecord; signature: string }

/** Products before news where both fit as well: who searches mostly looks for what the company offers. */
const kindBoost: Partial<Record<SearchKind, number>> = { product: 1.8, solution: 1.5, case: 1.2 }
const fields = ['title', 'otherNames', 'keywords', 'desc', 'body']
const nameFields = ['title', 'otherNames']
const MOST_WORDS = 60

/** `isTitleOnly`: as the lists of a language filter; `isTyping`: the last word may be begun. */
export type SearchFilter = { kind?: SearchKind; isTitleOnly?: boolean; isTyping?: boolean }

/** An index of the records of one language: words and pairs of Chinese, words of English, all of memory. */
export class RecordIndex {
  private readonly records = new Map<string, IndexedRecord>()
  private readonly found = new LRUCache<string, Found>({ max: 200 })
  private readonly index = new MiniSearch<SearchRecord>({
    idField: 'key',
    fields,
    tokenize: (text) => tokensOf(text),
    processTerm: (term) => term,
    // Records are taken out whole: clearing up behind discarded ones fails when others come in meanwhile.
    autoVacuum: false,
    searchOptions: {
      tokenize: (text) => [text],
      boost: { title: 5, otherNames: 5, keywords: 2.5, desc: 1.6, body: 1 },
      boostDocument: (key) => kindBoost[this.records.get(String(key))?.record.kind ?? 'news'] ?? 1,
    },
  })

  get size(): number {
    return this.records.size
  }

  record(key: string): SearchRecord | undefined {
    return this.records.get(key)?.record
  }

  /** Every record; those that change meanwhile are met as they are then. */
  *all(): Generator<SearchRecord> {
    for (const { record } of this.records.values()) yield record
  }

  /** Takes a record in; one that is there as it stands costs nothing. */
  put(record: SearchRecord): void {
    const signature = signatureOf(record)
    const previous = this.records.get(record.key)
    if (previous?.signature === signature) return
    if (previous) this.index.remove(previous.record)
    this.records.set(record.key, { record, signature })
    this.index.add(record)
    this.found.clear()
  }

  /** Drops the records of these lists that are no longer in them; a list that was not read keeps its own. */
  removeOthers(keys: ReadonlySet<string>, lists: ReadonlySet<string>): void {
    for (const [key, { record }] of this.records) {
      if (keys.has(key) || !lists.has(record.from)) continue
      this.records.delete(key)
      this.index.remove(record)
      this.found.clear()
    }
  }

  /** All records that hold every piece of the query, in any order; else with words begun or misspelt; else some of the pieces. */
  search(query: string, filter: SearchFilter = {}): Found {
    const pieces = piecesOf(query)
    const name = JSON.stringify([pieces, filter])
    const before = this.found.get(name)
    if (before) return before
    const found = this.ask(pieces, filter)
    this.found.set(name, found)
    return found
  }

  private ask(pieces: Piece[], { kind, isTitleOnly, isTyping }: SearchFilter): Found {
    for (const step of this.stepsFor(pieces, isTyping)) {
      const query = queryFor(pieces, step)
      const names = isTitleOnly ? ['title', 'keywords'] : isBrief(pieces, step) ? briefFields : undefined
      const results = query
        ? this.index.search(query, {
            ...(names && { fields: names }),
            ...(kind && { filter: ({ id }: SearchResult) => this.record(String(id))?.kind === kind }),
          })
        : []
      if (results.length > 0)
        return { ...shown(titlesFirst(results, pieces)), exactness: exactnessOf[step], pieces }
    }
    return { keys: [], exactness: 'exact', pieces, words: new Set() }
  }

  /** The questions worth asking, one after the other: where a piece stands nowhere in any form, neither do all together. */
  private *stepsFor(pieces: Piece[], isTyping = false): Generator<Step> {
    yield isTyping ? 'typed' : 'exact'
    if (pieces.length === 1 || !pieces.some((piece) => this.isNowhere(piece))) yield* ['prefix', 'similar']
    yield 'some'
  }

  private isNowhere(piece: Piece): boolean {
    const query = widestQuery(piece)
    return query !== undefined && this.index.search(query).length === 0
  }
}

const exactnessOf: Record<Step, Exactness> = {
  typed: 'exact',
  exact: 'exact',
  prefix: 'similar',
  similar: 'similar',
  some: 'some',
}

const briefFields = [...nameFields, 'keywords']

/** The first letters of something: nearly every text holds them, titles that begin so are what is meant. */
const isBrief = (pieces: Piece[], step: Step) =>
  pieces.length === 1 &&
  pieces.every(({ text, isHan }) => (isHan ? text.length === 1 : step !== 'exact' && text.length <= 2))

/** Records whose name, in either language, holds all that was asked for come before all others: as it was asked for, then in other forms. */
function titlesFirst(results: SearchResult[], pieces: Piece[]): SearchResult[] {
  const forms = pieces.flatMap(exactTerms)
  const words = forms.map((terms) => terms.slice(0, 1))
  const ranks: SearchResult[][] = [[], [], []]
  for (const result of results)
    ranks[isNamed(result, words) ? 0 : isNamed(result, forms) ? 1 : 2]?.push(result)
  return ranks.flat()
}

const isNamed = ({ match }: SearchResult, asked: string[][]) =>
  asked.every((terms) => terms.some((term) => match[term]?.some((field) => nameFields.includes(field))))

function shown(results: SearchResult[]): Pick<Found, 'keys' | 'words'> {
  const words = new Set<string>()
  for (const { terms } of results) {
    if (words.size >= MOST_WORDS) break
    for (const term of terms) words.add(term)
  }
  return { keys: results.map(({ id }) => String(id)), words }
}
