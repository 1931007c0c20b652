import { monotonicNow } from '@/lib/clock'
import { everyType } from '@/lib/content-types'
import type { RecordFolder } from '@/lib/content-types/addresses'
import type { Ask, ListItem, RecordList } from '@/lib/content-types/record-type'
import type { EndpointName } from '@/lib/contract/endpoints'
import { reasonOf, UnavailableError } from '@/lib/contract/errors'
import type { Locale } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { buildCall, type CallInput, readContent } from '../client/call'
import { wholeList } from '../client/whole-list'
import type { RawRecord } from '../shared/source'
import type { FormName } from './documents'

/** Time-out of a call in ms; no visitor waits for it. */
const CALL_MS = 5000

/** What is kept of records of one kind; the rest of an answer is let go before the next one is asked for. */
export type Keep<T> = (name: FormName, wires: readonly RawRecord[]) => Promise<T[]>
/** Calls the back end past the memory, as answers of a hundred records each would push those of pages out. */
async function asking(locale: Locale): Promise<Ask> {
  const call = <N extends EndpointName>(name: N, siteId?: string, input: CallInput = {}) =>
    readContent(name, buildCall(name, locale, siteId, input, monotonicNow() + CALL_MS))
  const { data } = await call('siteList')
  const site = data.find((item) => item.mark === locale)
  if (!site) throw new UnavailableError('site/list', `no site of ${locale}`)
  return (name, body = {}) => call(name, site.id, { body, isTextSite: site.textId })
}

type Read = <T>(ask: Ask, keep: Keep<T>) => Promise<[FormName, T[]][]>

const withPlace = (items: readonly object[]): RawRecord[] => items.map((item, at) => ({ ...item, at }))

/** The records of lists to their ends, page after page. */
const pageByPage =
  (folder: RecordFolder, lists: readonly RecordList[]): Read =>
  async <T>(ask: Ask, keep: Keep<T>) => {
    const found: T[][] = []
    const keepItems = (items: ListItem[]) =>
      keep(
        folder,
        items.map(({ record }) => record),
      )
    for (const { read, body } of lists)
      found.push(await wholeList((page) => read(ask, { ...page, ...body }), keepItems, 1))
    return [[folder, found.flat()]]
  }

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
  ...everyType.flatMap(([folder, { lists }]) => (lists ? [pageByPage(folder, lists)] : [])),
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
