import { everyType } from '@/lib/content-types'
import type { EndpointName } from '@/lib/contract/endpoints'
import { asChoice } from '@/lib/contract/restrict'
import { keysByTitle } from '@/lib/search/indexes'
import type { ContentCall, RawRecord } from '../../shared/source'
import { filtered, orderActivities } from './filters'
import type { Repository } from './repository'
import { paged } from './wire'

const labels = (items: RawRecord[], field: string) => [
  ...new Set(items.flatMap((item) => (typeof item[field] === 'string' ? [item[field]] : []))),
]
const newsType = (type: unknown) => (type === 'NEWS_AI' ? 'NEWS_AI' : 'NEWS')

/** A filtered list. A keyword asks the index of the language, where words may stand in any order (D15). */
const filteredBy = (
  { body, locale }: ContentCall,
  field: string,
  folder: 'activities' | 'media',
  records: RawRecord[],
  { time }: Repository,
) => filtered(folder, records, Object(body[field]), time, (query) => keysByTitle(locale, query))

const ordered = (repository: Repository, records: RawRecord[]) =>
  orderActivities(records, repository.today, repository.time)

type ListAnswer = (repository: Repository, call: ContentCall) => unknown

/** Lists without filters, newest first. */
const plainLists = everyType.flatMap(([folder, { newest, lists = [] }]) =>
  lists.flatMap(({ call }): [EndpointName, ListAnswer][] =>
    newest ? [[call, (repository, { body }) => paged(repository.newest(folder, newest), body)]] : [],
  ),
)

/** The calls that are not a record's own GET; each answers in the contract's first form. */
export const answers: Partial<Record<EndpointName, ListAnswer>> = {
  ...Object.fromEntries(plainLists),
  siteDictionary: (repository) => {
    const site = repository.single('site.yaml')
    return { ...Object(site?.dictionary), activityTypes: site?.activityTypes }
  },
  topNavigation: (repository) => repository.records('navigation'),
  topHeader: (repository) => repository.topHeader(),
  bottomNavigation: (repository) => repository.single('footer.yaml'),
  advantages: (repository) => repository.records('advantages'),
  title: (repository, { body }) =>
    repository.records('titles').find(({ type }) => asChoice([String(body.type)], type)),
  homepage: (repository) => repository.homeModules(),
  productList: (repository) => repository.productGroups(),
  solutionList: (repository) => repository.industryEntries(),
  exampleList: (repository) => repository.exampleGroups(),
  newsList: (repository, { body }) => paged(repository.news(newsType(body.type)), body),
  fixedNews: (repository, { query }) => repository.news(newsType(query.type), true),
  activityList: (repository, call) => {
    const events = ordered(repository, repository.records('activities'))
    return paged(filteredBy(call, 'activity', 'activities', events, repository), call.body)
  },
  activityPlaces: (repository) => labels(repository.records('activities'), 'place'),
  fixedActivities: (repository) => ordered(repository, repository.fixed('activities')),
  mediaList: (repository, call) => {
    const items = repository.newest('media', 'createdAt')
    return paged(filteredBy(call, 'multimediaResource', 'media', items, repository), call.body)
  },
  mediaCarousel: (repository) => repository.fixed('media'),
  mediaTypes: (repository) => labels(repository.records('media'), 'resourceType'),
  introductions: (repository) => repository.records('introductions'),
  services: (repository) => repository.records('services')[0],
  joinUs: (repository) => repository.records('join-us')[0],
}
