import { FeatureCarousel } from '@/components/blocks/FeatureCarousel'
import { FilterForm } from '@/components/blocks/list/FilterForm'
import { ListHead } from '@/components/blocks/list/ListHead'
import { PagedList } from '@/components/blocks/list/PagedList'
import { Shell } from '@/components/chrome/Shell'
import { FilterMenu } from '@/components/ui/FilterMenu'
import { alternateListPath, getChrome, getMediaList, getThemedBanner, MEDIA_PAGE_SIZE } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import { filterSearch, type MediaQuery } from '@/lib/rules/list/list-query'
import { pageAddress } from '@/lib/rules/list/pages'
import { hasPicture } from '@/lib/rules/media/navigation-banner'
import { mediaDate } from '@/lib/rules/text/dates'
import { describePage, listThing } from '@/lib/seo/structured'
import { MediaCard } from './MediaCard'

const path = '/media'

/** Media under their filters (§2): carousel, filter form, two a row, pager on PC, loading on phones. */
export async function MediaListView({ page, query }: { page: PageContext; query: MediaQuery }) {
  const [chrome, banner, list] = await Promise.all([
    getChrome(page),
    getThemedBanner(page, path),
    getMediaList(page, query),
  ])
  const { t, locale, zone } = page
  const search = filterSearch({
    startDate: query.startDate,
    endDate: query.endDate,
    resourceType: query.resourceTypes,
    titleContent: query.titleContent,
  })
  const isFiltered = search !== ''
  const alternatePath = await alternateListPath(page, { path, search, pageNo: query.pageNo }, (other) =>
    getMediaList(other, query),
  )
  const features = list.carousel.map((item) => ({
    id: item.id,
    href: `/Media/${item.id}`,
    title: item.titleContent,
    desc: item.resourceDesc,
    cover: item.coverMaterial,
    meta: [item.resourceType, item.createdAt !== undefined && mediaDate(item.createdAt, locale, zone)]
      .filter(Boolean)
      .join(' · '),
  }))
  const address = pageAddress(path, search, query.pageNo)
  const title = list.title?.title ?? banner?.displayName ?? t('media.title')
  const facts = describePage(page, chrome, {
    path: address,
    title,
    description: list.title?.desc ?? t('media.description'),
    kind: 'CollectionPage',
    things: (origin) =>
      listThing(
        origin,
        address,
        list.data.map(({ id, titleContent }) => ({ path: `/Media/${id}`, name: titleContent })),
      ),
  })
  return (
    <Shell
      page={page}
      chrome={chrome}
      path={path}
      alternatePath={alternatePath}
      hasBanner={hasPicture(banner)}
      facts={facts}
    >
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
        <div data-filtered={isFiltered ? '' : undefined}>
          <PagedList
            page={page}
            count={list.data.length}
            total={list.total}
            pageNo={query.pageNo}
            pageSize={MEDIA_PAGE_SIZE}
            path={path}
            search={search}
            isInfinite
            clear={isFiltered ? { href: page.href(path), label: t('filter.clear') } : undefined}
          >
            {list.data.map((item) => (
              <li key={item.id}>
                <MediaCard page={page} item={item} />
              </li>
            ))}
          </PagedList>
        </div>
      </ListHead>
    </Shell>
  )
}
