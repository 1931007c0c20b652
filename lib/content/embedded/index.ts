import { join } from 'node:path'
import dayjs from 'dayjs'
import type { EndpointName } from '@/lib/contract/endpoints'
import { NotFoundError, UpstreamError } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { type Mark, marks } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { keysByTitle } from '@/lib/search/indexes'
import type { ContentCall, ContentSource } from '../source'
import { filterActivities, filterMedia, orderActivities } from './filters'
import { keptAnswer } from './kept-answers'
import { isLeftOut } from './library'
import { Repository } from './repository'

type Wire = Record<string, unknown>

const asRecord = (value: unknown): Wire =>
  value !== null && typeof value === 'object' ? (value as Wire) : {}

/** Cuts one page out of a list. Throws UpstreamError 400 outside pageNo ≥ 1, pageSize 1–100 (contract, "Generic calls"). */
export function paged<T>(items: T[], body: Wire, call: string): { data: T[]; total: number } {
  const pageNo = body.pageNo ?? 1
  const pageSize = body.pageSize ?? 10
  const whole = (value: unknown, most: number) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
  if (!whole(pageNo, Number.MAX_SAFE_INTEGER))
    throw new UpstreamError(call, '400', 'pageNo must be a whole number from 1')
  if (!whole(pageSize, 100))
    throw new UpstreamError(call, '400', 'pageSize must be a whole number from 1 to 100')
  const start = ((pageNo as number) - 1) * (pageSize as number)
  return { data: items.slice(start, start + (pageSize as number)), total: items.length }
}

/** Folders behind the record calls. */
const recordFolders: Partial<Record<EndpointName, string>> = {
  productCategory: 'product-categories',
  product: 'products',
  solution: 'solutions',
  example: 'cases',
  publication: 'publications',
  activity: 'activities',
  media: 'media',
  introduction: 'introductions',
  servicesPreview: 'services',
  joinUsPreview: 'join-us',
  form: 'forms',
}

const labels = (items: Wire[], field: string) => [
  ...new Set(items.flatMap((item) => (typeof item[field] === 'string' ? [item[field]] : []))),
]
const today = (now: number, zone: string) => dayjs(now).tz(zone).startOf('day').valueOf()

/** A keyword asks the index of the language, where words may stand in any order (D15). */
const finds =
  ({ mark }: ContentCall) =>
  (query: string) =>
    keysByTitle(mark, query)

type ListAnswer = (repository: Repository, call: ContentCall) => unknown

/** The calls that are not a record's own GET; each answers in the contract's first form. */
const answers: Partial<Record<EndpointName, ListAnswer>> = {
  siteDictionary: (repository) => {
    const site = asRecord(repository.single('site.yaml'))
    return { ...asRecord(site.dictionary), activityTypes: site.activityTypes }
  },
  topNavigation: (repository) => repository.records('navigation'),
  topHeader: (repository) => repository.topHeader(),
  bottomNavigation: (repository) => repository.single('footer.yaml'),
  advantages: (repository) => repository.records('advantages'),
  title: (repository, { body }) => {
    const title = repository.records('titles').find((record) => record.type === body.type)
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
    const ordered = repository.derived('activities', 'ordered', (events) =>
      orderActivities(events, today(repository.now, env().SITE_TIME_ZONE), time),
    )
    return paged(filterActivities(ordered, asRecord(body.activity), time, finds(call)), body, 'activity/list')
  },
  activityPlaces: (repository) => labels(repository.records('activities'), 'place'),
  fixedActivities: (repository) =>
    orderActivities(repository.fixed('activities'), today(repository.now, env().SITE_TIME_ZONE), (value) =>
      repository.time(value),
    ),
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

/** The embedded content of one language as of now. */
export function embeddedRepository(mark: Mark, preview: boolean): Repository {
  const { CONTENT_DIR, SITE_TIME_ZONE } = env()
  return new Repository({
    directory: join(CONTENT_DIR, mark),
    now: Date.now(),
    zone: SITE_TIME_ZONE,
    preview,
  })
}

const repositoryFor = (call: ContentCall) => embeddedRepository(call.mark, call.preview)

/** What a site is without a readable site.yaml: a language is not lost to a mistake in one file (D31, D32). */
function plainSite(mark: Mark): Wire | undefined {
  const isWrong = isLeftOut(join(env().CONTENT_DIR, mark), ({ name }) => name === 'site.yaml')
  return isWrong ? { id: marks.indexOf(mark) + 1, title: messages[mark].shell.siteName, mark } : undefined
}

/** The sites of content/{cn,en} in the order of the languages. */
export function embeddedSites(): (Wire & { mark: Mark })[] {
  return marks.flatMap((mark) => {
    const site = embeddedRepository(mark, false).single('site.yaml') ?? plainSite(mark)
    if (!site) return []
    const { dictionary: _dictionary, activityTypes: _activityTypes, ...record } = site
    return [{ ...record, mark }]
  })
}

function recordAnswer(call: ContentCall): unknown {
  const id = Number(call.params.id)
  const folder = call.name === 'article' && call.params.type === 'news' ? 'news' : recordFolders[call.name]
  const record = folder === undefined ? undefined : repositoryFor(call).record(folder, id)
  if (record === undefined) throw new NotFoundError(call.path)
  return record
}

function answerOf(call: ContentCall): unknown {
  if (call.name === 'siteList') return embeddedSites()
  const answer = answers[call.name]
  const payload = answer ? answer(repositoryFor(call), call) : recordAnswer(call)
  if (payload === undefined) throw new UpstreamError(call.path, '404', `no content for ${call.path}`)
  return payload
}

/** The embedded content of `content/{cn,en}` behind the same calls as a back end (D31). */
export const embeddedSource: ContentSource = {
  answer: (call) => keptAnswer(call, () => answerOf(call)),
}

/** True when an introduction of this type may be among the files that cannot be shown: it is not proven to be none (D31). */
export const mayBeWrong = (mark: Mark, type: string): boolean =>
  isLeftOut(
    join(env().CONTENT_DIR, mark, 'introductions'),
    ({ record }) => !record?.type || record.type === type,
  )
