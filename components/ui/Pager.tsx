import { pageCount, pagerItems } from '@/lib/rules/list/pages'
import { Icon } from './Icon'
import styles from './pager.module.css'

type Props = {
  pageNo: number
  total: number
  pageSize: number
  /** Address of a page. */
  href: (pageNo: number) => string
  labels: { pager: string; previous: string; next: string; page: (pageNo: number) => string }
  className?: string | undefined
}

/** Numbered links to the pages of a list; a single page needs none. */
export function Pager({ pageNo, total, pageSize, href, labels, className = '' }: Props) {
  const pages = pageCount(total, pageSize)
  if (pages <= 1) return null
  return (
    <nav className={`${styles.pager} ${className}`} aria-label={labels.pager}>
      <Step to={pageNo > 1 ? href(pageNo - 1) : undefined} label={labels.previous} icon="back" rel="prev" />
      {pagerItems(pageNo, pages).map((item, index) =>
        item === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be known by
          <span key={`gap-${index}`} className={styles.link} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={item}
            className={styles.link}
            href={href(item)}
            aria-label={labels.page(item)}
            aria-current={item === pageNo ? 'page' : undefined}
          >
            {item}
          </a>
        ),
      )}
      <Step to={pageNo < pages ? href(pageNo + 1) : undefined} label={labels.next} icon="arrow" rel="next" />
    </nav>
  )
}

type StepProps = { to: string | undefined; label: string; icon: 'back' | 'arrow'; rel: string }

function Step({ to, label, icon, rel }: StepProps) {
  if (!to)
    return (
      <span className={`${styles.link} ${styles.off}`} aria-hidden="true">
        <Icon name={icon} />
      </span>
    )
  return (
    <a className={styles.link} href={to} rel={rel} aria-label={label}>
      <Icon name={icon} />
    </a>
  )
}
