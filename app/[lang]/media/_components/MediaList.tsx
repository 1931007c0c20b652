import { FeatureCarousel } from '@/components/blocks/FeatureCarousel'
import { FilteredList } from '@/components/blocks/list/FilteredList'
import { FilterForm } from '@/components/blocks/list/FilterForm'
import { ListHead } from '@/components/blocks/list/ListHead'
import { FilterMenu } from '@/components/ui/FilterMenu'
import type { getMediaList } from '@/lib/content'
import { recordAddresses, recordPath } from '@/lib/content-types/addresses'
import type { MediaQuery } from '@/lib/rules/list/list-query'
import { hasPicture } from '@/lib/rules/media/navigation-banner'
import { mediaDate } from '@/lib/rules/text/dates'
import type { ListViewProps } from '../../_components/list-page'
import { MediaCard } from './MediaCard'

type Props = ListViewProps<MediaQuery, Awaited<ReturnType<typeof getMediaList>>>

const path = '/media'

/** Media resources under their filters (§2): carousel, filter form, two a row, pager on PC, loading on phones. */
export function MediaList({ page, query, search, list, banner, title }: Props) {
  const { t, localeConfig, zone } = page
  const features = list.carousel.map((item) => ({
    id: item.id,
    href: recordPath('media', item.id),
    title: item.titleContent,
    desc: item.resourceDesc,
    cover: item.coverMaterial,
    meta: [item.resourceType, item.createdAt !== undefined && mediaDate(item.createdAt, localeConfig, zone)]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <ListHead page={page} banner={banner} title={title} desc={list.title?.desc}>
      {query.pageNo === 1 && (
        <FeatureCarousel
          page={page}
          label={t('media.fixed')}
          features={features}
          isLead={!hasPicture(banner)}
        />
      )}
      <FilterForm
        page={page}
        path={path}
        range={query}
        keyword={{ name: 'titleContent', value: query.titleContent, label: t('media.keyword') }}
        total={list.total}
        applied={search}
      >
        <FilterMenu
          name="resourceType"
          label={t('media.types')}
          options={list.types.map((value) => ({ value, label: value }))}
          chosen={query.resourceTypes}
        />
      </FilterForm>
      <FilteredList
        page={page}
        count={list.data.length}
        total={list.total}
        pageNo={query.pageNo}
        pageSize={recordAddresses.media.pageSize}
        path={path}
        search={search}
      >
        {list.data.map((item) => (
          <li key={item.id}>
            <MediaCard page={page} item={item} isHalf />
          </li>
        ))}
      </FilteredList>
    </ListHead>
  )
}
