import type { Html } from '@/lib/contract/shared'
import { plainText } from './plain-text'
import { textParts } from './text-parts'

/** A way on that stands alone in its paragraph. */
export type TextAction = { title: string; url: string }
/** The last part of a text, which asks for something: a heading, a paragraph, and one action or more. */
export type ClosingPart = { title: string; text: string; actions: TextAction[] }

const asking =
  /^<p>((?:(?!<\/?p\b)[\s\S])+)<\/p>((?:\s*<p>\s*<a\b[^>]*>(?:(?!<\/?[ap]\b)[\s\S])+<\/a>\s*<\/p>)+)$/
const link = /<a\b[^>]*?\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g

/** Text and actions of a part that is one paragraph and, below it, links that stand alone. */
function readClosing(title: string, html: string): ClosingPart | undefined {
  const [, text = '', below = ''] = asking.exec(html) ?? []
  const actions = [...below.matchAll(link)].map(([, url, words]) => ({
    title: plainText(words),
    url: plainText(url),
  }))
  return actions.length > 0 && !/<(?:a|img)\b/.test(text)
    ? { title, text: plainText(text), actions }
    : undefined
}

/**
 * A text without its last part, and that part, when it does nothing but ask: one paragraph under a heading, then links that stand
 * alone in theirs. Any other text is returned as it is.
 */
export function splitClosing(html: Html | undefined): { html: Html | undefined; closing?: ClosingPart } {
  const last = html && textParts(html, 2).at(-1)
  const closing = last?.title && readClosing(last.title, last.html)
  if (!last || !closing) return { html }
  const rest = html.slice(0, html.lastIndexOf(last.html))
  return { html: rest.slice(0, rest.lastIndexOf('<h2')).trim() as Html, closing }
}
