import { keepFigures } from './figure-breaks'

const han = /\p{Script=Han}/u
const words = new Intl.Segmenter('zh-CN', { granularity: 'word' })
/** Belongs to the word before it. */
const particle = /^[的了着过地得吗呢吧们]$/u

/** True where a line may end between two words: between whole Chinese words of two signs or more, and after a particle or a stop. */
function mayBreak(before: string, after: string, isWord: boolean): boolean {
  if (!isWord || !han.test(after) || particle.test(after)) return false
  if (/[，。：；！？、”》）]$/u.test(before)) return true
  if (after.length < 2 || !han.test(before)) return false
  return particle.test(before) || before.length > 1
}

/**
 * A Chinese title in the parts that a line may end after: never inside a word, a name or between a number and its unit. Single
 * signs stay with their neighbours, for the dictionary splits what it does not know. A text without Chinese is one part.
 */
export function wordParts(title: string): string[] {
  if (!han.test(title)) return [title]
  const parts: string[] = []
  let last = ''
  for (const { segment, isWordLike = false } of words.segment(keepFigures(title))) {
    if (last && mayBreak(last, segment, isWordLike)) parts.push('')
    parts[Math.max(0, parts.length - 1)] = (parts.at(-1) ?? '') + segment
    last = segment
  }
  return parts
}
