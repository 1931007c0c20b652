import { globalSingleton } from '@/lib/global-singleton'
import type { Locale } from '@/lib/i18n/locales'
import { RecordIndex } from './record-index'

/** The index of a language and how it stands. `readyAt`: when it was last whole (`monotonicNow`); 0: not yet. */
export type LanguageIndex = {
  index: RecordIndex
  readyAt: number
  /** When it was last asked for of the source, whether that answered or not; 0: not yet. */
  askedAt: number
  /** When something changed that it does not know of. */
  changedAt: number
  building: Promise<void> | undefined
  /** The last reading failed; it is tried again behind the visitors. */
  hasFailed: boolean
}

/** Pages, handlers and the content that files hold ask the same indexes. */
const { value: indexes } = globalSingleton('search indexes', () => new Map<Locale, LanguageIndex>())

/** The index of a language, empty at first. */
export function languageIndex(locale: Locale): LanguageIndex {
  const existing = indexes.get(locale)
  if (existing) return existing
  const made = {
    index: new RecordIndex(),
    readyAt: 0,
    askedAt: 0,
    changedAt: 1,
    building: undefined,
    hasFailed: false,
  }
  indexes.set(locale, made)
  return made
}

/** The keys of the records whose title or keywords hold what a list's keyword asks for; none while the index is not there. */
export function keysByTitle(locale: Locale, query: string): ReadonlySet<string> {
  const { index, readyAt } = languageIndex(locale)
  if (readyAt === 0 || query.trim() === '') return new Set()
  const { keys, exactness } = index.search(query, { isTitleOnly: true })
  return new Set(exactness === 'some' ? [] : keys)
}

/** Forgets all of them; for tests. */
export const clearIndexes = (): void => indexes.clear()
