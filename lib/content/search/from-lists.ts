import { steadyNow } from '@/lib/clock'
import type { EndpointName, OutputOf } from '@/lib/contract/endpoints'
import { reasonOf, UnavailableError } from '@/lib/contract/errors'
import type { Mark } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { buildCall, readContent } from '../client/call'
import type { Wire } from '../shared/wire'
import type { FormName } from './documents'

const PAGE_SIZE = 100
const MOST_PAGES = 500
/** Time-out of a call in ms; no visitor waits for it. */
const CALL_MS = 5000

type Ask = <N extends EndpointName>(name: N, body?: Record<string, unknown>) => Promise<OutputOf<N>>
type Listed = { data: readonly object[]; total: number }

/** Calls the back end past the memory, as answers of a hundred records each would push those of pages out. */
async function asking(mark: Mark): Promise<Ask> {
  const call = <N extends EndpointName>(name: N, siteId?: string, body: Record<string, unknown> = {}) =>
    readContent(name, buildCall(name, mark, siteId, { body }, steadyNow() + CALL_MS))
  const { data } = await call('siteList')
  const site = data.find((item) => item.mark === mark)
  if (!site) throw new UnavailableError('site/list', `no site of ${mark}`)
  return (name, body) => call(name, site.id, body)
}

type Paged = 'newsList' | 'activityList' | 'mediaList' | 'publicationList'

/** A whole list, page by page. */
async function allOf(ask: Ask, name: Paged, body: Record<string, unknown> = {}): Promise<Wire[]> {
  const found: Wire[] = []
  for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo += 1) {
    const { data, total }: Listed = await ask(name, { ...body, pageNo, pageSize: PAGE_SIZE })
    found.push(...(data as Wire[]))
    if (data.length === 0 || found.length >= total) break
  }
  return found
}

type Read = (ask: Ask) => Promise<[FormName, Wire[]][]>

const withPlace = (items: readonly object[]): Wire[] => items.map((item, at) => ({ ...item, at }))

/** The lists that pages show (§7), and which records each gives. */
const lists: Read[] = [
  async (ask) => {
    const { data } = await ask('productList')
    return [
      ['product-categories', data.map(({ productList: _products, ...category }) => category)],
      ['products', data.flatMap(({ productList }) => productList)],
    ]
  },
  async (ask) => {
    const { data } = await ask('solutionList')
    const solutions = data.flatMap(({ industry, solutions }) =>
      solutions.map((solution) => ({ ...solution, industryName: industry.name })),
    )
    return [
      ['industries', withPlace(data.map(({ industry }) => industry))],
      ['solutions', solutions],
    ]
  },
  async (ask) => {
    const { data } = await ask('exampleList')
    const cases = data.flatMap(({ industry, examples }) =>
      examples.map((example) => ({ ...example, industryName: example.industryName ?? industry.name })),
    )
    return [['cases', cases]]
  },
  async (ask) => [
    [
      'news',
      [
        ...(await allOf(ask, 'newsList', { type: 'NEWS' })),
        ...(await allOf(ask, 'newsList', { type: 'NEWS_AI' })),
      ],
    ],
  ],
  async (ask) => [['activities', await allOf(ask, 'activityList', { activity: {} })]],
  async (ask) => [['media', await allOf(ask, 'mediaList', { multimediaResource: {} })]],
  async (ask) => [['publications', await allOf(ask, 'publicationList')]],
  async (ask) => [['introductions', withPlace((await ask('introductions')).data)]],
  async (ask) => [['services', [await ask('services')]]],
  async (ask) => [['join-us', [await ask('joinUs')]]],
]

/** What a back end's lists return (§7), list by list, one call at a time. A list that fails is left out: what was known of it stays. */
export async function* recordsOfLists(mark: Mark): AsyncGenerator<[FormName, Wire[]]> {
  const ask = await asking(mark)
  for (const read of lists) {
    try {
      yield* await read(ask)
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'search keeps what it knew of a list')
    }
  }
}
