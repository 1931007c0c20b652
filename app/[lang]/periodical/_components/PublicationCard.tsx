import { Picture } from '@/components/media/Picture'
import { Words } from '@/components/ui/Words'
import type { Publication } from '@/lib/contract/publications'
import type { PageContext } from '@/lib/i18n/page-context'
import styles from './publication.module.css'

/** A publication of the list: cover, name, introduction. */
export function PublicationCard({ page, item }: { page: PageContext; item: Publication }) {
  return (
    <article className={styles.card}>
      <div className={styles.cover} data-late>
        <Picture resource={item.picture} alt="" box={[240, 320]} mobileBox={[160, 213]} />
      </div>
      <div className={styles.words}>
        <h2>
          <a href={page.href(`/periodical/${item.id}`)}>
            <Words text={item.name} />
          </a>
        </h2>
        {item.introduction && <p>{item.introduction}</p>}
      </div>
    </article>
  )
}
