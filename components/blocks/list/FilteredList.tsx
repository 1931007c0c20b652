import type { ComponentProps, ReactNode } from 'react'
import { FeatureCarousel } from '@/components/blocks/FeatureCarousel'
import type { DayRange } from '@/lib/rules/list/list-query'
import { hasPicture, type NavigationBanner } from '@/lib/rules/media/navigation-banner'
import { FilterForm } from './FilterForm'
import { ListHead } from './ListHead'
import { PagedList } from './PagedList'

type Carousel = ComponentProps<typeof FeatureCarousel>
type Paged = ComponentProps<typeof PagedList>
type Form = ComponentProps<typeof FilterForm>
type Props = Pick<Paged, 'page' | 'path' | 'search' | 'pageSize' | 'className' | 'children'> &
  Pick<Form, 'keyword' | 'aside'> & {
    query: DayRange & { pageNo: number }
    list: { data: unknown[]; total: number; title: { desc?: string | undefined } | undefined }
    banner: NavigationBanner | undefined
    title: string
    fixed: Pick<Carousel, 'label' | 'features'>
    /** The menus of the form. */
    filters: ReactNode
  }

/** A list page under its filters (§2): carousel, filter form, pager on PC, loading on phones; an empty one offers to take the filters away. `search`: the filters in force. */
export function FilteredList({ query, list, banner, title, fixed, keyword, filters, aside, ...rest }: Props) {
  const { page, path, search } = rest
  const isFiltered = search !== ''
  return (
    <ListHead page={page} banner={banner} title={title} desc={list.title?.desc}>
      {query.pageNo === 1 && <FeatureCarousel page={page} {...fixed} isLead={!hasPicture(banner)} />}
      <FilterForm
        page={page}
        path={path}
        range={query}
        keyword={keyword}
        total={list.total}
        applied={search}
        aside={aside}
      >
        {filters}
      </FilterForm>
      <div data-filtered={isFiltered ? '' : undefined}>
        <PagedList
          {...rest}
          count={list.data.length}
          total={list.total}
          pageNo={query.pageNo}
          isInfinite
          clear={isFiltered ? { href: page.href(path), label: page.t('filter.clear') } : undefined}
        />
      </div>
    </ListHead>
  )
}
