import { Fragment } from 'react'
import { wordParts } from '@/lib/rules/text/word-breaks'

/** A heading or card title whose lines end between words: Chinese is kept whole elsewhere by `app/base.css`. For server components. */
export function Words({ text }: { text: string }) {
  const parts = wordParts(text)
  let at = 0
  return parts.map((part, index) => {
    at += part.length
    return (
      <Fragment key={at}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    )
  })
}
