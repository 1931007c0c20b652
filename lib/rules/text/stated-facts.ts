/** What a text says about the file it stands beside: a number of pages, or a length in seconds. */
export type StatedFact = { kind: 'pages' | 'seconds'; value: number; words: string; tolerance: number }

const pages = [
  /(?:全文|全书|全册|全刊|全篇)\s*(\d+)\s*页|共\s*(\d+)\s*页/g,
  /(?:^|[.!?;(] ?|\b(?:has|runs to|PDF,?) )(\d+)[ -]pages?\b/g,
]
const lengths = [
  /(?:片长|时长|全片|全长)\s*(?:(\d+)\s*分钟?)?\s*(?:(\d+)\s*秒)?/g,
  /\b(?:(\d+)[ -]minutes?)?(?:,? (?:and )?)?(?:(\d+)[ -]seconds?)? ?(?:film|video|clip)\b/g,
  /\b(?:running time:?|runs for|lasts) (?:(\d+) minutes?)?(?:,? (?:and )?)?(?:(\d+) seconds?)?/g,
]

/** The statements of a text that its file can prove or refute, in both languages. */
export function statedFactsIn(text: string): StatedFact[] {
  const counted = pages.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([words, first, second]): StatedFact => {
      return {
        kind: 'pages',
        value: Number(first ?? second),
        words: words.replace(/^[\s.!?;(]+/, ''),
        tolerance: 0,
      }
    }),
  )
  const lasting = lengths.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([words, minutes, seconds]): StatedFact[] => {
      if (minutes === undefined && seconds === undefined) return []
      const value = Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
      return [{ kind: 'seconds', value, words: words.trim(), tolerance: seconds === undefined ? 30 : 1 }]
    }),
  )
  return [...counted, ...lasting]
}
