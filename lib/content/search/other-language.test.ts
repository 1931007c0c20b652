import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/lib/i18n/locales'
import { clearIndexes } from '@/lib/search/indexes'
import { searchIndex } from './update-index'

// A back end whose two sites hold the same products under the same ids, and one that the other has not.
const backEnd = vi.hoisted(() => ({
  products: {
    cn: [
      { id: '11', name: '钟摆仪' },
      { id: '12', name: '孤品' },
    ],
    en: [{ id: '11', name: 'Pendulum' }],
  },
  sites: ['cn', 'en'],
  asked: [] as string[],
}))
vi.hoisted(() => {
  process.env.CONTENT_API_URL = 'http://cms.invalid'
  process.env.CONTENT_REVALIDATE_SECONDS = '60'
})
vi.mock('../client/call', async (original) => ({
  ...(await original<typeof import('../client/call')>()),
  readContent: async (name: string, { locale }: { locale: Locale }) => {
    backEnd.asked.push(`${locale} ${name}`)
    const whole = (data: object[]) => ({ data, total: data.length })
    if (name === 'siteList')
      return whole(backEnd.sites.map((mark, at) => ({ id: `${at}`, mark, title: mark })))
    if (name === 'productList')
      return whole([{ id: '9', name: locale, productList: backEnd.products[locale === 'cn' ? 'cn' : 'en'] }])
    if (name === 'services' || name === 'joinUs') return { id: '5' }
    return whole([])
  },
}))

const found = async (locale: Locale, query: string) => (await searchIndex(locale, 5000))?.search(query).keys
const productCalls = (locale: Locale) =>
  backEnd.asked.filter((call) => call === `${locale} productList`).length

beforeEach(() => {
  clearIndexes()
  backEnd.asked.length = 0
})
afterEach(() => {
  vi.restoreAllMocks()
  backEnd.sites = ['cn', 'en']
})

describe('names of the other language over a back end', () => {
  it('are found in both directions, after one reading of each language however often is searched', async () => {
    await vi.waitFor(
      async () => expect(await found('cn', 'PENDULUM')).toEqual(['product /product/11']),
      15_000,
    )
    expect(await found('en', '摆仪')).toEqual(['product /product/11'])
    expect(await found('en', '孤品')).toEqual([])
    for (let at = 0; at < 5; at += 1) await found('cn', `again ${at}`)
    expect([productCalls('cn'), productCalls('en')]).toEqual([1, 1])
  })

  it('are not read anew each time the language that is searched is', async () => {
    await vi.waitFor(async () => expect(await found('cn', 'PENDULUM')).toHaveLength(1), 15_000)
    const now = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => now + 120_000)
    await found('cn', 'PENDULUM')
    await vi.waitFor(() => expect(productCalls('cn')).toBe(2), 15_000)
    await new Promise((done) => setTimeout(done, 200))
    expect(productCalls('en')).toBe(1)
    expect(await found('cn', 'PENDULUM')).toHaveLength(1)
  })

  it('that cannot be had leave the search as it is, and are not requested at once again', async () => {
    backEnd.sites = ['cn']
    expect(await found('cn', '摆仪')).toEqual(['product /product/11'])
    await vi.waitFor(
      () => expect(backEnd.asked.filter((call) => call === 'en siteList')).toHaveLength(1),
      15_000,
    )
    expect(await found('cn', 'PENDULUM')).toEqual([])
    expect(await found('cn', '孤品')).toEqual(['product /product/12'])
    expect(productCalls('cn')).toBe(1)
  })
})
