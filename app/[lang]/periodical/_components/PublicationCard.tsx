import { Picture } from '@/components/media/Picture'
import { Icon } from '@/components/ui/Icon'
import { Words } from '@/components/ui/Words'
import { recordPath } from '@/lib/content-types/addresses'
import type { Publication } from '@/lib/contract/publications'
import type { PageContext } from '@/lib/i18n/page-context'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './publication.module.css'

/** A publication of the list: cover, kind, name, introduction, and what its page offers. */
export function PublicationCard({ page, item }: { page: PageContext; item: Publication }) {
  const isJournal = item.type === 'PUBLICATION'
  return (
    <article className={styles.card}>
      <div className={styles.cover} data-late>
        <Picture resource={item.picture} alt="" box={[240, 320]} mobileBox={[160, 213]} />
      </div>
      <div className={styles.words}>
        <p className={styles.cardKind}>
          {page.t(isJournal ? 'publication.journal' : 'publication.whitePaper')}
        </p>
        <h2>
          <a href={page.href(recordPath('publications', item.id))}>
            <Words text={item.name} byClause />
          </a>
        </h2>
        {item.introduction && <p className={styles.summary}>{noBreakCounts(item.introduction)}</p>}
        {/* The name is the link; this says to the eye where it leads. */}
        <p className={styles.more} aria-hidden>
          {page.t(isJournal ? 'publication.openJournal' : 'publication.openPaper')}
          <Icon name="arrow" size={16} />
        </p>
      </div>
    </article>
  )
}
