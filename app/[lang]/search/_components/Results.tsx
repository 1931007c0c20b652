import { PagedList } from '@/components/blocks/list/PagedList'
import { ButtonLink } from '@/components/ui/Button'
import type { SearchAnswer } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import { hitsPerPage, type SearchQuery, searchAddress } from '@/lib/rules/search/kinds'
import { HitItem } from './HitItem'
import styles from './results.module.css'

type Props = { page: PageContext; query: SearchQuery; answer: SearchAnswer }

/** The best hits of every kind, the kind with the best one first. */
export function GroupedResults({ page, query: { q }, answer }: Props) {
  const { t } = page
  return answer.groups.map(({ kind, total, hits }) => (
    <section key={kind} className={styles.group} aria-labelledby={`kind-${kind}`}>
      <div className={styles.side}>
        <h2 id={`kind-${kind}`}>{t(`search.kind.${kind}`)}</h2>
        {total > hits.length && (
          <a
            className={styles.more}
            href={page.href(searchAddress({ q, kind }))}
            aria-label={t('search.allOfKind', { kind: t(`search.kind.${kind}`), total })}
          >
            {t('search.moreOfKind', { total })}
          </a>
        )}
      </div>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <HitItem key={hit.key} page={page} hit={hit} />
        ))}
      </ul>
    </section>
  ))
}

/** All hits of a kind, page by page. */
export function KindResults({ page, query: { q, kind, pageNo }, answer }: Props) {
  if (answer.kindTotal === 0)
    return (
      <div className={styles.none}>
        <p>{page.t('search.noneOfKind', { q })}</p>
        <ButtonLink variant="outline" href={page.href(searchAddress({ q }))}>
          {page.t('search.showAll')}
        </ButtonLink>
      </div>
    )
  return (
    <div className={styles.whole}>
      <h2 className="visually-hidden">{kind && page.t(`search.kind.${kind}`)}</h2>
      <PagedList
        page={page}
        count={answer.hits.length}
        total={answer.kindTotal}
        pageNo={pageNo}
        pageSize={hitsPerPage}
        path="/search"
        search={searchAddress({ q, kind }).slice('/search'.length)}
        className={styles.hits}
      >
        {answer.hits.map((hit) => (
          <HitItem key={hit.key} page={page} hit={hit} />
        ))}
      </PagedList>
    </div>
  )
}
