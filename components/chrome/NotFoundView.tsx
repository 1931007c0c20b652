import { ButtonLink } from '@/components/ui/Button'
import type { TopNavigationItem } from '@/lib/contract/site'
import type { PageContext } from '@/lib/i18n/page-context'
import { visibleItems } from './header-links'
import styles from './message.module.css'

/** "Oops. The page not found." with the ways on: home, products, cases, and every section (§2). */
export function NotFoundView({ page, sections }: { page: PageContext; sections: TopNavigationItem[] }) {
  const { t } = page
  return (
    <div className={`container ${styles.message}`} data-page="not-found">
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 lang="en">Oops. The page not found.</h1>
      <p>{t('notFound.text')}</p>
      <div className={styles.actions}>
        <ButtonLink href={page.href('/')}>{t('notFound.home')}</ButtonLink>
        <ButtonLink variant="outline" href={page.href('/product')}>
          {t('notFound.products')}
        </ButtonLink>
        <ButtonLink variant="outline" href={page.href('/cases')}>
          {t('notFound.cases')}
        </ButtonLink>
      </div>
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {visibleItems(sections).map((item) => (
            <li key={item.pageAddress}>
              <a href={page.href(item.pageAddress)}>
                <b>{item.displayName}</b>
                {item.desc && <span>{item.desc}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
