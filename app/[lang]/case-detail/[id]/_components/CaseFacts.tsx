import { JumpButton } from '@/components/blocks/JumpButton'
import { SmallPicture } from '@/components/media/SmallPicture'
import type { Example } from '@/lib/contract/cases'
import type { PageContext } from '@/lib/i18n/page-context'
import { firstPicture } from '@/lib/rules/media/media-files'
import { noBreakFigures } from '@/lib/rules/text/figure-breaks'
import styles from './case-detail.module.css'

/** So many results stand beside the story: its text has them all. */
const SHOWN_RESULTS = 3

/** Who the customer is and what was measured, beside the story: its name is seen where no logo says it; nothing when no fact is known. */
export function CaseFacts({ page, item }: { page: PageContext; item: Example }) {
  const logo = firstPicture(item.customerLogo)
  const results = item.results?.slice(0, SHOWN_RESULTS) ?? []
  if (!logo && !item.customerName && !item.industryName && !item.jumpBO && results.length === 0) return null
  const { t } = page
  return (
    <aside className={styles.facts} aria-label={t('cases.facts')}>
      <SmallPicture resource={item.customerLogo} size={[180, 60]} isEager />
      <dl>
        {item.customerName && (
          <div className={logo ? 'visually-hidden' : undefined}>
            <dt>{t('cases.customer')}</dt>
            <dd>{item.customerName}</dd>
          </div>
        )}
        {item.industryName && (
          <div>
            <dt>{t('cases.industry')}</dt>
            <dd>{item.industryName}</dd>
          </div>
        )}
        {results.map(({ label, before, after, sample }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.result}>
              {before !== undefined && (
                <>
                  <span className="visually-hidden">{t('home.before', { value: before })}</span>
                  <span className={styles.before} aria-hidden="true">
                    {before} →
                  </span>
                </>
              )}{' '}
              <b>{after}</b>
              {sample && <small>{noBreakFigures(sample)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <JumpButton
        page={page}
        jump={item.jumpBO}
        gate={{ type: 'example', id: item.id }}
        fallbackTitle={t('cases.consult')}
        variant="outline"
      />
    </aside>
  )
}
