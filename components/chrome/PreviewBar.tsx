import type { PageContext } from '@/lib/i18n/page-context'
import styles from './preview-bar.module.css'

/** Says that the page is an unpublished preview (D14). */
export function PreviewBar({ page }: { page: PageContext }) {
  return (
    <p className={styles.bar} role="status">
      {page.t('shell.preview')}
    </p>
  )
}
