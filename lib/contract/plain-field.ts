import sanitizeHtml from 'sanitize-html'
import { decode } from './text-pictures'

const reference = '&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z]\\w{1,31});'
const tag =
  '</?(?:p|br|div|section|span|b|strong|i|em|u|s|font|small|big|sup|sub|mark|label|center|a|h[1-6]|ul|ol|li)(?:\\s[^<>]*)?/?>'
const hasMarkup = new RegExp(`${reference}|${tag}`, 'i')
const otherSign = new RegExp(`<(?!${tag.slice(1)})|&(?!${reference.slice(1)})`, 'gi')

/** A plain text that came from an editor of HTML or a filter of forms (ThinkPHP's `htmlspecialchars`): its tags and entities as letters and line breaks. */
export function withoutMarkup(text: string): string {
  if (!hasMarkup.test(text)) return text
  const inLines = text
    .replace(otherSign, (sign) => (sign === '<' ? '&lt;' : '&amp;'))
    .replace(/<br\s*\/?>|<\/(?:p|div|section|li|h\d)>(?=\s*\S)/gi, '\n')
  return decode(sanitizeHtml(inLines, { allowedTags: [], allowedAttributes: {} }))
    .replaceAll('\u00a0', ' ')
    .trim()
}
