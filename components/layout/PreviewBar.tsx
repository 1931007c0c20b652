import type { PageContext } from '@/lib/i18n/page-context'
import type { PreviewState } from '@/lib/rules/preview/preview-state'
import { longZonedTime } from '@/lib/rules/text/dates'
import styles from './preview-bar.module.css'

/** Says that the page is a preview, and how it stands to what visitors see (D14). */
export function PreviewBar({ page, state }: { page: PageContext; state: PreviewState }) {
  const { t, localeConfig, zone } = page
  return (
    <p className={styles.bar} role="status">
      {state.kind === 'scheduled'
        ? t('preview.scheduled', { date: longZonedTime(state.at, localeConfig, zone) })
        : t(`preview.${state.kind}`)}
    </p>
  )
}
