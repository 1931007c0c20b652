import { Words } from '@/components/ui/Words'
import { recordPath } from '@/lib/content-types/addresses'
import type { Example } from '@/lib/contract/cases'
import type { PageContext } from '@/lib/i18n/page-context'
import { pictureUrl } from '@/lib/rules/media/media-files'
import { pictureSource } from '@/lib/rules/media/picture-source'
import { noBreakFigures } from '@/lib/rules/text/figure-breaks'
import styles from './results.module.css'

/** A measured result: the figure, what it was before, on how many it was measured, and whose it is. */
export function ResultCard({ page, item }: { page: PageContext; item: Example }) {
  const [result] = item.results ?? []
  if (!result) return null
  const logo = pictureUrl(item.customerLogo)
  return (
    <article className={styles.card}>
      {logo ? (
        <img {...pictureSource(logo)} alt={item.customerName ?? ''} width={108} height={36} loading="lazy" />
      ) : (
        <p className={styles.customer}>{item.customerName}</p>
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
