import { Icon } from '@/components/ui/Icon'
import { defaultFormOf } from '@/lib/i18n/locales'
import type { PageContext } from '@/lib/i18n/page-context'
import { formLink } from '@/lib/rules/gate/gate'
import styles from './floating-actions.module.css'

/** The consult button (§9: which form) and the way to the top, always shown (§1): below 1024 px a bar at the lower edge, else in the grid's gutter. */
export function FloatingActions({ page, path }: { page: PageContext; path: string }) {
  const formId = defaultFormOf(page.locale, path)
  return (
    <aside
      className={`${styles.actions} ${path.startsWith('/activity/') ? styles.event : ''}`}
      data-floating=""
      aria-label={page.t('shell.quickActions')}
    >
      <a className={styles.consult} {...formLink(page.href, formId)}>
        <Icon name="chat" />
        <span className={styles.words}>{page.t('shell.consult')}</span>
      </a>
      <a className={styles.top} href="#top">
        <Icon name="up" />
        <span className="visually-hidden">{page.t('shell.toTop')}</span>
      </a>
    </aside>
  )
}
