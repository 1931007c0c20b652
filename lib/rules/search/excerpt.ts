import { cutText } from '../text/cut-text'
import { hitsIn, type Wanted } from './highlight-hits'
import { wordEnds } from './words'

const closings: Record<string, string> = {
  '）': '（',
  ')': '(',
  '】': '【',
  '》': '《',
  '」': '「',
  '』': '『',
  ']': '[',
  '”': '“',
}
const openings = new Set(Object.values(closings))
/** Where a sentence ends or a block of text (`text-of` puts a dot between blocks), and where a part of one does. */
const sentenceEnd = /(?:[。！？]["”’）)】》」』\]]*|[.!?]["”’)\]]*(?=\s|$)|\s·(?=\s))\s*/gu
const clauseEnd =
  /(?:[，；：、）】》」』]|[,;:)\]”](?=[\s\p{Script=Han}]))\s*|(?=[（【《「『“]|(?<=\s)[([])/gu
const wordStart = /(?<=\s)(?=\S)/gu
/** What no excerpt ends with, as the dots follow. */
const looseEnd = /[\s，、；：。,;:.·—（(【《「『[“-]+$/u

const places = (text: string, pattern: RegExp): number[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => index + found.length)

/** True where a text closes a bracket that it has not opened: it would begin inside one. */
function beginsInside(text: string): boolean {
  const open: string[] = []
  for (const sign of text) {
    if (openings.has(sign)) open.push(sign)
    else if (sign in closings && open.pop() !== closings[sign]) return true
  }
  return false
}

/** How many brackets a text leaves open. */
function openIn(text: string): number {
  let depth = 0
  for (const sign of text) {
    if (openings.has(sign)) depth += 1
    else if (sign in closings) depth = Math.max(0, depth - 1)
  }
  return depth
}

/** Where an excerpt begins for a hit: at its sentence, else at a clause, else at a word; never inside a bracket where there is another place. */
function startBefore(text: string, hit: number, length: number): number {
  const from = hit - Math.floor(length / 2)
  // A few words are not worth an ellipsis.
  if (from <= length / 10) return 0
  const before = text.slice(from, hit)
  const within = (at: number) => !beginsInside(text.slice(from + at, from + at + length))
  const [sentence, clause, word] = [sentenceEnd, clauseEnd, wordStart].map((pattern) =>
    places(before, pattern).filter(within),
  )
  const words = [...places(before, wordStart), ...wordEnds(before)]
  return from + (sentence?.at(-1) ?? clause?.[0] ?? word?.[0] ?? words[0] ?? before.length)
}

/** The beginning of a text with an ellipsis as the last sign: Chinese ends at a stop or bracket, else at a word; Latin at a word. */
function endAfter(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const isChinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(text.slice(length - 3, length + 1))
  if (!isChinese) return `${cutText(text, length).slice(0, -1).replace(looseEnd, '')}…`
  const least = Math.floor(length * 0.6)
  const isEnd = (at: number) => at >= least && openIn(cut.slice(0, at)) === 0
  const ends = [...places(cut, sentenceEnd), ...places(cut, clauseEnd)].filter(isEnd)
  const at =
    ends.length > 0
      ? Math.max(...ends)
      : (wordEnds(text.slice(0, length + 8)).findLast((end) => end <= cut.length) ?? cut.length)
  return `${cut.slice(0, at).replace(looseEnd, '')}…`
}

/** Between blocks of a text that end without a stop. */
export const APART = ' · '

/** The sentences a hit is best shown in: headings, cells and names read as fragments. A text whose hits are all in those stays whole. */
function sentencesOf(text: string, wanted: Wanted, length: number): string {
  if (!text.includes(APART)) return text
  const found = text
    .split(APART)
    .map((part) => part.slice(0, places(part, sentenceEnd).at(-1) ?? 0).trimEnd())
    .filter((sentences) => hitsIn(sentences, wanted).length > 0)
  return found.find((sentences) => sentences.length >= length / 3) ?? found[0] ?? text
}

/** A piece of a long text around its first hit, sentences before fragments, at most `length` characters, with dots where it was cut. */
export function excerptOf(whole: string, wanted: Wanted, length: number): string {
  if (whole.length <= length) return whole
  const text = sentencesOf(whole, wanted, length)
  if (text.length <= length) return text
  const from = startBefore(text, hitsIn(text, wanted)[0]?.[0] ?? 0, length)
  return from === 0 ? endAfter(text, length) : `…${endAfter(text.slice(from).trimStart(), length - 1)}`
}
