import { Fragment } from 'react'
import { compoundParts } from '@/lib/rules/text/compounds'
import { keepArticles, keepNames, keepUnits } from '@/lib/rules/text/figure-breaks'
import { bookTitles, clausesOf, latinClauses, wordParts } from '@/lib/rules/text/word-breaks'

/**
 * A heading or card title whose lines end between words: Chinese is kept whole elsewhere by `app/base.css`, compounds here. With
 * `byClause` a clause that has no room on a line begins the next one. For server components.
 */
export function Words({ text, byClause }: { text: string; byClause?: boolean }) {
  const parts = wordParts(text)
  if (parts[0] === text) return <Latin text={keepArticles(keepNames(keepUnits(text)))} byClause={byClause} />
  const clauses = byClause ? clausesOf(parts) : []
  if (clauses.length < 2) return <Parts parts={parts} />
  let at = 0
  return clauses.map((clause) => {
    at += clause.parts.length
    return clause.isWhole ? (
      <Fragment key={at}>
        <span className="clause">
          <Parts parts={clause.parts} />
        </span>
        <wbr />
      </Fragment>
    ) : (
      <Fragment key={at}>
        <Parts parts={clause.parts} />
        <wbr />
      </Fragment>
    )
  })
}

/** The parts of a title with what a line may end after between them; the title of a book keeps its line where it has room. */
function Parts({ parts }: { parts: string[] }) {
  const groups = bookTitles(parts)
  let at = 0
  return groups.map((group, index) => {
    at += group.length
    return (
      <Fragment key={at}>
        {index > 0 && <wbr />}
        {group.length > 1 ? (
          <span className="clause">
            <Breakable parts={group} />
          </span>
        ) : (
          group
        )}
      </Fragment>
    )
  })
}

function Breakable({ parts }: { parts: string[] }) {
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

function Latin({ text, byClause }: { text: string; byClause: boolean | undefined }) {
  const clauses = byClause ? latinClauses(text) : []
  if (clauses.length < 2) return <Compounds text={text} />
  let at = 0
  return clauses.map((clause, index) => {
    at += clause.text.length
    const words = <Compounds text={clause.text} />
    return (
      <Fragment key={at}>
        {index > 0 && ' '}
        {clause.isWhole ? <span className="clause">{words}</span> : words}
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
