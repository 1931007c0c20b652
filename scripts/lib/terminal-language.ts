import { inChinese } from '@/lib/content/in-chinese'

// The language of the terminal: LC_ALL, LC_MESSAGES or LANG.
const isChinese = /^zh/.test(new Intl.DateTimeFormat().resolvedOptions().locale)

/** What a check or an import says, in Chinese where the terminal is. */
export const translated = (text: string): string => (isChinese ? inChinese(text) : text)

/** The same of a line that begins with a place: a file and line, or an address. */
export function translatedLine(line: string): string {
  const [place = ''] = /^\S+: /.exec(line) ?? []
  return place + translated(line.slice(place.length))
}
