import type { ComponentProps } from 'react'
import { PagedList } from './PagedList'

type Props = Omit<ComponentProps<typeof PagedList>, 'isInfinite' | 'clear'>

/** A list under its filters (§2): pager on PC, loading on phones; an empty one offers to take the filters away. `search`: the filters in force. */
export function FilteredList({ page, path, search, ...list }: Props) {
  const isFiltered = search !== ''
  return (
    <div data-filtered={isFiltered ? '' : undefined}>
      <PagedList
        {...list}
        page={page}
        path={path}
        search={search}
        isInfinite
        clear={isFiltered ? { href: page.href(path), label: page.t('filter.clear') } : undefined}
      />
    </div>
  )
}
