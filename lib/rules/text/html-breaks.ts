import { wordParts } from './word-breaks'

const heading = /(<h([1-4])(?:\s[^>]*)?>)([\s\S]*?)(<\/h\2>)/g
const between = /(^|>)([^<>]+)/g

/** Sanitised HTML whose Chinese headings say where their lines may end: between words, as `Words` does for plain titles. */
export function breakHeadings(html: string): string {
  return html.replace(
    heading,
    (_, open: string, _level: string, inside: string, close: string) =>
      open +
      inside.replace(between, (_text, tag: string, text: string) => tag + wordParts(text).join('<wbr>')) +
      close,
  )
}
