import type { SearchAnswer } from '@/lib/content'
import { searchKinds } from '@/lib/content-types/addresses'
import type { PageContext } from '@/lib/i18n/page-context'
import { type SearchQuery, searchAddress } from '@/lib/rules/search/kinds'
import styles from './kinds.module.css'

type Props = { page: PageContext; query: SearchQuery; answer: SearchAnswer }

/** The kinds that were found with their numbers, as links: a filter that works without scripts (D15). */
export function Kinds({ page, query, answer }: Props) {
  const totals = new Map(answer.groups.map(({ kind, total }) => [kind, total]))
  const kinds = searchKinds.filter((kind) => totals.has(kind) || kind === query.kind)
  const entries = [
    { kind: undefined, label: page.t('search.all'), total: answer.total },
    ...kinds.map((kind) => ({ kind, label: page.t(`search.kind.${kind}`), total: totals.get(kind) ?? 0 })),
  ]
  return (
    <nav className={styles.kinds} aria-label={page.t('search.kinds')}>
      <ul className={`container ${styles.list}`}>
        {entries.map(({ kind, label, total }) => (
          <li key={label}>
            <a
              href={page.href(searchAddress({ q: query.q, kind }))}
              aria-current={kind === query.kind ? 'page' : undefined}
            >
              <span>{label}</span> <span className={styles.count}>{total}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
