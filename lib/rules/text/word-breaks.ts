import { bounds } from '../../contract/bounds'
import { noBreakFigures } from './figure-breaks'
import { isCounted, ownWords, segmentWords, type Word } from './segment-words'

const han = /\p{Script=Han}/u
/** Code units of the longest title. Each word that a segmenter returns holds a copy of the whole text: memory grows with its square. */
const LONGEST = 2 * bounds.title
/** Belongs to the word before it. */
const particle = /^[的了着过地得吗呢吧们]$/u
/** Begins what comes after it. */
const preposition = /^[从把被让]$/
const stop = /[，。：；！？、”》）]$/u
/** Belongs to what comes after it. */
const glued = /[“‘《（「『【(\u00a0]$/u
/** How wide a part may be, in Chinese signs: a card on the narrowest phone has room for it, and so has a headline. */
const WIDEST = 9

/** True where a line may end between two words: between whole Chinese words of two signs or more, and after a particle or a stop. */
function mayBreak(before: string, after: string, isWord: boolean): boolean {
  if (after === '《') return han.test(before)
  if (!isWord || !han.test(after) || particle.test(after)) return false
  if (stop.test(before)) return true
  if (isCounted(before)) return false
  if (preposition.test(after)) return han.test(before) && before.length > 1
  if (after.length < 2 || !han.test(before)) return false
  return particle.test(before) || before.length > 1
}

const isFullWidth = /[\u2e80-\uffef“”‘’…—]/u

/** About how many Chinese signs a text is wide, a stop at its end being half; what a blank divides may stand on lines of its own. */
function widthOf(text: string): number {
  const run = (signs: string) =>
    [...signs].reduce((sum, sign) => sum + (isFullWidth.test(sign) ? 1 : 0.55), stop.test(signs) ? -0.5 : 0)
  return Math.max(...text.split(' ').map(run))
}

/** What is too wide and has no whole word to break at, cut where it must be: before a Latin name in brackets, before no stop and
 * after no opening mark. */
const cut = (text: string): string[] =>
  text
    .split(/(?<= )|(?<=\p{Script=Han})(?=（\p{Script=Latin})/u)
    .flatMap(
      (run) =>
        run.match(
          han.test(run)
            ? /[\s\S]{1,8}(?<![“‘《（「『【(])[，。：；！？、”’》）」』】]*|[\s\S]+$/gu
            : /[\s\S]{1,12}/gu,
        ) ?? [],
    )

/** Where a part that is too wide ends lines besides: after a stop before anything, else before each word of two signs or more, at last even after what counts it. */
const fallbackBreaks: ((last: string, after: string) => boolean)[] = [
  (last) => stop.test(last),
  (last, after) => after.length > 1 && widthOf(last) >= 2 && !isCounted(last),
  (last, after) => after.length > 1 && widthOf(last) >= 2,
]

/** A part in pieces that are not too wide. */
function pieces(part: Word[], level = 0): string[] {
  const whole = part.map(({ text }) => text).join('')
  if (widthOf(whole) <= WIDEST) return [whole]
  const may = fallbackBreaks[level]
  if (!may) return cut(whole)
  const found: Word[][] = [[]]
  let last = ''
  for (const word of part) {
    if (last && word.isWord && !glued.test(last) && may(last, word.text)) {
      found.push([])
      last = ''
    }
    found.at(-1)?.push(word)
    last += word.text
  }
  return found.flatMap((piece) => pieces(piece, level + 1))
}

/**
 * A Chinese title in the parts that a line may end after: never inside a word, a name or between a number and its unit, never before
 * a stop. Single signs stay with their neighbours, for the dictionary splits what it does not know, unless a part becomes wider than a
 * line may be. A text without Chinese is one part, and so is one that is longer than any title. `own`: the words of the site (`ownWords`).
 */
export function wordParts(title: string, own = ownWords('')): string[] {
  if (title.length > LONGEST || !han.test(title)) return [title]
  const parts: Word[][] = []
  let last = ''
  for (const word of segmentWords(noBreakFigures(title), own)) {
    if (!last || mayBreak(last, word.text, word.isWord)) parts.push([])
    parts.at(-1)?.push(word)
    last = word.text
  }
  return parts.flatMap((part) => pieces(part))
}

const clauseEnd = /[，。：；！？]$/
/** How wide a clause may be that begins a line of its own, in Chinese signs, and how long a Latin one, in letters: two or three lines of a card. */
const WIDEST_CLAUSE = 18
/** Up to this width a Chinese clause is too short to stand alone: the next one goes on on its line. */
const NO_CLAUSE = 2.5
const LONGEST_CLAUSE = 56

/** A Latin title by clause, without the blanks between them; `isWhole` where it begins a line of its own sooner than it breaks. */
export const latinClauses = (title: string): { text: string; isWhole: boolean }[] =>
  title.split(/(?<=[,:;?!]) /).map((text) => ({ text, isWhole: text.length <= LONGEST_CLAUSE }))

/** The parts of a Chinese title by clause: each ends with a stop, the last with the title; `isWhole` as for Latin ones. */
export function clausesOf(parts: string[]): { parts: string[]; isWhole: boolean }[] {
  const width = (clause: string[]) => widthOf(clause.join('').replaceAll(' ', '\u00a0'))
  const clauses: string[][] = []
  let clause: string[] = []
  for (const [at, part] of parts.entries()) {
    clause.push(part)
    if (at < parts.length - 1 && (!clauseEnd.test(part) || width(clause) <= NO_CLAUSE)) continue
    clauses.push(clause)
    clause = []
  }
  return clauses.map((found) => ({ parts: found, isWhole: width(found) <= WIDEST_CLAUSE }))
}

/** The parts of a title in groups: those of a book's title together, every other one alone. */
export function bookTitles(parts: string[]): string[][] {
  const groups: string[][] = []
  let isOpen = false
  for (const part of parts) {
    if (isOpen) groups.at(-1)?.push(part)
    else groups.push([part])
    isOpen = part.includes('》') ? false : isOpen || part.startsWith('《')
  }
  return groups
}
