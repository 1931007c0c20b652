import { JumpButton } from '@/components/blocks/JumpButton'
import { RichText } from '@/components/blocks/RichText'
import { Picture } from '@/components/media/Picture'
import { Heading, Lead } from '@/components/ui/Words'
import type { Publication } from '@/lib/contract/publications'
import type { PageContext } from '@/lib/i18n/page-context'
import styles from './publication.module.css'

/** A publication of type PUBLICATION (§2): cover, name, introduction, jump button, and what the issue holds. */
export function Journal({ page, item }: { page: PageContext; item: Publication }) {
  const { t } = page
  return (
    <div className={`container ${styles.journal}`}>
      <div className={styles.journalCover}>
        <Picture resource={item.picture} alt={item.name} box={[400, 533]} mobileBox={[240, 320]} isPriority />
      </div>
      <div>
        <p className={styles.kind}>{t('publication.journal')}</p>
        <Heading as="h1" text={item.name} byClause />
        {item.introduction && (
          <p className={styles.introduction}>
            <Lead text={item.introduction} />
          </p>
        )}
        <JumpButton page={page} jump={item.jumpBO} gate={{ type: 'corporate/publications', id: item.id }} />
        <RichText page={page} html={item.publicationDescribe} className={styles.journalText ?? ''} />
      </div>
    </div>
  )
}
