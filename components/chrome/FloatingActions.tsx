import { Icon } from '@/components/ui/Icon'
import type { PageContext } from '@/lib/i18n/page-context'
import { formLink } from '@/lib/rules/gate'
import styles from './floating-actions.module.css'

/** The consult button (§9: which form) and the way to the top, always shown (§1). */
export function FloatingActions({ page, path }: { page: PageContext; path: string }) {
  const { defaultFormId, go1688FormId } = page.locale
  const formId = path.startsWith('/go1688') ? go1688FormId : defaultFormId
  return (
    <aside className={styles.actions} aria-label={page.t('shell.quickActions')}>
      <a className={styles.consult} {...formLink(page.href, formId)}>
        <Icon name="chat" />
        {page.t('shell.consult')}
      </a>
      <a className={styles.top} href="#top">
        <Icon name="up" />
        <span className="visually-hidden">{page.t('shell.toTop')}</span>
      </a>
    </aside>
  )
}
