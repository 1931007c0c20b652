import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { MoreItems } from '@/components/ui/MoreItems.client'
import { Pager } from '@/components/ui/Pager'
import type { PageContext } from '@/lib/i18n/page-context'
import { isPastEnd, pageAddress, pageCount } from '@/lib/rules/list/pages'
import styles from './list.module.css'

type List = {
  page: PageContext
  total: number
  pageNo: number
  pageSize: number
  /** Path without prefix and the query that keeps filters, for the pager. */
  path: string
  search: string
}
type Props = List & {
  /** The items as `<li>`s. */
  children: ReactNode
  count: number
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
  const list = { page, total, pageNo, pageSize, path, search }
  if (count === 0) return <NoItems {...list} clear={clear} />
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
      <ListPager {...list} className={styles.pager} />
      <MoreItems
        key={`${pageNo}${search}`}
        listId="list"
        pageSize={pageSize}
        total={total}
        pageNo={pageNo}
        next={hrefOf(list)(pageNo + 1)}
        {...(step && { step })}
        isInfinite={isInfinite}
        labels={more}
      />
    </>
  )
}

const hrefOf =
  ({ page, path, search }: Pick<List, 'page' | 'path' | 'search'>) =>
  (number: number) =>
    page.href(pageAddress(path, search, number))

/** Links to the pages of a list in the words of the page. */
export function ListPager({ className, ...list }: List & { className?: string | undefined }) {
  const { t } = list.page
  const labels = {
    pager: t('list.pager'),
    previous: t('list.previous'),
    next: t('list.next'),
    page: (number: number) => t('list.page', { number }),
  }
  const { pageNo, total, pageSize } = list
  return <Pager {...{ pageNo, total, pageSize, labels, className }} href={hrefOf(list)} />
}

/** Shown for a list without items, or for a page past its end with the way to its last page. */
export function NoItems({ clear, ...list }: List & { clear?: Props['clear'] }) {
  const { page, pageNo, total, pageSize } = list
  const lastHref = isPastEnd(pageNo, 0) ? hrefOf(list)(pageCount(total, pageSize)) : undefined
  return <EmptyList page={page} lastHref={lastHref} isEmpty={total === 0} clear={clear} />
}

type EmptyProps = Pick<Props, 'page' | 'clear'> & { lastHref: string | undefined; isEmpty: boolean }

/** Shown for a list without items. A page past the end is marked: the server entry answers it under HTTP 404 (D5). */
function EmptyList({ page, lastHref, isEmpty, clear }: EmptyProps) {
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
