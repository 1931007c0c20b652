import type { Html } from '@/lib/contract/shared'
import { plainText } from './plain-text'

/** A stretch of a text under its heading; what stands before the first heading has none. */
export type TextPart = { title: string | undefined; html: Html }

const tag = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi
const empty = /^(?:br|hr|img|source|col)$/i

/** Where the outermost headings of a level begin and end. */
function outerHeadings(html: string, level: number): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  let depth = 0
  let from = -1
  for (const { 0: text, 1: slash, 2: name = '', index } of html.matchAll(tag)) {
    if (empty.test(name)) continue
    const isHeading = name.toLowerCase() === `h${level}`
    if (slash) {
      depth -= 1
      if (isHeading && depth === 0 && from >= 0) found.push({ from, to: index + text.length })
    } else {
      if (isHeading && depth === 0) from = index
      depth += 1
    }
  }
  return found
}

/**
 * Sanitised, hence well nested, HTML as the parts that its headings of a level begin, without these headings. A heading inside
 * something else, such as a quotation, begins no part.
 */
export function textParts(html: Html, level: 2 | 3): TextPart[] {
  const headings = outerHeadings(html, level)
  const before = html.slice(0, headings[0]?.from)
  const parts = headings.map(({ from, to }, at) => ({
    title: plainText(html.slice(from, to)),
    html: html.slice(to, headings[at + 1]?.from).trim() as Html,
  }))
  return before.trim() ? [{ title: undefined, html: before.trim() as Html }, ...parts] : parts
}

/** What a text begins with, below its first heading: the words of a paragraph; undefined where something else stands there. */
export function openingText(html: Html | undefined): string | undefined {
  const [first] = html ? textParts(html, 2) : []
  return plainText(/^<p\b[^>]*>([\s\S]*?)<\/p>/.exec(first?.html ?? '')?.[1]) || undefined
}
