/** Quotes and lists within each other that are made; the parser's stack ends at some thousands. */
const MOST_LEVELS = 20
/** Blanks stand at one place of it only: with two that can take the same blank, time doubles with each level. */
const marker = String.raw`(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])(?=[ \t>]|$))`
const tooDeep = new RegExp(`^(${marker}{${MOST_LEVELS}})${marker}+`, 'gm')

/** Emphasis is looked for among all marks of a text at once: the sum of their squares that costs some 50 ms. */
const MOST_WORK = 400_000
const locales = /[*_~]+|!?\[|\]/g
const isTable = /^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t:-]*)+$/m

/** The texts of a block that are parsed by themselves: rows of a table, items of a list. */
const textsOf = (block: string) =>
  block.split(isTable.test(block) ? /(?<=\n)/ : /(?<=\n)(?=[ \t]*(?:[-+*>#]|\d{1,9}[.)])[ \t])/)

/**
 * Markdown that is parsed in time that grows with its length: deeper quotes and lists are set at the twentieth level, and marks of
 * emphasis and links beyond what a text of people holds are letters.
 */
export function boundedMarkdown(text: string): string {
  let work = 0
  const bounded = (part: string) => {
    const cost = (part.match(locales)?.length ?? 0) ** 2
    if (work + cost > MOST_WORK) return part.replace(locales, (found) => found.replace(/./g, '\\$&'))
    work += cost
    return part
  }
  return text
    .replace(tooDeep, '$1')
    .split(/(?<=\n[ \t]*\n)/)
    .map((block) => textsOf(block).map(bounded).join(''))
    .join('')
}
