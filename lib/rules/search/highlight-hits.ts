import { BEGINNING, fold, formsOf, type Piece, pairs, partsOf, stem } from './words'

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

/** Where a code stands with or without its signs: SO-20718, SO 20718. */
function codeHits(text: string, parts: string[]): [number, number][] {
  const code = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${parts.join(String.raw`[^\p{L}\p{N}]?`)}(?![\p{L}\p{N}])`,
    'gu',
  )
  return Array.from(text.matchAll(code), ({ 0: found, index }) => [index, index + found.length])
}

/** Where words stand as they are or in another form, and where longer ones begin with them. */
function wordHits(text: string, asked: string[], found: ReadonlySet<string>): [number, number][] {
  const hits: [number, number][] = []
  const forms = new Set(asked.flatMap(formsOf))
  for (const { 0: word, index } of asked.length > 0 ? text.matchAll(latin) : []) {
    const written = stem(word)
    const isFound = found.has(written)
    const prefix = asked.find((piece) => word.startsWith(piece) && piece.length >= (isFound ? 2 : BEGINNING))
    if (forms.has(written)) hits.push([index, index + word.length])
    else if (prefix !== undefined) hits.push([index, index + prefix.length])
    else if (isFound) hits.push([index, index + word.length])
  }
  return hits
}

/** The hits of a text as places, in order and without overlaps. */
export function hitsIn(text: string, { pieces, found }: Wanted): [number, number][] {
  const folded = fold(text)
  const words: string[] = []
  const hits = pieces.flatMap((piece) => {
    if (piece.isHan) return hanHits(folded, piece.text)
    const parts = partsOf(piece)
    if (parts.length > 1) return codeHits(folded, parts)
    words.push(...parts)
    return []
  })
  hits.push(...wordHits(folded, words, found))
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
