import { Shell } from '@/components/chrome/Shell'
import { alternateListPath, getChrome, getMediaList, getThemedBanner } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import { filterSearch, type MediaQuery } from '@/lib/rules/list/list-query'
import { pageAddress } from '@/lib/rules/list/pages'
import { hasPicture } from '@/lib/rules/media/navigation-banner'
import { describePage } from '@/lib/seo/structured'
import { MediaList } from './MediaList'

const path = '/media'

/** The page of media resources under their filters (§2), with its addresses and what crawlers read of it. */
export async function MediaListFrame({ page, query }: { page: PageContext; query: MediaQuery }) {
  const [chrome, banner, list] = await Promise.all([
    getChrome(page),
    getThemedBanner(page, path),
    getMediaList(page, query),
  ])
  const search = filterSearch({
    startDate: query.startDate,
    endDate: query.endDate,
    resourceType: query.resourceTypes,
    titleContent: query.titleContent,
  })
  const alternatePath = await alternateListPath(page, { path, search, pageNo: query.pageNo }, (other) =>
    getMediaList(other, query),
  )
  const address = pageAddress(path, search, query.pageNo)
  const title = list.title?.title ?? banner?.displayName ?? page.t('media.title')
  const facts = describePage(page, chrome, {
    path: address,
    title,
    description: list.title?.desc ?? page.t('media.description'),
    items: list.data.map(({ id, titleContent }) => ({ path: `/Media/${id}`, name: titleContent })),
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
      <MediaList page={page} query={query} search={search} list={list} banner={banner} title={title} />
    </Shell>
  )
}
