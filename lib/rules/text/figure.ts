export type Figure = {
  /** Words before the figure, then the figure, its unit, and the words after it. Joined they are the title again. */
  before: string
  number: string
  unit: string
  /** Comma, colon or blank between the figure and what follows: left in the text for screen readers, not shown. */
  joint: string
  after: string
}

const number = String.raw`[+−-]?[$€£¥]?\d[\d,]*(?:\.\d+)?`
const english = String.raw`\s?(?:(?:working|business)\s)?(?:days?|hours?|hrs|minutes?|mins|seconds?|weeks?|months?|quarters?|years?|points?|times|lines|definitions?|ppm|percent|million|billion)\b`
const chinese = String.raw`\s?[万亿]?(?:个百分点|个工作日|个点|个月|小时|分钟|周年|[秒天周年倍行种张个家条单项台人元])|\s?[万亿]`
const units = String.raw`[%‰×]|x\b|${english}|${chinese}`
const opening = new RegExp(`^(\\s*)(${number})(${units}|\\+|)`, 'i')
const closing = new RegExp(`(${number})(${units}|)[\\s.。!！]*$`, 'i')
/** Signs that the number is part of something else: a ratio, a range, "round the clock", or a second figure. */
const partBefore = new RegExp(
  String.raw`[A-Za-z\d.,_]$|[\d%](?:${units})?\s*[:：/×x*~–—-]\s*$|\d(?:${units})\s*$`,
  'i',
)
const partAfter = /^(?:\w|\.\d|\s*[:：/×x*~–—-]\s*\d|\s*\d)/i

/** A figure that names the old state, not the achievement: "from 9 days", "instead of 14 hours", 9 天到 …, or a year. */
function isOld({ before, number, unit, after }: Omit<Figure, 'joint'>): boolean {
  if (/\b(?:from|instead of|rather than|not|once|was|versus|vs\.?)\s$/i.test(before)) return true
  if (/(?:原来?|此前|曾|而非|而不是)\s?$/.test(before)) return true
  if (/^\s*(?:到|至|降到|降至|升到|升至|→|(?:down |up )?to [$€£¥]?\d)/.test(after)) return true
  return /^(?:19|20)\d\d$/.test(number) && unit.trim() === '年'
}

/** True when the unit is a word of its own: 14 周|上线, but not 3 个|性化. */
function isWholeUnit(title: string, end: number): boolean {
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(title)
  return end === title.length || words.containing(end)?.index === end
}

function figureAt(title: string, index: number, value = '', unit = ''): Figure | undefined {
  const end = index + value.length + unit.length
  const [before, rest] = [title.slice(0, index), title.slice(end)]
  const figure = { before, number: value, unit, after: rest }
  // A capital X is part of a name (802.1X), a small one means times.
  if (unit === 'X' || (unit === '' && !/[$€£¥]/.test(value))) return undefined
  if (partBefore.test(before) || partAfter.test(rest) || isOld(figure)) return undefined
  if (!isWholeUnit(title, end)) return undefined
  const joint = /^[\s,;:，；：、.。!！]*/.exec(rest)?.[0] ?? ''
  return { before, number: value, unit, joint, after: rest.slice(joint.length) }
}

/**
 * The figure of a business value that is set large: it has a unit, stands at the beginning or end of the title and is
 * not the value before; the percentage when there is one at both ends. undefined: the whole title is set as words.
 */
export function figureOf(title: string): Figure | undefined {
  const first = opening.exec(title)
  const last = closing.exec(title)
  const found = [
    first && figureAt(title, first[1]?.length ?? 0, first[2], first[3]),
    last && figureAt(title, last.index, last[1], last[2]),
  ].filter((figure) => figure !== undefined && figure !== null)
  return found.find(({ unit }) => unit === '%') ?? found[0]
}
