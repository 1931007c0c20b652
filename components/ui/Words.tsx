import { Fragment } from 'react'
import { wordParts } from '@/lib/rules/text/word-breaks'

/** A part of more signs than this may be longer than a narrow line. */
const MOST_SIGNS = 7

/**
 * A heading or card title whose lines end between words: Chinese is kept whole elsewhere by `app/base.css`. A part that no line holds
 * begins one and breaks as running text does, with no stop at a line's start. For server components.
 */
export function Words({ text }: { text: string }) {
  const parts = wordParts(text)
  let at = 0
  return parts.map((part, index) => {
    at += part.length
    return (
      <Fragment key={at}>
        {index > 0 && <wbr />}
        {part.length > MOST_SIGNS && parts.length > 1 ? <span className="long-part">{part}</span> : part}
      </Fragment>
    )
  })
}
