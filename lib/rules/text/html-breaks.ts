import { contactParts } from './contact-text'
import { noBreakCounts, noBreakLatin } from './figure-breaks'
import type { OwnWords } from './segment-words'
import { wordParts } from './word-breaks'

const narrow = /(<(h[1-4]|t[hd]|blockquote)(?:\s[^>]*)?>)([\s\S]*?)(<\/\2>)/g
const between = /(^|>)([^<>]+)/g

/** A longer text is no title: what is looked for in one takes more time than its length. */
const LONGEST = 400

function breakText(text: string, own: OwnWords | undefined): string {
  if (text.length > LONGEST) return text
  const broken = wordParts(text, own).join('<wbr>')
  return broken === text ? noBreakLatin(text) : broken
}

/** A text whose telephone numbers end no line: `whole` is the class of `app/base.css`. */
function noBreakNumbers(text: string): string {
  return contactParts(text)
    .map((part) => (part.href?.startsWith('tel:') ? `<span class="whole">${part.text}</span>` : part.text))
    .join('')
}

/** A cell's text as a heading's; its percent sign is as wide as elsewhere: among figures of one width (`.rich table`) the face has a pinched one. */
const breakCell = (text: string, own: OwnWords | undefined) =>
  breakText(text, own).replace(/(?<=\d\s?)%/g, '<span class="rich-sign">%</span>')

/**
 * Sanitised HTML whose headings and cells of tables say where their lines may end, as `Words` does for plain titles: Chinese between
 * words. Nowhere does a line end in a telephone number or between a figure and its unit, and a cell's percent sign keeps its width.
 */
export function breakNarrow(html: string, own?: OwnWords): string {
  return html
    .replace(between, (_text, tag: string, text: string) => tag + noBreakNumbers(noBreakCounts(text)))
    .replace(narrow, (_, open: string, name: string, inside: string, close: string) => {
      const say = name.startsWith('t') ? breakCell : breakText
      return (
        open + inside.replace(between, (_text, tag: string, text: string) => tag + say(text, own)) + close
      )
    })
}
