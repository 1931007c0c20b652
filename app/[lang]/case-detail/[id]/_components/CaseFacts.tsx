import { JumpButton } from '@/components/blocks/JumpButton'
import type { Example } from '@/lib/contract/cases'
import { versionedUrl } from '@/lib/contract/image-address'
import type { PageContext } from '@/lib/i18n/page-context'
import { firstPicture } from '@/lib/rules/media/media-files'
import styles from './case-detail.module.css'

/** Who the customer is, beside the story: its name is seen where no logo says it; nothing when no fact is known. */
export function CaseFacts({ page, item }: { page: PageContext; item: Example }) {
  const logo = firstPicture(item.customerLogo)
  if (!logo && !item.customerName && !item.industryName && !item.jumpBO) return null
  const { t } = page
  return (
    <aside className={styles.facts} aria-label={t('cases.facts')}>
      {logo && <img src={versionedUrl(logo)} alt="" width={180} height={60} />}
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
