import { Fragment } from 'react'
import { compoundParts } from '@/lib/rules/text/compounds'
import { wordParts } from '@/lib/rules/text/word-breaks'

/** A heading or card title whose lines end between words: Chinese is kept whole elsewhere by `app/base.css`, compounds here. For server components. */
export function Words({ text }: { text: string }) {
  const parts = wordParts(text)
  if (parts.length === 1) return <Compounds text={text} />
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

function Compounds({ text }: { text: string }) {
  return compoundParts(text).map(({ text: part, isWhole }, at) => {
    const key = `${at} ${part}`
    return isWhole ? (
      <span key={key} className="whole">
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    )
  })
}
