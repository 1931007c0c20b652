import { headers } from 'next/headers'
import { Shell } from '@/components/layout/Shell'
import { SearchField } from '@/components/layout/search/SearchField.client'
import { searchTexts } from '@/components/layout/search/search-texts'
import { getLayout, type SearchAnswer, search } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import { noteMissedSearch } from '@/lib/measure/missed-search'
import { type SearchQuery, searchAddress } from '@/lib/rules/search/kinds'
import { cutText } from '@/lib/rules/text/cut-text'
import { Kinds } from './Kinds'
import { NextSteps, Nothing, Preparing, Start } from './NoResults'
import { GroupedResults, KindResults } from './Results'
import styles from './search.module.css'

const path = '/search'
/** Characters of a question that the heading repeats; the field holds all of it. */
const HEADING = 60

/** Search: the field, the kinds that were found, and the results, grouped or of one kind; complete without scripts (D13). */
export async function SearchPageLayout({ page, query }: { page: PageContext; query: SearchQuery }) {
  const { t } = page
  const isAsked = query.q !== ''
  const [layout, answer] = await Promise.all([getLayout(page), isAsked ? search(page, query) : undefined])
  if (answer?.total === 0) noteMissedSearch(page.locale, query.q, await headers())
  return (
    <Shell page={page} layout={layout} path={path} alternatePath={path}>
      <div className={styles.head}>
        <div className="container">
          <h1>{isAsked ? t('search.heading', { q: cutText(query.q, HEADING) }) : t('search.startTitle')}</h1>
          {!isAsked && <p className={styles.lead}>{t('search.startText')}</p>}
          <SearchField texts={searchTexts(page)} value={query.q} isLarge />
          {answer && <Summary page={page} answer={answer} />}
          {answer && <OwnName page={page} answer={answer} />}
        </div>
      </div>
      {answer && answer.total > 0 && <Kinds page={page} query={query} answer={answer} />}
      <div className={`container ${styles.body}`}>
        {!isAsked ? (
          <Start page={page} layout={layout} />
        ) : !answer ? (
          <Preparing page={page} />
        ) : answer.total === 0 ? (
          <Nothing page={page} layout={layout} query={query} />
        ) : query.kind ? (
          <KindResults page={page} query={query} answer={answer} />
        ) : (
          <GroupedResults page={page} query={query} answer={answer} />
        )}
        {answer && isFew(query, answer) && <NextSteps page={page} layout={layout} />}
      </div>
    </Shell>
  )
}

/** So few hits leave most of a screen empty. */
const FEW = 3

const isFew = ({ kind }: SearchQuery, { total, kindTotal }: SearchAnswer) =>
  total > 0 && (kind ? kindTotal : total) <= FEW

/** A product that was asked for by its name in the other language: most texts here know it by its own, so that is asked for next. */
function OwnName({ page, answer }: { page: PageContext; answer: SearchAnswer }) {
  const product = answer.groups.find(({ kind }) => kind === 'product')?.hits[0]
  if (!product || product.otherName.length === 0) return null
  const name = product.title.map(({ text }) => text).join('')
  return (
    <p className={styles.also}>
      <a href={page.href(searchAddress({ q: name }))}>{page.t('search.also', { name })}</a>
    </p>
  )
}

/** How many were found, and when not all of what was asked for. */
function Summary({ page, answer }: { page: PageContext; answer: SearchAnswer }) {
  const { t } = page
  if (answer.total === 0) return null
  return (
    <p className={styles.summary} role="status">
      <span>{t('search.found', { total: answer.total })}</span>
      {answer.exactness !== 'exact' && <span>{t(`search.${answer.exactness}`)}</span>}
    </p>
  )
}
