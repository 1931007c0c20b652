import { FeatureCarousel } from '@/components/blocks/FeatureCarousel'
import { FilterForm } from '@/components/blocks/list/FilterForm'
import { ListHead } from '@/components/blocks/list/ListHead'
import { PagedList } from '@/components/blocks/list/PagedList'
import { Shell } from '@/components/chrome/Shell'
import { FilterMenu } from '@/components/ui/FilterMenu'
import { ViewSwitch } from '@/components/ui/ViewSwitch.client'
import {
  ACTIVITY_PAGE_SIZE,
  alternateListPath,
  getActivities,
  getChrome,
  getThemedBanner,
} from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import { type ActivityQuery, filterSearch } from '@/lib/rules/list/list-query'
import { pageAddress } from '@/lib/rules/list/pages'
import { hasPicture } from '@/lib/rules/media/navigation-banner'
import { eventTime } from '@/lib/rules/text/dates'
import { describePage, listThing } from '@/lib/seo/structured'
import { ActivityCard } from './ActivityCard'
import styles from './activity-list.module.css'

const path = '/activity'

/** Events under their filters (§2): carousel of fixed events, filter form, cards or lines, pager on PC, loading on phones. */
export async function ActivityListView({ page, query }: { page: PageContext; query: ActivityQuery }) {
  const [chrome, banner, list] = await Promise.all([
    getChrome(page),
    getThemedBanner(page, path),
    getActivities(page, query),
  ])
  const { t, locale, zone } = page
  const search = filterSearch({
    startDate: query.startDate,
    endDate: query.endDate,
    place: query.places,
    activityType: query.activityTypes,
    activityName: query.activityName,
  })
  const isFiltered = search !== ''
  const alternatePath = await alternateListPath(page, { path, search, pageNo: query.pageNo }, (other) =>
    getActivities(other, query),
  )
  const labelOf = (type: string | undefined) => list.types.find(({ value }) => value === type)?.label ?? type
  const features = list.fixed.map((item) => ({
    id: item.id,
    href: `/activity/${item.id}`,
    title: item.activityName,
    cover: item.coverMaterial,
    meta: [item.activityTimeStr ?? eventTime(item.startDate, item.endDate, locale, zone), item.place]
      .filter(Boolean)
      .join(' · '),
  }))
  const address = pageAddress(path, search, query.pageNo)
  const title = list.title?.title ?? banner?.displayName ?? t('activity.title')
  const facts = describePage(page, chrome, {
    path: address,
    title,
    description: list.title?.desc ?? t('activity.description'),
    kind: 'CollectionPage',
    things: (origin) =>
      listThing(
        origin,
        address,
        list.data.map(({ id, activityName }) => ({ path: `/activity/${id}`, name: activityName })),
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
            label={t('activity.fixed')}
            features={features}
            isLead={!hasPicture(banner)}
          />
        )}
        <FilterForm
          page={page}
          path={path}
          range={query}
          keyword={{ name: 'activityName', value: query.activityName, label: t('activity.keyword') }}
          total={list.total}
          applied={search}
          aside={
            <ViewSwitch
              listId="list"
              storageKey="activity-view"
              labels={{ group: t('list.view'), card: t('list.cards'), list: t('list.lines') }}
            />
          }
        >
          <FilterMenu
            name="place"
            label={t('activity.places')}
            options={list.places.map((value) => ({ value, label: value }))}
            chosen={query.places}
          />
          <FilterMenu
            name="activityType"
            label={t('activity.types')}
            options={list.types}
            chosen={query.activityTypes}
          />
        </FilterForm>
        <div data-filtered={isFiltered ? '' : undefined}>
          <PagedList
            page={page}
            count={list.data.length}
            total={list.total}
            pageNo={query.pageNo}
            pageSize={ACTIVITY_PAGE_SIZE}
            path={path}
            search={search}
            isInfinite
            clear={isFiltered ? { href: page.href(path), label: t('filter.clear') } : undefined}
            className={styles.list}
          >
            {list.data.map((item) => (
              <li key={item.id}>
                <ActivityCard page={page} item={item} typeLabel={labelOf(item.activityType)} />
              </li>
            ))}
          </PagedList>
        </div>
      </ListHead>
    </Shell>
  )
}
