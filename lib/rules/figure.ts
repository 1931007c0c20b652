export type Figure = {
  /** Words before the figure, then the figure, its unit, and the words after it. Joined they are the title again. */
  before: string
  number: string
  unit: string
  /** Comma, colon or blank between the figure and what follows: kept for readers of the text, not for the eye. */
  joint: string
  after: string
}

const number = String.raw`[$€£¥]?\d[\d,]*(?:\.\d+)?`
const units = String.raw`%|‰|×|\+|\s?(?:working\s)?(?:days?|hours?|minutes?|seconds?|weeks?|months?|years?|points?|times)\b|\s?(?:个百分点|个工作日|个点|个月|小时|分钟|[秒天周年倍行种张个家条单万亿])`
const candidate = new RegExp(`(?<![\\w.])(${number})(${units})?(?![A-Za-z\\d])`, 'g')

/** A figure that names the old state, not the achievement: "from 9", "instead of 14", 9 天到 …, or a year. */
function isOld(match: RegExpExecArray): boolean {
  const before = match.input.slice(0, match.index)
  const after = match.input.slice(match.index + match[0].length)
  if (/\b(?:from|instead of|not|once|was|versus|vs\.?)\s$/i.test(before)) return true
  if (/^\s*(?:到|至|降到|降至|升到|升至|→)/.test(after)) return true
  return /^(?:19|20)\d\d$/.test(match[1] ?? '') && (/\bin\s$/i.test(before) || match[2]?.trim() === '年')
}

/**
 * The figure a business value is about, to be set large: a percentage if there is one, else the first number that is
 * no old state. undefined: the title has none and is set as words.
 */
export function figureOf(title: string): Figure | undefined {
  const found = [...title.matchAll(candidate)].filter((match) => !isOld(match))
  const match = found.find((item) => item[2] === '%') ?? found[0]
  if (!match) return undefined
  const rest = title.slice(match.index + match[0].length)
  const joint = /^[\s,;:，；：、]*/.exec(rest)?.[0] ?? ''
  return {
    before: title.slice(0, match.index),
    number: match[1] ?? '',
    unit: match[2] ?? '',
    joint,
    after: rest.slice(joint.length),
  }
}
