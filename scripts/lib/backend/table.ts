import type { z } from 'zod'
import type { CallInput } from '@/lib/content/client/call'
import { linksIn } from '@/lib/content/client/dead-links'
import { recordCall } from '@/lib/content/page-calls'
import { currentRedirects } from '@/lib/content/sources/files/redirects'
import { everyType } from '@/lib/content-types'
import { addressRules, recordPath } from '@/lib/content-types/addresses'
import { type EndpointName, endpoints } from '@/lib/contract/endpoints'
import { id } from '@/lib/contract/scalars'
import { titleTypes } from '@/lib/contract/site'
import { localePath } from '@/lib/i18n/address'
import type { Locale } from '@/lib/i18n/locales'
import { redirectKey } from '@/lib/i18n/redirects'
import { isObject } from '@/lib/is-object'
import { introductionAt } from '@/lib/rules/address/introduction-path'

/**
 * What the check knows of a call: the page that shows it, the records that its answer leads to and the field that has them
 * (none: the elements themselves), and how it is asked where that is not the plain way.
 */
type Entry = {
  page: string
  leads?: [EndpointName, string?][]
  inputs?: CallInput[]
  /** Conditions of the list that no record meets, by the field they are in. */
  unmet?: Record<string, Record<string, unknown>>
}

export const PAGE_SIZE = 2
export const firstPage = (body: Record<string, unknown> = {}) => ({
  body: { pageNo: 1, pageSize: PAGE_SIZE, ...body },
})
const newsTypes = ['NEWS', 'NEWS_AI']

/** Pages of records, and what lists that are asked page by page lead to. */
const ofTypes = Object.fromEntries(
  everyType.flatMap(([folder, { call, lists = [] }]): [string, Entry][] => {
    const { typePattern, isPreviewOnly, list } = addressRules(folder)
    const page = recordPath(folder, '{id}', typePattern && '{type}') + (isPreviewOnly ? '/preview' : '')
    return [
      [call, { page }],
      ...lists.map((item): [string, Entry] => [
        item.call,
        { page: list, leads: [[call]], inputs: lists.map(({ body }) => firstPage(body)) },
      ]),
    ]
  }),
)

const NONE = 'zqxjvkzq'
const unmetTimes = { startDate: '1901-01-01 00:00:00', endDate: '1901-01-01 23:59:59' }

const own: Partial<Record<EndpointName, Partial<Entry>>> = {
  siteList: { page: 'every page' },
  siteDictionary: { page: 'copy of every page' },
  topNavigation: { page: 'every page, banners of lists' },
  topHeader: {
    page: 'menus of every page',
    leads: [
      ['product', 'productList'],
      ['solution', 'solutions'],
    ],
  },
  bottomNavigation: { page: 'footer of every page' },
  advantages: { page: '/, /about-us' },
  title: {
    page: 'headings of lists',
    inputs: titleTypes.map((type) => ({ body: { type } })),
  },
  homepage: { page: '/', leads: [['article', 'newsList']] },
  productList: { page: '/product', leads: [['productCategory'], ['product', 'productList']] },
  productCategory: {
    leads: [
      ['product', 'productList'],
      ['example', 'exampleList'],
    ],
  },
  product: { leads: [['example', 'exampleBOList']] },
  solutionList: {
    page: '/solution, /',
    leads: [
      ['solution', 'solutions'],
      ['example', 'examples'],
    ],
  },
  solution: { leads: [['example', 'exampleSolutionRelationBOList']] },
  exampleList: { page: '/cases, /', leads: [['example', 'examples']] },
  fixedNews: {
    page: '/about-us/news',
    leads: [['article']],
    inputs: newsTypes.map((type) => ({ query: { type } })),
  },
  publication: { leads: [['example', 'exampleBOS']] },
  activityPlaces: { page: '/activity filter' },
  activityList: {
    unmet: {
      activityName: { activity: { activityName: NONE } },
      places: { activity: { places: [NONE] } },
      activityTypes: { activity: { activityTypes: [NONE] } },
      'startDate, endDate': { activity: unmetTimes },
    },
  },
  mediaList: {
    unmet: {
      titleContent: { multimediaResource: { titleContent: NONE } },
      resourceTypes: { multimediaResource: { resourceTypes: [NONE] } },
      'startDate, endDate': { multimediaResource: unmetTimes },
    },
  },
  fixedActivities: { page: '/activity carousel', leads: [['activity']] },
  mediaCarousel: { page: '/media carousel', leads: [['media']] },
  mediaTypes: { page: '/media filter' },
  introductions: { page: '/about-us', leads: [['introduction']] },
  services: { page: '/services', leads: [['servicesPreview']] },
  joinUs: { page: '/join-us', leads: [['joinUsPreview']] },
  form: { page: 'forms, /form/{id}' },
}

/** What is known of a call. */
export const entryOf = (name: EndpointName): Entry => ({ page: '', ...ofTypes[name], ...own[name] })

/** Calls that are asked by themselves; all others are led to. */
export const ownCalls = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => !('record' in endpoints[name]) && name !== 'siteList',
)

/** Records that an answer leads to: those of the table, and every form that a button or an enrolment names. */
export function recordsIn(name: EndpointName, payload: unknown): [EndpointName, string][] {
  const items = itemsOf(payload)
  const found = (entryOf(name).leads ?? []).flatMap(([record, field]) =>
    idsOf(field === undefined ? items : items.flatMap((item) => inside(item, field))).map(
      (id): [EndpointName, string] => [record, id],
    ),
  )
  return [...found, ...formsIn(payload).map((id): [EndpointName, string] => ['form', id])]
}

/** Records of the payload's own language that its texts and link fields lead to, by the calls of their pages; an introduction by its type. */
export function linkedRecords(
  schema: z.ZodType,
  payload: unknown,
  locale: Locale,
): { name: EndpointName; input: CallInput }[] {
  const paths = linksIn(schema, payload).map(({ url }) => url.replace(/[?#].*/s, ''))
  const isLedOn = (path: string) => currentRedirects().has(redirectKey(localePath(locale, path)))
  return paths.flatMap((path) => {
    if (!path.startsWith('/') || isLedOn(path)) return []
    const type = introductionAt(path)
    if (type) return { name: 'introductions', input: { type } }
    return recordCall(path.slice(1)) ?? []
  })
}

function itemsOf(payload: unknown): unknown[] {
  const items = isObject(payload) && 'data' in payload ? payload.data : payload
  return Array.isArray(items) ? items : [items]
}

/** The elements of a list field, of groups within a menu too. */
function inside(item: unknown, field: string): unknown[] {
  if (!isObject(item)) return []
  const groups = Array.isArray(item.data) ? item.data.flatMap((group) => inside(group, field)) : []
  return Array.isArray(item[field]) ? [...groups, ...(item[field] as unknown[])] : groups
}

const idsOf = (items: unknown[]) =>
  items.flatMap((item) => (isObject(item) && id.safeParse(item.id).success ? [String(item.id)] : []))

function formsIn(payload: unknown): string[] {
  if (Array.isArray(payload)) return payload.flatMap(formsIn)
  if (!isObject(payload)) return []
  return Object.entries(payload).flatMap(([field, value]) =>
    (field === 'formBO' || field === 'enrollDetail') && isObject(value) ? idsOf([value]) : formsIn(value),
  )
}
