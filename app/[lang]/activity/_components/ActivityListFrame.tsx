import { Shell } from '@/components/chrome/Shell'
import { alternateListPath, getActivities, getChrome, getThemedBanner } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import { type ActivityQuery, filterSearch } from '@/lib/rules/list/list-query'
import { pageAddress } from '@/lib/rules/list/pages'
import { hasPicture } from '@/lib/rules/media/navigation-banner'
import { describePage } from '@/lib/seo/structured'
import { ActivityList } from './ActivityList'

const path = '/activity'

/** The page of events under their filters (§2), with its addresses and what crawlers read of it. */
export async function ActivityListFrame({ page, query }: { page: PageContext; query: ActivityQuery }) {
  const [chrome, banner, list] = await Promise.all([
    getChrome(page),
    getThemedBanner(page, path),
    getActivities(page, query),
  ])
  const search = filterSearch({
    startDate: query.startDate,
    endDate: query.endDate,
    place: query.places,
    activityType: query.activityTypes,
    activityName: query.activityName,
  })
  const alternatePath = await alternateListPath(page, { path, search, pageNo: query.pageNo }, (other) =>
    getActivities(other, query),
  )
  const address = pageAddress(path, search, query.pageNo)
  const title = list.title?.title ?? banner?.displayName ?? page.t('activity.title')
  const facts = describePage(page, chrome, {
    path: address,
    title,
    description: list.title?.desc ?? page.t('activity.description'),
    items: list.data.map(({ id, activityName }) => ({ path: `/activity/${id}`, name: activityName })),
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
      <ActivityList page={page} query={query} search={search} list={list} banner={banner} title={title} />
    </Shell>
  )
}
