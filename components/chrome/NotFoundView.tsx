import { ButtonLink } from '@/components/ui/Button'
import type { PageContext } from '@/lib/i18n/page-context'
import styles from './message.module.css'

/** "Oops. The page not found." with the ways on: home, products, cases (§2). */
export function NotFoundView({ page }: { page: PageContext }) {
  const { t } = page
  return (
    <div className={`container ${styles.message}`} data-page="not-found">
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>Oops. The page not found.</h1>
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
    </div>
  )
}
