import { monotonicNow } from '@/lib/clock'
import { bounds } from '@/lib/contract/bounds'
import type { EndpointName, OutputOf } from '@/lib/contract/endpoints'
import { reasonOf, UnavailableError } from '@/lib/contract/errors'
import type { Locale } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { buildCall, type CallInput, readContent } from '../client/call'
import type { RawRecord } from '../shared/raw-record'
import type { FormName } from './documents'

const PAGE_SIZE = 100
/** Time-out of a call in ms; no visitor waits for it. */
const CALL_MS = 5000

/** What is kept of records of one kind; the rest of an answer is let go before the next one is asked for. */
export type Keep<T> = (name: FormName, wires: readonly RawRecord[]) => Promise<T[]>
type Ask = <N extends EndpointName>(name: N, body?: Record<string, unknown>) => Promise<OutputOf<N>>
type Listed = { data: readonly object[]; total: number }

/** Calls the back end past the memory, as answers of a hundred records each would push those of pages out. */
async function asking(locale: Locale): Promise<Ask> {
  const call = <N extends EndpointName>(name: N, siteId?: string, input: CallInput = {}) =>
    readContent(name, buildCall(name, locale, siteId, input, monotonicNow() + CALL_MS))
  const { data } = await call('siteList')
  const site = data.find((item) => item.mark === locale)
  if (!site) throw new UnavailableError('site/list', `no site of ${locale}`)
  return (name, body = {}) => call(name, site.id, { body, isTextSite: site.textId })
}

type Paged = 'newsList' | 'activityList' | 'mediaList' | 'publicationList'

/** A list, page by page, to its end: none that a back end invents is followed for ever, nor one whose pages bring nothing new. */
async function allOf<T>(
  ask: Ask,
  name: Paged,
  keep: (wires: readonly RawRecord[]) => Promise<T[]>,
  body: Record<string, unknown> = {},
): Promise<T[]> {
  const found: T[] = []
  const known = new Set<unknown>()
  for (let pageNo = 1; known.size < bounds.records; pageNo += 1) {
    const { data, total }: Listed = await ask(name, { ...body, pageNo, pageSize: PAGE_SIZE })
    const fresh = (data as RawRecord[]).slice(0, PAGE_SIZE).filter(({ id }) => !known.has(id))
    for (const { id } of fresh) known.add(id)
    found.push(...(await keep(fresh)))
    if (fresh.length === 0 || known.size >= total) break
  }
  return found
}

type Read = <T>(ask: Ask, keep: Keep<T>) => Promise<[FormName, T[]][]>

const withPlace = (items: readonly object[]): RawRecord[] => items.map((item, at) => ({ ...item, at }))

/** The lists that pages show (§7), and which records each gives. */
const lists: Read[] = [
  async (ask, keep) => {
    const { data } = await ask('productList')
    const categories = data.map(({ productList: _products, ...category }) => category)
    return [
      ['product-categories', await keep('product-categories', categories)],
      [
        'products',
        await keep(
          'products',
          data.flatMap(({ productList }) => productList),
        ),
      ],
    ]
  },
  async (ask, keep) => {
    const { data } = await ask('solutionList')
    const solutions = data.flatMap(({ industry, solutions }) =>
      solutions.map((solution) => ({ ...solution, industryName: industry.name })),
    )
    return [
      ['industries', await keep('industries', withPlace(data.map(({ industry }) => industry)))],
      ['solutions', await keep('solutions', solutions)],
    ]
  },
  async (ask, keep) => {
    const { data } = await ask('exampleList')
    const cases = data.flatMap(({ industry, examples }) =>
      examples.map((example) => ({ ...example, industryName: example.industryName ?? industry.name })),
    )
    return [['cases', await keep('cases', cases)]]
  },
  async (ask, keep) => {
    const news = (type: string) => allOf(ask, 'newsList', (wires) => keep('news', wires), { type })
    return [['news', [...(await news('NEWS')), ...(await news('NEWS_AI'))]]]
  },
  async (ask, keep) => [
    ['activities', await allOf(ask, 'activityList', (wires) => keep('activities', wires), { activity: {} })],
  ],
  async (ask, keep) => [
    ['media', await allOf(ask, 'mediaList', (wires) => keep('media', wires), { multimediaResource: {} })],
  ],
  async (ask, keep) => [
    ['publications', await allOf(ask, 'publicationList', (wires) => keep('publications', wires))],
  ],
  async (ask, keep) => [
    ['introductions', await keep('introductions', withPlace((await ask('introductions')).data))],
  ],
  async (ask, keep) => [['services', await keep('services', [await ask('services')])]],
  async (ask, keep) => [['join-us', await keep('join-us', [await ask('joinUs')])]],
]

/** What is kept of a back end's lists (§7), list by list, one call at a time. A list that fails is left out: what was known of it stays. */
export async function* recordsOfLists<T>(locale: Locale, keep: Keep<T>): AsyncGenerator<[FormName, T[]]> {
  const ask = await asking(locale)
  for (const read of lists) {
    try {
      yield* await read(ask, keep)
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'search keeps what it knew of a list')
    }
  }
}
