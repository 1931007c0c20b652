import { Picture } from '@/components/media/Picture'
import { Highlighted } from '@/components/ui/Highlighted'
import type { Hit } from '@/lib/content'
import { localeConfigs, otherLocale } from '@/lib/i18n/locales'
import type { PageContext } from '@/lib/i18n/page-context'
import { untranslatedName } from '@/lib/rules/address/untranslated-name'
import { HitTitle } from './HitTitle'
import styles from './hit.module.css'

/** A hit: title, its name in the other language where that was found, the words around what was found, what it belongs to, and its picture where it has one. */
export function HitItem({ page, hit }: { page: PageContext; hit: Hit }) {
  const { path, title, otherName, excerpt, note, date, cover } = hit
  return (
    <li className={styles.hit}>
      <article>
        <div className={styles.text}>
          <h3 className={otherName.length > 0 ? styles.named : undefined}>
            <a href={page.href(path)} {...untranslatedName(path)}>
              <HitTitle page={page} parts={title} />
            </a>
            {otherName.length > 0 && (
              <>
                {' '}
                <span
                  {...untranslatedName(path)}
                  className={styles.other}
                  lang={localeConfigs[otherLocale(page.locale)].bcp47}
                >
                  <Highlighted parts={otherName} />
                </span>
              </>
            )}
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
          <div className={styles.cover} data-kind={hit.kind}>
            <Picture resource={cover} alt="" box={[240, 135]} />
          </div>
        )}
      </article>
    </li>
  )
}
