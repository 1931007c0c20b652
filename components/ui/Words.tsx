import { cache, Fragment, type ReactNode } from 'react'
import { compoundParts } from '@/lib/rules/text/compounds'
import { noBreakCounts, noBreakLatin } from '@/lib/rules/text/figure-breaks'
import { ownWords } from '@/lib/rules/text/segment-words'
import { bookTitles, clausesOf, latinClauses, wordParts } from '@/lib/rules/text/word-breaks'

/** The words of the site being rendered, which titles do not break; the page's shell sets them. */
export const siteWords = cache(() => ({ value: ownWords('') }))

type Title = { text: string; byClause?: boolean; untranslated?: string | undefined }

/**
 * A heading or card title whose lines end between words: Chinese follows `app/base.css`, compounds are joined here. With
 * `byClause` a clause that has no room on a line begins the next one; `untranslated` is a part, such as a
 * product's name, that browsers leave as it is. For server components.
 */
export function Words({ text, byClause, untranslated }: Title) {
  const at = untranslated ? text.indexOf(untranslated) : -1
  if (untranslated && at >= 0)
    return (
      <>
        {text.slice(0, at)}
        <span translate="no">
          <Words text={untranslated} />
        </span>
        {text.slice(at + untranslated.length)}
      </>
    )
  const parts = wordParts(text, siteWords().value)
  if (parts[0] === text) return <Latin text={noBreakLatin(text)} byClause={byClause} />
  const clauses = byClause ? clausesOf(parts) : []
  if (clauses.length < 2) return <Parts parts={parts} />
  return joined(
    clauses.map((clause) => ({
      ...clause,
      text: clause.parts.join(''),
      words: <Parts parts={clause.parts} />,
    })),
    <wbr />,
  )
}

/** How many signs two lines hold. */
const SHORT = 36

/**
 * The sentence below a title, in a `p`: lines of Chinese end between words, as those of `Words`, of a long text only where its lines are
 * long (`app/base.css`): in narrow ones whole words leave half a line empty. Other text keeps compounds whole, and figures with
 * their units.
 */
export function Lead({ text }: { text: string }): ReactNode {
  const own = siteWords().value
  const parts = wordParts(text, own)
  if (parts[0] === text) return <Compounds text={noBreakCounts(text)} />
  if (text.length <= SHORT) return <Parts parts={parts} />
  return (
    <span className="lead">
      <Parts parts={parts} brand={own.brand} />
    </span>
  )
}

type HeadingProps = Title & { as: 'h1' | 'h2' | 'h3' | 'h4'; id?: string; className?: string | undefined }

/** A heading of nothing but its words. */
export function Heading({ as: Name, id, className, ...words }: HeadingProps) {
  return (
    <Name {...{ id, className }}>
      <Words {...words} />
    </Name>
  )
}

/** A piece of a title; `isWhole` where it begins a line of its own sooner than it breaks. */
type Piece = { text: string; isWhole: boolean; words: ReactNode }

/** The pieces of a title in their order, with what a line may end at between them. */
function joined(pieces: Piece[], between: ReactNode): ReactNode {
  let at = 0
  return pieces.map(({ text, isWhole, words }, index) => {
    at += text.length
    return (
      <Fragment key={at}>
        {index > 0 && between}
        {isWhole ? <span className="clause">{words}</span> : words}
      </Fragment>
    )
  })
}

/** A word whose brand, and what is named after it, no line breaks. */
function branded(word: string, brand: string): ReactNode {
  const at = brand ? word.indexOf(brand) : -1
  if (at < 0) return word
  return (
    <>
      {word.slice(0, at)}
      <span className="whole">{word.slice(at)}</span>
    </>
  )
}

/** Words with what a line may end after between them. */
const breakable = (parts: string[], brand: string): ReactNode =>
  joined(
    parts.map((part) => ({
      text: part,
      isWhole: false,
      words: branded(part, brand),
    })),
    <wbr />,
  )

/** The parts of a title with what a line may end after between them; the title of a book keeps its line where it has room. */
function Parts({ parts, brand = '' }: { parts: string[]; brand?: string }) {
  return joined(
    bookTitles(parts).map((group) => ({
      text: group.join(''),
      isWhole: group.length > 1,
      words: breakable(group, brand),
    })),
    <wbr />,
  )
}

function Latin({ text, byClause }: { text: string; byClause: boolean | undefined }) {
  const clauses = byClause ? latinClauses(text) : []
  if (clauses.length < 2) return <Compounds text={text} />
  return joined(
    clauses.map((clause) => ({ ...clause, words: <Compounds text={clause.text} /> })),
    ' ',
  )
}

/** A text whose compounds, and numbers with hyphens, stay on one line. */
export function Compounds({ text }: { text: string }) {
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
