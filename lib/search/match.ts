import type { Query } from 'minisearch'
import { type Piece, pairs, rootOf } from '@/lib/rules/search/words'

/** `exact`: every piece as it was typed, or begun; `similar`: English words with a letter wrong; `some`: not every piece. */
export type Exactness = 'exact' | 'similar' | 'some'

/** Letters that may be wrong: none in short words, one from four letters on, two (letters swapped, too) from six. */
const mistakes = (word: string) => (word.length >= 6 ? 2 : word.length >= 4 ? 1 : 0)

/** A piece of Chinese is where all its pairs are; a single character begins a pair or ends a run. */
function hanQuery(text: string): Query {
  return text.length === 1 ? { queries: [text], prefix: true } : { combineWith: 'AND', queries: pairs(text) }
}

/** Another form of a word says less than the word itself. */
const FORM_WEIGHT = 0.3

function wordQuery(text: string, exactness: Exactness): Query {
  const fuzzy = exactness === 'exact' || /\d/.test(text) ? 0 : mistakes(text)
  const word = { queries: [text], prefix: text.length > 1, ...(fuzzy > 0 && { fuzzy }) }
  const root = rootOf(text)
  if (root === undefined) return word
  const forms = { queries: [root], prefix: true, boostTerm: () => FORM_WEIGHT }
  return { combineWith: 'OR', queries: [word, forms] }
}

/** What MiniSearch is asked for; undefined where an easier question than the last has nothing else to find. */
export function queryFor(pieces: Piece[], exactness: Exactness): Query | undefined {
  if (pieces.length === 0) return undefined
  if (exactness === 'similar' && pieces.every(({ isHan }) => isHan)) return undefined
  if (exactness === 'some' && pieces.length === 1) return undefined
  const queries = pieces.map(({ text, isHan }) => (isHan ? hanQuery(text) : wordQuery(text, exactness)))
  return { combineWith: exactness === 'some' ? 'OR' : 'AND', queries }
}
