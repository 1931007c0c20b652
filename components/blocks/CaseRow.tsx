import { ScrollRow } from '@/components/ui/ScrollRow.client'
import type { ListedExample } from '@/lib/contract/cases'
import type { PageContext } from '@/lib/i18n/page-context'
import { caseRowLayout } from '@/lib/rules/layout/card-layout'
import { CaseCard } from './CaseCard'
import styles from './case-row.module.css'

type Props = { page: PageContext; cases: ListedExample[]; label: string }

/** Related cases: a carousel from three, with arrows above three, else side by side (§9), one across the row. */
export function CaseRow({ page, cases, label }: Props) {
  const { isCarousel, hasArrows } = caseRowLayout(cases.length)
  const items = cases.map((item) => (
    <li key={item.id}>
      <CaseCard page={page} item={item} isAlone={cases.length === 1} isHalf={cases.length < 3} />
    </li>
  ))
  if (!isCarousel) return <ul className={styles.grid}>{items}</ul>
  const arrows = hasArrows
    ? { previous: page.t('carousel.previous'), next: page.t('carousel.next') }
    : undefined
  return (
    <ScrollRow label={label} arrows={arrows} className={styles.row}>
      {items}
    </ScrollRow>
  )
}
