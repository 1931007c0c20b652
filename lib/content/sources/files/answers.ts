import type { EndpointName } from '@/lib/contract/endpoints'
import { UpstreamError } from '@/lib/contract/errors'
import { asChoice } from '@/lib/contract/restrict'
import { env } from '@/lib/env'
import { keysByTitle } from '@/lib/search/indexes'
import type { ContentCall, RawRecord } from '../../shared/source'
import { filterActivities, filterMedia, orderActivities } from './filters'
import { paged } from './paged'
import type { Repository } from './repository'
import { dayOf } from './times'

const asRecord = (value: unknown): RawRecord =>
  value !== null && typeof value === 'object' ? (value as RawRecord) : {}

const labels = (items: RawRecord[], field: string) => [
  ...new Set(items.flatMap((item) => (typeof item[field] === 'string' ? [item[field]] : []))),
]
const today = (repository: Repository) => dayOf(repository.now, env().SITE_TIME_ZONE).from

/** A keyword asks the index of the language, where words may stand in any order (D15). */
const finds =
  ({ locale }: ContentCall) =>
  (query: string) =>
    keysByTitle(locale, query)

type ListAnswer = (repository: Repository, call: ContentCall) => unknown

/** The calls that are not a record's own GET; each answers in the contract's first form. */
export const answers: Partial<Record<EndpointName, ListAnswer>> = {
  siteDictionary: (repository) => {
    const site = asRecord(repository.single('site.yaml'))
    return { ...asRecord(site.dictionary), activityTypes: site.activityTypes }
  },
  topNavigation: (repository) => repository.records('navigation'),
  topHeader: (repository) => repository.topHeader(),
  bottomNavigation: (repository) => repository.single('footer.yaml'),
  advantages: (repository) => repository.records('advantages'),
  title: (repository, { body }) => {
    const title = repository.records('titles').find(({ type }) => asChoice([String(body.type)], type))
    if (!title) throw new UpstreamError('get/title/by/type', '404', `no title for ${String(body.type)}`)
    return title
  },
  homepage: (repository) => repository.homeModules(),
  productList: (repository) => repository.productGroups(),
  solutionList: (repository) => repository.industryEntries(),
  exampleList: (repository) => repository.exampleGroups(),
  newsList: (repository, { body }) =>
    paged(repository.news(body.type === 'NEWS_AI' ? 'NEWS_AI' : 'NEWS'), body, 'news/list'),
  fixedNews: (repository, { query }) => repository.news(query.type === 'NEWS_AI' ? 'NEWS_AI' : 'NEWS', true),
  publicationList: (repository, { body }) =>
    paged(repository.newest('publications', 'createdAt'), body, 'corporate/publications/list'),
  activityList: (repository, call) => {
    const { body } = call
    const time = (value: unknown) => repository.time(value)
    const ordered = orderActivities(repository.records('activities'), today(repository), time)
    return paged(filterActivities(ordered, asRecord(body.activity), time, finds(call)), body, 'activity/list')
  },
  activityPlaces: (repository) => labels(repository.records('activities'), 'place'),
  fixedActivities: (repository) =>
    orderActivities(repository.fixed('activities'), today(repository), (value) => repository.time(value)),
  mediaList: (repository, call) =>
    paged(
      filterMedia(
        repository.newest('media', 'createdAt'),
        asRecord(call.body.multimediaResource),
        (value) => repository.time(value),
        finds(call),
      ),
      call.body,
      'multimedia/resource/list',
    ),
  mediaCarousel: (repository) => repository.fixed('media'),
  mediaTypes: (repository) => labels(repository.records('media'), 'resourceType'),
  introductions: (repository) => repository.records('introductions'),
  services: (repository) => repository.records('services')[0],
  joinUs: (repository) => repository.records('join-us')[0],
}
