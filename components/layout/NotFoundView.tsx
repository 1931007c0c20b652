import { ButtonLink } from '@/components/ui/Button'
import { Lead } from '@/components/ui/Words'
import type { TopNavigationItem } from '@/lib/contract/site'
import type { PageContext } from '@/lib/i18n/page-context'
import type { MainList } from './broken-texts'
import styles from './message.module.css'
import { SearchField } from './search/SearchField.client'
import { searchTexts } from './search/search-texts'

const PRODUCTS = '/product'

/** "Oops. The page not found." in the page's own language too, with the ways on: search, home, products, cases, and every section (§2). */
export function NotFoundView({
  page,
  sections,
  lists,
}: {
  page: PageContext
  sections: TopNavigationItem[]
  /** Of the main lists those that the language has. */
  lists: readonly MainList[]
}) {
  const { t } = page
  // They stand two a row: of an odd number the products are left out, which a button leads to.
  const ways = sections.length % 2 ? sections.filter((item) => item.pageAddress !== PRODUCTS) : sections
  return (
    <div className={`container ${styles.message} ${styles.ways}`} data-page="not-found">
      <div>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1>
          {t('notFound.title')}
          <small lang="en">Oops. The page not found.</small>
        </h1>
        <p>{t('notFound.text')}</p>
        <div className={styles.search}>
          <SearchField texts={searchTexts(page)} />
        </div>
        <div className={styles.actions}>
          <ButtonLink href={page.href('/')}>{t('notFound.home')}</ButtonLink>
          {lists.map(({ path, label }) => (
            <ButtonLink key={path} variant="outline" href={page.href(path)}>
              {t(label)}
            </ButtonLink>
          ))}
        </div>
      </div>
      {ways.length > 0 && (
        <ul className={styles.sections}>
          {ways.map((item) => (
            <li key={item.pageAddress}>
              <a href={page.href(item.pageAddress)}>
                <b>{item.displayName}</b>
                {item.desc && (
                  <p>
                    <Lead text={item.desc} />
                  </p>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
