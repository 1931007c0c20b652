import { Picture } from '@/components/media/Picture'
import { Highlighted } from '@/components/ui/Highlighted'
import type { Hit } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import { HitTitle } from './HitTitle'
import styles from './hit.module.css'

/** A hit: title, the words around what was found, what it belongs to, and its picture where it has one. */
export function HitItem({ page, hit }: { page: PageContext; hit: Hit }) {
  const { path, title, excerpt, note, date, cover } = hit
  return (
    <li className={styles.hit}>
      <article>
        <div className={styles.text}>
          <h3>
            <a href={page.href(path)}>
              <HitTitle parts={title} />
            </a>
          </h3>
          {excerpt.length > 0 && (
            <p className={styles.excerpt}>
              <Highlighted parts={excerpt} />
            </p>
          )}
          {(date || note.length > 0) && (
            <p className={styles.meta}>
              {date && <span>{date}</span>}
              {note.length > 0 && (
                <span>
                  <Highlighted parts={note} />
                </span>
              )}
            </p>
          )}
        </div>
        {cover && (
          <div className={styles.cover}>
            <Picture resource={cover} alt="" box={[240, 135]} />
          </div>
        )}
      </article>
    </li>
  )
}
