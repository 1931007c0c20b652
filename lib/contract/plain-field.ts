import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { decode } from './text-pictures'

const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});/gi
const tag =
  /<\/?(?:p|br|div|section|span|b|strong|i|em|u|s|font|small|big|sup|sub|mark|label|center|a|h[1-6]|ul|ol|li)(?:\s[^<>]*)?\/?>/gi
const lineEnd = /<br\s?\/?>|<\/(?:p|div|section|li|h\d)>/gi

const letters = new LRUCache<string, string>({ max: 1000 })

/** The letter that a reference stands for, by the parser of rich texts; one that is unknown stays. */
function letterOf(written: string): string {
  const before = letters.get(written)
  if (before !== undefined) return before
  const letter = decode(sanitizeHtml(written)).replace('\u00a0', ' ')
  letters.set(written, letter)
  return letter
}

/** A plain text that came from an editor of HTML or a filter of forms (ThinkPHP's `htmlspecialchars`): its tags and entities as letters and line breaks. */
export function withoutMarkup(text: string): string {
  const bare = text.replace(lineEnd, '\n').replace(tag, '').replace(reference, letterOf)
  return bare === text ? text : bare.trim()
}
