import { FilteredList } from '@/components/blocks/list/FilteredList'
import { FilterMenu } from '@/components/ui/FilterMenu'
import type { getMediaList } from '@/lib/content'
import { recordAddresses, recordPath } from '@/lib/content-types/addresses'
import type { MediaQuery } from '@/lib/rules/list/list-query'
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
    <FilteredList
      {...{ page, path, query, search, list, banner, title }}
      pageSize={recordAddresses.media.pageSize}
      fixed={{ label: t('media.fixed'), features }}
      keyword={{ name: 'titleContent', value: query.titleContent, label: t('media.keyword') }}
      filters={
        <FilterMenu
          name="resourceType"
          label={t('media.types')}
          options={list.types.map((value) => ({ value, label: value }))}
          chosen={query.resourceTypes}
        />
      }
    >
      {list.data.map((item) => (
        <li key={item.id}>
          <MediaCard page={page} item={item} isHalf />
        </li>
      ))}
    </FilteredList>
  )
}
