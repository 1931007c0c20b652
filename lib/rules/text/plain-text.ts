import { cleanText } from '@/lib/contract/clean-text'

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function letterOf(entity: string, name: string): string {
  const code = /^#x([0-9a-f]{1,6})$/i.exec(name) ?? /^#(\d{1,7})$/.exec(name)
  if (!code) return named[name.toLowerCase()] ?? entity
  const point = Number.parseInt(code[1] ?? '', name[1]?.toLowerCase() === 'x' ? 16 : 10)
  return point > 0 && point <= 0x10ffff ? cleanText(String.fromCodePoint(point)) : ' '
}

const inline =
  /<\/?(?:a|strong|b|em|i|u|s|del|ins|sub|sup|code|kbd|samp|var|dfn|mark|small|span|abbr|cite|q|time|bdi|bdo|wbr|ruby)\b[^<>]*>/gi

const plainSigns = '0123456789+-−=()ni'
const signs = { sup: [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'], sub: [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙᵢ'] }

/** Figures of `<sup>` or `<sub>` in letters of their own, so that 10³ is no 103; undefined for what has none. */
export function smallFigures(tag: 'sup' | 'sub', text: string): string | undefined {
  const small = Array.from(text.trim(), (sign) => signs[tag][plainSigns.indexOf(sign)])
  return small.includes(undefined) ? undefined : small.join('')
}

/** The text that an attribute's value stands for. Nothing here is safe to be HTML again. */
export const attributeText = (value: string): string => value.replace(/&(#?\w{1,8});/g, letterOf)

/** The words of an HTML text, one line: tags and what is not to be read are gone, entities are letters. Nothing here is safe to be HTML again. */
export function plainText(html: string | undefined): string {
  const words = (html ?? '')
    .replace(/<(script|style|template|svg|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi, ' ')
    // The reading of a word stands behind it.
    .replace(/<rp\b[^<>]*>[^<]*<\/rp>/gi, '')
    .replace(/<rt\b[^<>]*>([^<]*)<\/rt>/gi, ' ($1) ')
    .replace(inline, (tag) => (/^<\/?su[bp]\b/i.test(tag) ? tag : ''))
    .replace(
      /<(su[bp])\b[^<>]*>([^<]*)<\/\1>/gi,
      (_, tag: string, text: string) =>
        smallFigures(tag.toLowerCase() === 'sup' ? 'sup' : 'sub', text) ?? text,
    )
    .replace(/<\/?su[bp]\b[^<>]*>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
  return attributeText(words).replace(/\s+/g, ' ').trim()
}

/** Inline HTML without its tags; entities stay, so that it can be HTML again. */
export const withoutTags = (html: string): string => html.replace(/<[^<>]*>/g, '').trim()
