import { Fragment } from 'react'
import type { PageContext } from '@/lib/i18n/page-context'
import type { Part } from '@/lib/rules/search/highlight-hits'
import { ownWords } from '@/lib/rules/text/segment-words'
import { wordParts } from '@/lib/rules/text/word-breaks'

/** The title of a hit: what was looked for is marked, and lines end between words, as those of other titles do (`Words`). */
export function HitTitle({ page, parts }: { page: PageContext; parts: Part[] }) {
  const own = ownWords(page.t('shell.siteName'), page.t.raw('shell.unbrokenWords'))
  const words = wordParts(parts.map(({ text }) => text).join(''), own)
  const title = words.join('')
  const ends: number[] = []
  for (const word of words) ends.push((ends.at(-1) ?? 0) + word.length)
  let to = 0
  return parts.map((part) => {
    const from = to
    to += part.text.length
    const cuts = [from, ...ends.filter((end) => end > from && end < to), to]
    const text = cuts.slice(1).map((end, at) => (
      <Fragment key={end}>
        {at > 0 && <wbr />}
        <span>{title.slice(cuts[at], end)}</span>
      </Fragment>
    ))
    return (
      <Fragment key={from}>
        {from > 0 && ends.includes(from) && <wbr />}
        {part.isHit ? <mark>{text}</mark> : text}
      </Fragment>
    )
  })
}
