import { cutText } from '../text/cut-text'
import { fold, type Piece, pairs, stem } from './words'

/** Text cut where hits begin and end, for `<mark>`. */
export type Part = { text: string; isHit: boolean }
/** What was looked for, and the words of the index that were found for it: misspelt ones are marked as they are written. */
export type Wanted = { pieces: Piece[]; found: ReadonlySet<string> }

const latin = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu

/** Where a piece of Chinese stands; where it does not stand as a whole, its pairs. */
function hanHits(text: string, piece: string): [number, number][] {
  const hits: [number, number][] = []
  const whole = text.includes(piece) ? [piece] : pairs(piece)
  for (const part of whole)
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
      hits.push([at, at + part.length])
  return hits
}

/** The hits of a text as places, in order and without overlaps. */
export function hitsIn(text: string, { pieces, found }: Wanted): [number, number][] {
  const folded = fold(text)
  const hits = pieces.flatMap(({ text: piece, isHan }) => (isHan ? hanHits(folded, piece) : []))
  const words = pieces.filter(({ isHan }) => !isHan)
  for (const { 0: word, index } of words.length > 0 ? folded.matchAll(latin) : []) {
    const written = stem(word)
    if (found.has(written) || words.some((piece) => piece.text === written)) {
      hits.push([index, index + word.length])
      continue
    }
    // A single letter or figure is looked for as it stands: nearly every word begins with one.
    const begun = words.find((piece) => piece.text.length > 1 && word.startsWith(piece.text))
    if (begun) hits.push([index, index + begun.text.length])
  }
  hits.sort(([a], [b]) => a - b)
  const apart: [number, number][] = []
  for (const [from, to] of hits) {
    const last = apart.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else apart.push([from, to])
  }
  return apart
}

/** A text in parts, hits apart from what is none. */
export function highlightHits(text: string, wanted: Wanted): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const [from, to] of hitsIn(text, wanted)) {
    if (from > at) parts.push({ text: text.slice(at, from), isHit: false })
    parts.push({ text: text.slice(from, to), isHit: true })
    at = to
  }
  if (at < text.length) parts.push({ text: text.slice(at), isHit: false })
  return parts
}

/** How far back a sentence's beginning is looked for, and a word's. */
const BACK = 24

/** A piece of a long text around its first hit, at most `length` characters, with dots where it was cut. */
export function excerptOf(text: string, wanted: Wanted, length: number): string {
  if (text.length <= length) return text
  const first = hitsIn(text, wanted)[0]?.[0] ?? 0
  if (first + BACK < length) return cutText(text, length)
  const around = text.slice(first - BACK, first)
  const sentence = Math.max(
    ...['。', '！', '；', '. ', ': ', '，', ', ', ' '].map((end) => around.indexOf(end)),
  )
  const from = first - BACK + (sentence < 0 ? 0 : sentence + 1)
  return `…${cutText(text.slice(from).trimStart(), length - 1)}`
}
