import { SmallPicture } from '@/components/media/SmallPicture'
import { Words } from '@/components/ui/Words'
import { recordPath } from '@/lib/content-types/addresses'
import type { ListedExample } from '@/lib/contract/cases'
import type { PageContext } from '@/lib/i18n/page-context'
import { firstPicture } from '@/lib/rules/media/media-files'
import { noBreakFigures } from '@/lib/rules/text/figure-breaks'
import styles from './results.module.css'

/** A measured result: the figure, what it was before, on how many it was measured, and whose it is. */
export function ResultCard({ page, item }: { page: PageContext; item: ListedExample }) {
  const [result] = item.results ?? []
  if (!result) return null
  return (
    <article className={styles.card}>
      {firstPicture(item.customerLogo) ? (
        <span className={styles.logo} data-late>
          <SmallPicture resource={item.customerLogo} size={[108, 36]} alt={item.customerName ?? ''} />
        </span>
      ) : (
        item.customerName && <p className={styles.customer}>{item.customerName}</p>
      )}
      <p className={styles.figure}>
        {result.before !== undefined && (
          <span>
            <span className="visually-hidden">{page.t('home.before', { value: result.before })}</span>
            <s aria-hidden="true">{result.before}</s>
          </span>
        )}
        <b>{result.after}</b>
      </p>
      <h3>
        <a href={page.href(recordPath('cases', item.id))}>
          <Words text={result.label} />
        </a>
      </h3>
      {result.sample && <p className={styles.sample}>{noBreakFigures(result.sample)}</p>}
    </article>
  )
}
