import type { Query } from 'minisearch'
import { BEGINNING, formsOf, type Piece, pairs, partsOf, rootOf } from '@/lib/rules/search/words'

/** `exact`: every piece as it was typed, or begun; `similar`: words begun, or with a letter wrong; `some`: not every piece. */
export type Exactness = 'exact' | 'similar' | 'some'
/** How a question is asked; `typed`: the last word is still being typed. */
export type Step = 'typed' | 'exact' | 'prefix' | 'similar' | 'some'

/** Letters that may be wrong: none in short words, one from four letters on, two (letters swapped, too) from six. */
const mistakes = (word: string) => (word.length >= 6 ? 2 : word.length >= 4 ? 1 : 0)

/** A piece of Chinese is where all its pairs are; a single character begins a pair or ends a run. */
function hanQuery(text: string): Query {
  return text.length === 1 ? { queries: [text], prefix: true } : { combineWith: 'AND', queries: pairs(text) }
}

/** What the forms of a word say beside the word itself; those of the same root are found as words begun. */
const FORM_WEIGHT = 0.35
const ROOT_WEIGHT = 0.8
/** What a word with a wrong letter says beside the word itself, and one that begins with it. */
const weights = { fuzzy: 0.3, prefix: 0.1 }

const weighing = (weight: number) => ({ boostTerm: () => weight })

function wordQuery(word: string, step: Step): Query {
  const [, ...forms] = formsOf(word)
  const isPrefix = word.length >= BEGINNING || (step !== 'exact' && step !== 'some' && word.length > 1)
  const fuzzy = step === 'similar' && !/\d/.test(word) ? mistakes(word) : 0
  const root = rootOf(word)
  // One question for the word and what is like it: asked apart, the word itself is weighed twice.
  const queries: Query[] = [{ queries: [word], prefix: isPrefix, fuzzy, weights }]
  if (forms.length > 0) queries.push({ queries: forms, ...weighing(FORM_WEIGHT) })
  if (root !== undefined) queries.push({ queries: [root], prefix: true, weights, ...weighing(ROOT_WEIGHT) })
  return { combineWith: 'OR', queries }
}

function pieceQuery(piece: Piece, step: Step): Query {
  if (piece.isHan) return hanQuery(piece.text)
  const parts = partsOf(piece)
  if (parts.length === 1) return wordQuery(piece.text, step)
  // A code is what it is: nothing like it, but what begins like it.
  const last = step === 'exact' || step === 'some' ? 'exact' : 'prefix'
  return {
    combineWith: 'AND',
    queries: parts.map((part, at) => wordQuery(part, at === parts.length - 1 ? last : 'exact')),
  }
}

/** Two letters or a single figure are in every text: of several words they alone say nothing. */
const saysSomething = ({ text, isHan }: Piece) =>
  isHan || text.length > 2 || (text.length > 1 && /\d/.test(text))

/** What is asked for one piece in every form it may stand in; undefined for Chinese, which has one form. */
export const widestQuery = (piece: Piece): Query | undefined =>
  piece.isHan ? undefined : pieceQuery(piece, 'similar')

/** What MiniSearch is asked for; undefined where an easier question than the last has nothing else to find. */
export function queryFor(pieces: Piece[], step: Step): Query | undefined {
  if (pieces.length === 0) return undefined
  const isChinese = pieces.every(({ isHan }) => isHan)
  if ((step === 'prefix' || step === 'similar') && isChinese) return undefined
  if (step === 'some') {
    const saying = pieces.filter(saysSomething)
    if (pieces.length === 1 || saying.length === 0) return undefined
    return { combineWith: 'OR', queries: saying.map((piece) => pieceQuery(piece, step)) }
  }
  const stepOf = (at: number) => (step === 'typed' && at < pieces.length - 1 ? 'exact' : step)
  return { combineWith: 'AND', queries: pieces.map((piece, at) => pieceQuery(piece, stepOf(at))) }
}

/** What a piece is in the index when it stands there as a whole: all pairs, or any form of each word. */
export function exactTerms(piece: Piece): string[][] {
  if (piece.isHan) return (piece.text.length === 1 ? [piece.text] : pairs(piece.text)).map((pair) => [pair])
  return partsOf(piece).map(formsOf)
}
