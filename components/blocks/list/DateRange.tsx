import { DateRangePicker } from '@/components/ui/DateRangePicker.client'
import formStyles from '@/components/ui/filter-form.module.css'
import type { PageContext } from '@/lib/i18n/page-context'
import type { DayRange } from '@/lib/rules/list/list-query'
import styles from './filter-bar.module.css'

/** First and last day of a filter: two native date fields; phones with scripts get a calendar that takes both ends at once (§4). */
export function DateRange({ page, range }: { page: PageContext; range: DayRange }) {
  const { t } = page
  const labels = {
    open: t('filter.dates'),
    title: t('filter.dates'),
    apply: t('filter.apply'),
    clear: t('filter.clearDates'),
    close: t('filter.close'),
    hint: t('filter.bothEnds'),
    previous: t('filter.previousMonth'),
    next: t('filter.nextMonth'),
  }
  return (
    <>
      <DateRangePicker language={page.localeConfig.bcp47} range={range} labels={labels} />
      <div className={styles.range} data-native-range>
        <label className={formStyles.field}>
          <span>{t('filter.from')}</span>
          <input type="date" name="startDate" defaultValue={range.startDate} max="9999-12-31" />
        </label>
        <label className={formStyles.field}>
          <span>{t('filter.to')}</span>
          <input type="date" name="endDate" defaultValue={range.endDate} max="9999-12-31" />
        </label>
      </div>
    </>
  )
}
