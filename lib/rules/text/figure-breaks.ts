/**
 * A running text whose figures stay on one line with what they count, and a month with its year or day: "47 天", "61 kilometres",
 * "CNY 268", "priority 1", "10 月 8 日". A year counts nothing in Latin texts.
 */
export const noBreakCounts = (text: string): string =>
  text
    .replace(/(?<=\d) ([年月]) (?=\d{1,2} (?:日|月(?! \d)))/g, '\u00a0$1\u00a0')
    .replace(
      /(?<=\d) (?=\p{Script=Han})|(?<=\d)(?<!\b(?:19|20)\d\d) (?=\p{Ll}{1,11}\b)|(?<=\b(?:\p{Lu}{3}|[Pp]riority)) (?=\d)/gu,
      '\u00a0',
    )

/** A Chinese title whose figures stay on one line with what they count, and terms of both scripts whole: "47 天", "43 个电站", "AI 原生 ERP". */
export const noBreakFigures = (title: string): string =>
  noBreakCounts(title).replace(/\b([A-Z]{2,4}) (\p{Script=Han}{1,2}) (?=[A-Z]{2,4}\b)/gu, '$1\u00a0$2\u00a0')

/** A Latin title whose figures stay on one line with what they count or number: no line breaks inside "47 days", "CNY 268" or "Canvas 3.0". */
export const noBreakUnits = (title: string): string =>
  noBreakCounts(title.replace(/(?<=\d) (\p{Ll}{1,5}) (?=\p{Ll}{2,5}s\b)/gu, '\u00a0$1\u00a0'))
    .replace(/(?<=\b\p{Lu}\p{Ll}{3,}) (?=(?:19|20)\d\d\b)/gu, '\u00a0')
    .replace(/(?<=\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)) (?=\d{1,2}\b)/g, '\u00a0')
    .replace(/(?<=\b\p{Lu}\p{L}+) (?=\d{1,2}\.\d\b)/gu, '\u00a0')

/** A Latin title in which no line ends with an article: it stays with a short word after it. */
export const noBreakArticles = (title: string): string =>
  title.replace(/(?<=(?:^| )(?:a|an|the|A|An|The)) (?=\p{L}[^\s]{0,8}(?: |$))/gu, '\u00a0')

/** How long two words of a name may be that stay on one line, in letters: a heading on a phone has room for them. */
const LONGEST_NAME = 18

const isCapital = (word: string | undefined) => /^\p{Lu}/u.test(word ?? '')

/** How many words from here on are capitals of one run: a name, which ends with the first that is not letters alone. */
function runLength(words: string[]): number {
  const end = words.findIndex((word) => !isCapital(word) || !/^\p{L}*$/u.test(word))
  if (end < 0) return words.length
  return isCapital(words[end]) ? end + 1 : end
}

/**
 * A Latin title whose names of two words stay on one line, such as "Northbay Procure"; a longer one is joined by twos, from its end:
 * "Western Smart" and "Equipment Expo". One in which most words are capitals has no names.
 */
export function noBreakNames(title: string): string {
  const words = title.split(' ')
  const rest = words.slice(1)
  if (rest.filter(isCapital).length * 2 > rest.length) return title
  const glued = new Set<number>()
  for (let at = 0; at < words.length; ) {
    const length = runLength(words.slice(at))
    const end = at + length
    // The first word of all is a capital whatever it is: a name begins with it where it is long, or ends with the second one.
    const isName = at > 0 || length > 2 || words[1]?.endsWith(':')
    for (let last = end - 1; isName && last > at; last -= 2)
      if ((words[last - 1] ?? '').length + (words[last] ?? '').length < LONGEST_NAME) glued.add(last)
    at = end + (length === 0 ? 1 : 0)
  }
  return words.reduce((text, word, at) => `${text}${glued.has(at) ? '\u00a0' : ' '}${word}`)
}

/** A Latin title whose figures, names and articles all stay with what they belong to. */
export const noBreakLatin = (title: string): string => noBreakArticles(noBreakNames(noBreakUnits(title)))

/** Where the line of a span of time may end: after a dash between days, after a comma that is no date's, between a date and its hours. */
const timeEnd = /(?<= [–—-] |[，、；]|,(?! \d{4}) )|(?<=(?<!每)日 |, \d{4} )(?=\d{1,2}:\d\d)/u

/** How long such a part may be that stays on one line, in signs: a phone of 320 px has room for it. */
const LONGEST_PART = 24

/**
 * A span of time in the parts that a line may end after: dates, hours and "every Tuesday" stay whole, as far as a part is short. What
 * joins them again is the same text.
 */
export function timeParts(span: string): { text: string; isWhole: boolean }[] {
  return span.split(timeEnd).map((text) => ({ text, isWhole: text.trim().length <= LONGEST_PART }))
}
