import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type ContentServer, startContentServer } from '../helpers/content-server'
import { visitPage } from '../helpers/visit'

// A back end whose lists have no end and whose titles are books: the site cuts, counts and goes on serving (D38).

const COUNT = 5000
const TITLE = 16_000
const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))
const endlessTitle = '北湾数智供应链，'.repeat(TITLE / 8)

type Data = Record<string, unknown>
/** What the back end says in place of its own answer, by call. */
const endless: Record<string, (data: Data) => unknown> = {
  'example/list': () => [
    {
      industry: { id: 201, name: 'Industry' },
      examples: many(COUNT, (at) => ({
        id: 100_000 + at,
        title: `Case ${at}`,
        customerName: 'Customer',
        customerLogo: '/assets/logos/northbay.svg',
        coverMaterial: '/assets/covers/activity-601.en.webp',
        industryName: 'Industry',
      })),
    },
  ],
  'news/list': (data) => ({ ...data, total: 1_000_000_000 }),
  'activity/list': (data) => ({ ...data, total: 1_000_000_000 }),
  'multimedia/resource/list': (data) => ({ ...data, total: 1_000_000_000 }),
  'corporate/publications/list': () => ({
    data: many(COUNT, (at) => ({ id: 200_000 + at, name: `Paper ${at}`, type: 'REPORT' })),
    total: 1_000_000_000,
  }),
  'product/list': () =>
    many(50, (id) => ({
      id: id + 1,
      name: `Line ${id}`,
      productList: many(200, (at) => ({
        id: 300_000 + 200 * id + at,
        name: `Product ${at}`,
        desc: 'What it does',
      })),
    })),
  topheader: (data) =>
    (data as unknown as Data[]).map((group) => ({
      ...group,
      data: many(2000, (at) => ({ id: at + 1, name: `Item ${at}` })),
    })),
  'product/1001': (data) => ({
    ...data,
    name: endlessTitle,
    productConfig: { name: 'Config', config: many(COUNT, (at) => ({ id: at + 1, title: `Point ${at}` })) },
    coreFunctions: many(100, (id) => ({
      id: id + 1,
      name: 'F',
      functionList: many(100, (at) => ({ id: at + 1, title: 'T' })),
    })),
    pcResource: many(COUNT, () => ({ url: '/assets/covers/activity-601.en.webp' })),
  }),
  'product/1002': (data) => ({ ...data, name: 'a'.repeat(TITLE) }),
  'form/1': (data) => ({
    ...data,
    formFields: many(COUNT, (at) => ({ id: at + 1, name: `Field ${at}`, type: 'INPUT' })),
  }),
}

let backEnd: ContentServer
let site: RunningServer
const visit = (path: string) => visitPage(site.url + path)
/** Memory of the site's process in MB. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024

beforeAll(async () => {
  backEnd = await startContentServer((request, response, proper) => {
    const call = (request.url ?? '').replace('/api/internal/', '').split('?')[0] ?? ''
    const spoil = endless[call]
    if (!spoil) return false
    void proper().then(({ status, text }) => {
      const body = JSON.parse(text) as { data: Data }
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ ...body, data: spoil(body.data) }))
    })
    return true
  })
  site = await startServer({ CONTENT_API_URL: backEnd.url, HEAP_MB: '256' })
})
afterAll(async () => {
  await site?.stop()
  await backEnd?.close()
})

describe('a back end without an end', () => {
  it('shows a part of five thousand cases and the way to the others', async () => {
    const first = await visit('/cases')
    expect([first.status, first.text.match(/<article/g)?.length]).toEqual([200, 60])
    expect(first.text).toContain('href="/cases?pageNo=84"')
    const last = await visit('/cases?pageNo=84')
    expect([last.status, last.text.match(/<article/g)?.length]).toEqual([200, 20])
    expect((await visit('/cases?pageNo=85')).status).toBe(404)
    // Sixty cards with a picture for each of three kinds of screen (D28).
    expect(first.text.length).toBeLessThan(520_000)
  })

  it('shows pages of a list of a billion, as far as anybody turns them, and of one whose total alone is a billion those that come', async () => {
    for (const path of ['/about-us/news', '/media', '/activity', '/periodical']) {
      const { status, text } = await visit(path)
      expect([path, status]).toEqual([path, 200])
      expect([path, text.includes(`href="${path}?pageNo=9999"`)]).toEqual([path, path === '/periodical'])
    }
  })

  it.each([
    '/',
    '/en',
    '/product',
    '/product/1001',
    '/product/1002',
    '/form/1',
    '/solution',
    '/case-detail/401',
    '/sitemap.xml',
    '/feeds/cn/news.rss',
    '/llms.txt',
    '/search?q=Case',
    '/api/share/cn/product/1001',
  ])('answers %s', async (path) => {
    const { status } = await visit(path)
    expect([path, status]).toEqual([path, 200])
  })

  it('names cases and no more news than there are in its sitemap', async () => {
    const index = (await visit('/sitemap.xml')).text
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    let cases = 0
    for (const file of files) {
      const { status, text } = await visit(file)
      expect([file, status]).toEqual([file, 200])
      cases += text.match(/\/case-detail\/\d+<\/loc>/g)?.length ?? 0
    }
    expect(cases).toBeGreaterThanOrEqual(COUNT)
  })

  it('cuts a title of 16,000 signs to 200 and logs it once a reading', async () => {
    const { text } = await visit('/product/1001')
    const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(text) ?? []
    expect(heading.replace(/<[^>]*>|\u2060|\u00a0/g, '').length).toBeLessThanOrEqual(200)
    expect(site.output()).toContain('at most 200 characters')
  })

  it('stays within its memory', async () => {
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
    expect(memory()).toBeLessThan(600)
  })
})
