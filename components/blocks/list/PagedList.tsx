import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { MoreItems } from '@/components/ui/MoreItems.client'
import { Pager } from '@/components/ui/Pager'
import type { PageContext } from '@/lib/i18n/page-context'
import { isPastEnd, pageAddress, pageCount } from '@/lib/rules/list/pages'
import styles from './list.module.css'

type Props = {
  page: PageContext
  /** The items as `<li>`s. */
  children: ReactNode
  count: number
  total: number
  pageNo: number
  pageSize: number
  /** Path without prefix and the query that keeps filters, for the pager. */
  path: string
  search: string
  columns?: 2 | 3
  /** Two a row on phones too (publications). */
  isTwoOnPhones?: boolean
  step?: number
  isInfinite?: boolean
  /** Offered when filters leave nothing (D17). */
  clear?: { href: string; label: string } | undefined
  className?: string | undefined
}

/** A list with its pager on PC and loading on phones (§2, D15–D17); empty lists and pages past the end say so. */
export function PagedList({
  page,
  children,
  count,
  total,
  pageNo,
  pageSize,
  path,
  search,
  columns = 2,
  isTwoOnPhones = false,
  step,
  isInfinite = false,
  clear,
  className = '',
}: Props) {
  const { t } = page
  const href = (number: number) => page.href(pageAddress(path, search, number))
  if (count === 0)
    return (
      <EmptyList
        page={page}
        lastHref={isPastEnd(pageNo, count) ? href(pageCount(total, pageSize)) : undefined}
        isEmpty={total === 0}
        clear={clear}
      />
    )
  const labels = {
    pager: t('list.pager'),
    previous: t('list.previous'),
    next: t('list.next'),
    page: (number: number) => t('list.page', { number }),
  }
  const more = {
    more: t('list.more'),
    loading: t('list.loading'),
    failed: t('list.failed'),
    count: t('list.shown', { shown: '{shown}', total: '{total}' }),
  }
  return (
    <>
      <ul
        id="list"
        className={`${styles.grid} ${columns === 3 ? styles.three : ''} ${isTwoOnPhones ? styles.two : ''} ${className}`}
        data-step={step}
      >
        {children}
      </ul>
      <Pager
        pageNo={pageNo}
        total={total}
        pageSize={pageSize}
        href={href}
        labels={labels}
        className={styles.pager}
      />
      <MoreItems
        key={`${pageNo}${search}`}
        listId="list"
        pageSize={pageSize}
        total={total}
        pageNo={pageNo}
        {...(step && { step })}
        isInfinite={isInfinite}
        labels={more}
      />
    </>
  )
}

/** What stands for a list without items. A page past the end is marked: the server entry answers it under HTTP 404 (D5). */
function EmptyList({
  page,
  lastHref,
  isEmpty,
  clear,
}: {
  page: PageContext
  lastHref: string | undefined
  isEmpty: boolean
  clear: Props['clear']
}) {
  const { t } = page
  const nothing = clear ? t('list.noMatch') : t('list.empty')
  return (
    <div className={styles.empty} role="status" data-page={lastHref && 'past-end'}>
      <p>{lastHref && !isEmpty ? t('list.pastEnd') : nothing}</p>
      {lastHref && !(isEmpty && clear) && <ButtonLink href={lastHref}>{t('list.lastPage')}</ButtonLink>}
      {isEmpty && clear && (
        <ButtonLink variant="outline" href={clear.href} data-filter-clear>
          {clear.label}
        </ButtonLink>
      )}
    </div>
  )
}
