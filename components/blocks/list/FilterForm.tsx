import type { ReactNode } from 'react'
import formStyles from '@/components/ui/filter-form.module.css'
import type { PageContext } from '@/lib/i18n/page-context'
import type { DayRange } from '@/lib/rules/list/list-query'
import { DateRange } from './DateRange'
import { FilterBehaviour } from './FilterBehaviour.client'
import styles from './filter-bar.module.css'

type Props = {
  page: PageContext
  path: string
  range: DayRange
  keyword: { name: string; value: string; label: string }
  total: number
  /** The filters in force as a query string; empty without any. */
  applied: string
  /** The menus between date and keyword, and what stands at the end of the result line. */
  children: ReactNode
  aside?: ReactNode
}

/** The filters of a list as a GET form (D15): works without scripts; with them a choice applies at once and the count is announced. */
export function FilterForm({ page, path, range, keyword, total, applied, children, aside }: Props) {
  const { t } = page
  return (
    <search className={styles.bar}>
      <form className={formStyles.form} action={page.href(path)} method="get" data-filter-form>
        <DateRange page={page} range={range} />
        {children}
        <div className={formStyles.ask}>
          <label className={`${formStyles.field} ${formStyles.search}`}>
            <span className="visually-hidden">{keyword.label}</span>
            <input
              type="search"
              name={keyword.name}
              defaultValue={keyword.value}
              placeholder={keyword.label}
              maxLength={100}
              enterKeyHint="search"
            />
          </label>
          <button type="submit" className={formStyles.submit}>
            {t('filter.apply')}
          </button>
        </div>
        <FilterBehaviour search={applied} />
      </form>
      <div className={styles.result}>
        <p role="status">{t('list.total', { total })}</p>
        {applied !== '' && (
          <a className={styles.clear} href={page.href(path)} data-filter-clear>
            {t('filter.clear')}
          </a>
        )}
        {aside}
      </div>
    </search>
  )
}
