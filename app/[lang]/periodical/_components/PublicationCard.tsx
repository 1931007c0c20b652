import { Picture } from '@/components/media/Picture'
import { Icon } from '@/components/ui/Icon'
import { Words } from '@/components/ui/Words'
import { recordPath } from '@/lib/content-types/addresses'
import type { Publication } from '@/lib/contract/publications'
import type { PageContext } from '@/lib/i18n/page-context'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './publication.module.css'

type Props = { page: PageContext; item: Publication; isUnderTitle?: boolean }

/** A publication: cover, kind, name, introduction, and what its page offers. `isUnderTitle`: in a section with a title, whose cards have no room for the introduction. */
export function PublicationCard({ page, item, isUnderTitle = false }: Props) {
  const isJournal = item.type === 'PUBLICATION'
  const Name = isUnderTitle ? 'h3' : 'h2'
  return (
    <article className={styles.card}>
      <div className={styles.cover} data-late>
        <Picture resource={item.picture} alt="" box={[240, 320]} mobileBox={[160, 213]} />
      </div>
      <div className={styles.words}>
        <p className={styles.cardKind}>
          {page.t(isJournal ? 'publication.journal' : 'publication.whitePaper')}
        </p>
        <Name>
          <a href={page.href(recordPath('publications', item.id))}>
            <Words text={item.name} byClause />
          </a>
        </Name>
        {item.introduction && !isUnderTitle && (
          <p className={styles.summary}>{noBreakCounts(item.introduction)}</p>
        )}
        {/* The name is the link; this says to the eye where it leads. */}
        <p className={styles.more} aria-hidden>
          {page.t(isJournal ? 'publication.openJournal' : 'publication.openPaper')}
          <Icon name="arrow" size={16} />
        </p>
      </div>
    </article>
  )
}
