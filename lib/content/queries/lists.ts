import { recordAddresses } from '@/lib/content-types/addresses'
import type { PagedName } from '@/lib/content-types/record-type'
import type { ListedExample } from '@/lib/contract/cases'
import type { Media } from '@/lib/contract/media'
import type { Article } from '@/lib/contract/news'
import type { Publication } from '@/lib/contract/publications'
import type { PageContext } from '@/lib/i18n/page-context'
import { recordTheme } from '@/lib/images/theme'
import { eventPhase } from '@/lib/rules/event/event-status'
import { casesOnPage } from '@/lib/rules/list/case-groups'
import { type ActivityQuery, type MediaQuery, wireRange } from '@/lib/rules/list/list-query'
import { slidePicture } from '@/lib/rules/media/slide-picture'
import { type Language, load, loadOptional } from '../client/load'

export type NewsType = 'NEWS' | 'NEWS_AI'

/** How many records follow one that was read. */
const FOLLOWING = 3

const titleOf = (page: Language, type: string) => loadOptional('title', page, { body: { type } })

/** The product lines that have products, for /product (§2). Throws when the list is not to be had: it is the page. */
export async function getProducts(page: Language) {
  const { data } = await load('productList', page)
  return data.filter((group) => group.productList.length > 0)
}

/** The industries of /solution, each with the picture and theme of its slide. Throws when the list is not to be had. */
export async function getIndustries(page: Language) {
  const { data } = await load('solutionList', page)
  return Promise.all(
    data.map(async (entry) => {
      const picture = slidePicture(entry)
      const theme = await recordTheme(picture)
      return { ...entry, ...picture, theme }
    }),
  )
}

/** A page of the cases by industry, for /cases (§2), and how many there are in all. Throws when the list is not to be had. */
export async function getCases(page: Language, pageNo: number) {
  const { data: all } = await load('exampleList', page)
  const total = all.reduce((sum, { examples }) => sum + examples.length, 0)
  return { data: casesOnPage(all, pageNo, recordAddresses.cases.pageSize), total }
}

/** Other cases of the same industry, for the end of a case page; none when the list cannot be had. Never throws. */
export async function getRelatedCases(page: Language, item: ListedExample): Promise<ListedExample[]> {
  const groups = await loadOptional('exampleList', page)
  const group = groups?.data.find(
    ({ industry, examples }) =>
      industry.name === item.industryName || examples.some(({ id }) => id === item.id),
  )
  return (group?.examples ?? []).filter(({ id }) => id !== item.id).slice(0, FOLLOWING)
}

/** A page of the news list with its fixed news and title (§2). Throws when the list itself is not to be had; the rest degrades. */
export async function getNewsList(page: Language, type: NewsType, pageNo: number) {
  const [list, fixed, title] = await Promise.all([
    load('newsList', page, { body: { pageNo, pageSize: recordAddresses.news.pageSize, type } }),
    loadOptional('fixedNews', page, { query: { type } }),
    titleOf(page, type),
  ])
  return { ...list, fixed: fixed?.data ?? [], title }
}

/** The three newest articles of the kind being read, besides itself; none when the list cannot be had. Never throws. */
export async function getLatestNews(page: Language, { id: read, type }: Pick<Article, 'id' | 'type'>) {
  const kind: NewsType = type === 'NEWS_AI' ? type : 'NEWS'
  const body = { pageNo: 1, pageSize: FOLLOWING + 1, type: kind }
  const list = await loadOptional('newsList', page, { body })
  return (list?.data ?? []).filter(({ id }) => id !== read).slice(0, FOLLOWING)
}

/**
 * The query behind a list that has no filters: a page of its records, with the title that content gives under `titleType` (§2).
 * Throws when the list itself is not to be had; the title degrades.
 */
export function listOf<N extends PagedName>(call: N, pageSize: number, titleType: string) {
  return async (page: Language, pageNo: number) => {
    const [list, title] = await Promise.all([
      load(call, page, { body: { pageNo, pageSize } }),
      titleOf(page, titleType),
    ])
    return { ...list, title }
  }
}

/** The newest issues besides the one being read, for the end of its page; none when the list cannot be had. Never throws. */
export async function getOtherIssues(page: Language, { id: read, type: kind }: Publication) {
  const body = { pageNo: 1, pageSize: recordAddresses.publications.pageSize }
  const list = await loadOptional('publicationList', page, { body })
  return (list?.data ?? []).filter(({ id, type }) => id !== read && type === kind).slice(0, FOLLOWING)
}

/** A page of events under its filters, with what the filters offer (§2). Throws when the list itself is not to be had; the rest degrades. */
export async function getActivities(
  page: Language,
  { places, activityTypes, activityName, pageNo, ...range }: ActivityQuery,
) {
  const filter = {
    ...wireRange(range),
    ...(places.length > 0 && { places }),
    ...(activityTypes.length > 0 && { activityTypes }),
    ...(activityName !== '' && { activityName }),
  }
  const [list, fixed, placeNames, title, types] = await Promise.all([
    load('activityList', page, {
      body: { pageNo, pageSize: recordAddresses.activities.pageSize, activity: filter },
    }),
    loadOptional('fixedActivities', page),
    loadOptional('activityPlaces', page),
    titleOf(page, 'BRAND_ACTIVITIES'),
    getActivityTypes(page),
  ])
  return { ...list, fixed: fixed?.data ?? [], places: placeNames?.data ?? [], types, title }
}

/** The event types of the filter, from the site's dictionary (docs/content-api.md); none when it cannot be had. Never throws. */
export async function getActivityTypes(page: Language) {
  return (await loadOptional('siteDictionary', page))?.activityTypes ?? []
}

/** The next events that are not over, for the end of an event's page; none when the list cannot be had. `now` in epoch ms. Never throws. */
export async function getNextActivities(page: PageContext, exceptId: string, now: number) {
  const body = { pageNo: 1, pageSize: recordAddresses.activities.pageSize, activity: {} }
  return ((await loadOptional('activityList', page, { body }))?.data ?? [])
    .filter((item) => item.id !== exceptId && eventPhase(item, now, page.zone) !== 'over')
    .toSorted((a, b) => a.startDate - b.startDate)
    .slice(0, FOLLOWING)
}

/** A page of media under its filters, with what the filters offer (§2). Throws when the list itself is not to be had; the rest degrades. */
export async function getMediaList(
  page: Language,
  { resourceTypes, titleContent, pageNo, ...range }: MediaQuery,
) {
  const filter = {
    ...wireRange(range),
    ...(resourceTypes.length > 0 && { resourceTypes }),
    ...(titleContent !== '' && { titleContent }),
  }
  const [list, carousel, types, title] = await Promise.all([
    load('mediaList', page, {
      body: { pageNo, pageSize: recordAddresses.media.pageSize, multimediaResource: filter },
    }),
    loadOptional('mediaCarousel', page),
    loadOptional('mediaTypes', page),
    titleOf(page, 'MULTIMEDIA_RESOURCE'),
  ])
  return { ...list, carousel: carousel?.data ?? [], types: types?.data ?? [], title }
}

/** What to watch or read after a resource: the newest of its kind, then the newest; none when the list is not to be had. Never throws. */
export async function getNextMedia(page: Language, item: Media): Promise<Media[]> {
  const body = { pageNo: 1, pageSize: 12, multimediaResource: {} }
  const list = await loadOptional('mediaList', page, { body })
  const others = (list?.data ?? []).filter(({ id }) => id !== item.id)
  const isAlike = ({ resourceType }: Media) => resourceType === item.resourceType
  return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(0, FOLLOWING)
}
