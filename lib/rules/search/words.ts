import { simplified } from './simplified'

/** What is looked for together: a Latin word, number or code (`so-20718`), or a run of Chinese characters. */
export type Piece = { text: string; isHan: boolean }

const latinRun = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{N}])+`
const anyRun = String.raw`\p{Script=Han}+|${latinRun}(?:['’]s(?![\p{L}\p{N}]))?`
const runs = new RegExp(anyRun, 'gu')
/** A query's runs: letters and figures that signs join are one code. */
const codeParts = `${latinRun}(?:[-/_.]${latinRun})+`
const queryRuns = new RegExp(`${codeParts}|${anyRun}`, 'gu')
/** Whose something is says nothing of what it is. */
const possessive = /['’]s$/
const han = /^\p{Script=Han}/u
const unfolded = /[^\0-\x7f\u3400-\u9fff]/g

/** Words that say nothing about what is looked for. */
const noise = new Set(
  'a an and are at by for from in is it of on or the to with 的 了 和 与 及 或 在 是 也 吗 呢'.split(' '),
)

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Small letters, half-width, without accents, simplified; every character keeps its place, so that a hit can be marked in the text itself. */
export function fold(text: string): string {
  const small = text.toLowerCase()
  if (small.length !== text.length) return simplified(text)
  return simplified(small.replace(unfolded, (letter) => letter.normalize('NFKD')[0] ?? letter))
}

/** Words that end like a plural and are none. */
const singular = new Set(['news', 'always', 'lens'])

/** A word without its plural ending, as index and query both write it. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word) || singular.has(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

const vowel = /[aeiouy]/
/** Ends in a consonant after a single vowel: such an ending is doubled (plan, planned). */
const doubling = /(?:^|[^aeiou])[aeiou][^aeiouwxy]$/
const isOneSyllable = (word: string) => /^[^aeiouy]*[aeiouy]+[^aeiouy]*$/.test(word)

/** A word and its plain inflections as the index writes them: plan, planned, planning; plurals are the word itself there. */
function inflected(base: string): string[] {
  if (/[^aeiou]y$/.test(base)) return [base, `${base.slice(0, -1)}ied`, `${base}ing`]
  if (/[^e]e$/.test(base)) return [base, `${base}d`, `${base.slice(0, -1)}ing`]
  const twice = doubling.test(base) ? [base + base.slice(-1)] : []
  const stems = isOneSyllable(base) && twice.length > 0 ? twice : [base, ...twice]
  const plural = /(?:s|x|z|ch|sh)$/.test(base) ? [`${base}e`] : []
  return [base, ...plural, ...stems.flatMap((root) => [`${root}ed`, `${root}ing`])]
}

/** What a word may be a form of; those that are no words stand in no index. */
function basesOf(word: string): string[] {
  const [, root] = /^(.{2,}?)(?:ed|ing)$/.exec(word) ?? []
  const bases = [
    word,
    ...(root === undefined ? [] : [root, `${root}e`, root.slice(0, -1)]),
    ...(word.endsWith('ied') ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith('e') ? [word.slice(0, -1)] : []),
  ]
  return bases.filter(
    (base) => base === word || (base.length > 2 && vowel.test(base) && inflected(base).includes(word)),
  )
}

/** The words of the index that are a query's word: itself first, then its inflections (plan: planned, planning, and no plant). */
export function formsOf(word: string): string[] {
  return /^[a-z]{3,}$/.test(word) ? [...new Set([word, ...basesOf(word).flatMap(inflected)])] : [word]
}

/** From so many letters on a word also finds what begins with it: warehous(e), procure(ment). Plan finds no plants. */
export const BEGINNING = 5

/** The Latin words of a piece: a code has several. */
export const partsOf = ({ text, isHan }: Piece): string[] => (isHan ? [] : text.split('-'))

/** What the forms of an English word begin with, where its ending says that it is one of them: procurement, procured, procuring. */
export function rootOf(word: string): string | undefined {
  const [, root] = /^([a-z]{5,}?)(?:e?ment|ation|ing|ed)$/.exec(word) ?? []
  return root
}

/** What index and query write for a word as it stands; undefined where it says nothing. */
function stemOf(run: string): string | undefined {
  const word = run.replace(possessive, '')
  return noise.has(word) ? undefined : stem(word)
}

/** Chinese words, in order; the segmenter's dictionary leaves names it does not know as single characters. */
const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** Where the words of a text end, signs and blanks among them. */
export function wordEnds(text: string): number[] {
  return Array.from(segmenter.segment(text), ({ segment, index }) => index + segment.length)
}

/** Pairs of neighbouring characters: any part of a Chinese text of two or more is found by its pairs. */
export function pairs(run: string): string[] {
  const found: string[] = []
  for (let at = 1; at < run.length; at += 1) found.push(run.slice(at - 1, at + 1))
  return found
}

/** The tokens under which the index keeps a text: words without endings; of Chinese words and pairs. Every character begins one. */
export function tokensOf(text: string): string[] {
  const folded = fold(text)
  const tokens: string[] = []
  let isChinese = false
  for (const [run] of folded.matchAll(runs)) {
    if (!han.test(run)) {
      const word = stemOf(run)
      if (word !== undefined) tokens.push(word)
      continue
    }
    isChinese = true
    tokens.push(...pairs(run), run.slice(-1))
  }
  // A pair of characters that is a word is added a second time, so that it weighs more than a pair across two words. In one call, since each call is slow.
  if (isChinese) tokens.push(...wordsOf(folded).filter((word) => word.length > 1 && han.test(word)))
  return tokens
}

/**
 * Single characters that follow one another belong together: a name that no dictionary has, such as 北湾. One alone belongs to
 * the word before it (票据池, 齐套率); one that begins a run is left out where words follow.
 */
function hanPieces(run: string): string[] {
  const pieces: string[] = []
  let singles = ''
  let isAfterWord = false
  const end = () => {
    if (singles.length === 1 && isAfterWord) pieces.push(`${pieces.pop()}${singles}`)
    else if (singles !== '') pieces.push(singles)
    singles = ''
  }
  for (const word of wordsOf(run)) {
    if (word.length === 1 && !noise.has(word)) {
      singles += word
      continue
    }
    end()
    isAfterWord = word.length > 1
    if (isAfterWord) pieces.push(word)
  }
  end()
  return pieces.length > 1 ? pieces.filter((piece) => piece.length > 1) : pieces
}

const MOST_PIECES = 10
/** SO-20718 is one thing, make/buy two and 4.2 a number: a code has letters, figures and a sign between them. */
const isCode = (run: string) => /[-/_.]/.test(run) && /\d/.test(run) && /\p{L}/u.test(run)

/** What a query asks for, each piece once; all of them must be found, in any order. A query of noise alone is taken as it is. */
export function piecesOf(query: string): Piece[] {
  const found = (fold(query).match(queryRuns) ?? []).flatMap((run) =>
    isCode(run) ? [run] : (run.match(runs) ?? []),
  )
  const pieces = found.flatMap((run): Piece[] => {
    if (han.test(run)) return hanPieces(run).map((text) => ({ text, isHan: true }))
    const words = (isCode(run) ? (run.match(runs) ?? []) : [run]).flatMap((part) => stemOf(part) ?? [])
    return words.length === 0 ? [] : [{ text: words.join('-'), isHan: false }]
  })
  const asked = pieces.length > 0 ? pieces : found.map((text) => ({ text, isHan: han.test(text) }))
  return [...new Map(asked.map((piece) => [piece.text, piece])).values()].slice(0, MOST_PIECES)
}
