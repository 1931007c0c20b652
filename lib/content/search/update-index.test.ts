import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UnavailableError } from '@/lib/contract/errors'
import { clearIndexes } from '@/lib/search/indexes'
import { searchIndex } from './update-index'

// A back end with ids and texts of its own, list by list.
const lists = vi.hoisted(() => ({
  failing: new Set<string>(),
  asked: [] as string[],
  news: Array.from({ length: 230 }, (_, at) => ({
    id: `${90_000 + at}`,
    title: `Notice number${at} of the yard`,
  })),
}))
vi.hoisted(() => {
  process.env.CONTENT_API_URL = 'http://cms.invalid'
  process.env.CONTENT_REVALIDATE_SECONDS = '0'
})
vi.mock('../client/call', async (original) => ({
  ...(await original<typeof import('../client/call')>()),
  readContent: async (name: string, { body }: { body: { pageNo?: number; type?: string } }) => {
    lists.asked.push(name)
    if (lists.failing.has(name)) throw new UnavailableError(name, 'down')
    const whole = (data: object[]) => ({ data, total: data.length })
    const { pageNo = 1 } = body
    if (name === 'siteList') return whole([{ id: '77', mark: 'en', title: 'Yard' }])
    if (name === 'newsList')
      return body.type === 'NEWS'
        ? { data: lists.news.slice((pageNo - 1) * 100, pageNo * 100), total: lists.news.length }
        : whole([])
    if (name === 'productList')
      return whole([
        {
          id: '8001',
          name: 'Hulls',
          productList: [{ id: '8801', name: 'Keel press', desc: 'Bends <b>steel</b>' }],
        },
      ])
    if (name === 'solutionList')
      return whole([
        { industry: { id: '3', name: 'Shipyards' }, solutions: [{ id: '71', name: 'Dry dock' }] },
      ])
    if (name === 'exampleList')
      return whole([
        {
          industry: { id: '4', name: 'Moorings' },
          examples: [
            {
              id: '61',
              title: 'Slipway',
              content: `<img src="data:image/png;base64,${'A'.repeat(9000)}"><style>.xqvzkw{}</style><p hidden>Zymurgy</p><p>Capstan</p>`,
            },
          ],
        },
      ])
    if (name === 'services' || name === 'joinUs') return { id: '5', describe: '<p>Riggers on call</p>' }
    return whole([])
  },
}))

const found = async (query: string) => {
  const index = await searchIndex('en', 5000)
  return index?.search(query).keys.map((key) => key.replace(/^\w+ /, ''))
}

beforeEach(() => {
  clearIndexes()
  lists.failing.clear()
})

describe('search over a back end', () => {
  it('finds what its lists return, every page of them, under the addresses of their pages', async () => {
    expect(await found('number229 yard')).toEqual(['/article-detail/news/90229'])
    expect(await found('steel keel')).toEqual(['/product/8801'])
    expect(await found('shipyard')).toEqual(['/solution#0', '/solution/71'])
    expect(await found('riggers')).toEqual(expect.arrayContaining(['/services', '/join-us']))
    expect(lists.asked.filter((name) => name === 'newsList')).toHaveLength(4)
  })

  it('finds what the page of a case shows, and nothing that it does not', async () => {
    expect(await found('capstan')).toEqual(['/case-detail/61'])
    expect(await found('zymurgy')).toEqual([])
    expect(await found('xqvzkw')).toEqual([])
  })

  it('fetches its lists again when they are old, and keeps the last good one of a list that fails', async () => {
    expect(await found('number229')).toEqual(['/article-detail/news/90229'])
    lists.news.length = 229
    lists.failing.add('productList')
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    await vi.waitFor(async () => expect(await found('number229')).toEqual([]), { timeout: 15_000 })
    expect(await found('keel')).toEqual(['/product/8801'])
    vi.restoreAllMocks()
  })

  it('that is down has no index yet: who waits gets that answer', async () => {
    lists.failing.add('siteList')
    expect(await searchIndex('en', 50)).toBeUndefined()
  })
})
