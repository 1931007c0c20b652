/** A Chinese title whose figures stay on one line with what they count, and terms of both scripts whole: "47 天", "43 个电站", "AI 原生 ERP". */
export function keepFigures(title: string): string {
  return title
    .replace(/(?<=[0-9]) (?=\p{Script=Han})/gu, '\u00a0')
    .replace(/\b([A-Z]{2,4}) (\p{Script=Han}{1,2}) (?=[A-Z]{2,4}\b)/gu, '$1\u00a0$2\u00a0')
}

/** A Latin title whose figures stay on one line with their unit or currency: no line breaks inside "47 days", "1.86 million" or "CNY 268". */
export function keepUnits(title: string): string {
  return title
    .replace(/(?<=\d) (?=\p{Ll}{1,8}\b)/gu, '\u00a0')
    .replace(/(?<=\b(?:CNY|RMB|USD|EUR)) (?=\d)/g, '\u00a0')
}

/** How long two words of a name may be that stay on one line, in letters: a heading on a phone has room for them. */
const LONGEST_NAME = 18

const isCapital = (word: string | undefined) => /^\p{Lu}/u.test(word ?? '')

/** A Latin title whose names of two words stay on one line, such as "Northbay Procure"; one in which most words are capitals has no names. */
export function keepNames(title: string): string {
  const words = title.split(' ')
  const rest = words.slice(1)
  if (rest.filter(isCapital).length * 2 > rest.length) return title
  return words.reduce((text, word, at) => {
    const before = words[at - 1] ?? ''
    // The first word of all is a capital whatever it is: a name begins with it where it ends with the second one.
    const isName = /^\p{Lu}\p{L}*$/u.test(before) && isCapital(word) && (at > 1 || word.endsWith(':'))
    return `${text}${isName && before.length + word.length < LONGEST_NAME ? '\u00a0' : ' '}${word}`
  })
}

/** A span of time whose dates and hours stay whole: a line may end after the dash between two days, or before the hours. */
export function keepDates(span: string): string {
  return span
    .replace(/(?<=\p{L}) (?=\d{1,2}, \d{4})|(?<=\d,) (?=\d{4})/gu, '\u00a0')
    .replace(/(?<=\d:\d\d)–(?=\d)/g, '\u2060–\u2060')
}
