import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deskAccount } from '@/e2e/desk-account'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { answerKinds, handlers } from '../helpers/answer-kinds'
import { ask as askUrl, type Raw } from '../helpers/ask'
import { type FaultServer, startFaultServer } from '../helpers/fault-server'
import { observatoryScore } from '../helpers/observatory'
import { untilPage, visitPage } from '../helpers/visit'

// What every kind of answer carries: policy, length, encoding; and HEAD like GET. One site, one back end.
let backend: FaultServer
let site: RunningServer

beforeAll(async () => {
  backend = await startFaultServer()
  site = await startServer({
    CONTENT_API_URL: backend.url,
    CONTENT_REVALIDATE_SECONDS: '600',
    SITE_URL: 'https://www.example.com',
    STUDIO: 'on',
    DESK_PASSWORD_HASH: deskAccount.hash,
    METRICS_TOKEN: 'a token of sixteen or more',
    REVALIDATE_SECRET: 'a secret of sixteen or more',
  })
  // On a busy machine the first page of a process takes longer than its back end is given: that is a 503, or a page without its footer (D13).
  await vi.waitFor(
    async () => expect((await ask('GET', '/api/search?q=erp&lang=en')).status).toBe(200),
    80_000,
  )
  await untilPage(`${site.url}/en/cases`, ({ text }) => text.includes('<footer'), 80_000)
})
afterAll(async () => {
  await site?.stop()
  await backend?.close()
})

const ask = (method: string, path: string, headers: Record<string, string> = {}): Promise<Raw> =>
  askUrl(site.url + path, headers, method)

/** Headers that may differ between two answers of the same page: times, and whether it was kept already. */
const lasting = ({
  date: _date,
  'x-nextjs-cache': _cache,
  'cache-control': _control,
  age: _age,
  'x-accel-expires': _expires,
  ...rest
}: Raw['headers']) => rest

/** Pages rendered per request differ in what Next streams, and so in their scripts and preloads: the names stay. */
const alike = (headers: Raw['headers'], isKept: boolean) =>
  isKept
    ? lasting(headers)
    : Object.keys(headers)
        .filter((name) => name !== 'link')
        .sort()

const pages: [string, string, number][] = [
  ['a page', '/en/cases', 200],
  ['a list that is filtered', '/en/activity?place=Shanghai', 200],
  ['a preview', '/en/services/912/preview', 200],
  ['an address that is none', '/en/no-such-page', 404],
  ['a record that is not there', '/en/case-detail/99999', 404],
]

describe('every HTML answer', () => {
  it.each(pages)(
    '%s: policy without unsafe scripts, compressed, HEAD the same (S3)',
    async (_, path, status) => {
      await ask('GET', path) // so that both are cached pages, where there is one
      const get = await ask('GET', path, { 'accept-encoding': 'gzip, br' })
      expect(get.status).toBe(status)
      expect(get.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w-]{22}';/)
      expect(get.headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe/)
      expect(get.headers['content-encoding']).toBe('br')
      expect(Number(get.headers['content-length'])).toBe(get.body.byteLength)
      expect(brotliDecompressSync(get.body).toString()).toMatch(/<\/html>\s*$/)
      const cookies = [get.headers['set-cookie'] ?? []].flat()
      const header = (name: string) => get.headers[name]?.toString() ?? null
      const html = brotliDecompressSync(get.body).toString()
      const { score, found } = observatoryScore({ url: 'https://www.example.com', header, cookies, html })
      expect(score, JSON.stringify(found)).toBeGreaterThanOrEqual(120)
      const head = await ask('HEAD', path, { 'accept-encoding': 'gzip, br' })
      expect([head.status, head.body.byteLength]).toEqual([status, 0])
      const isKept = 'x-nextjs-cache' in get.headers
      expect(alike(head.headers, isKept)).toEqual(alike(get.headers, isKept))
    },
  )

  it('a miss and a hit carry the same policy', async () => {
    const miss = await ask('GET', '/en/case-detail/403')
    const hit = await ask('GET', '/en/case-detail/403')
    expect([miss, hit].map(({ headers }) => headers['x-nextjs-cache'])).toEqual(['MISS', 'HIT'])
    expect(hit.headers['content-security-policy']).toBe(miss.headers['content-security-policy'])
  })

  it('every script of a page is allowed by the policy', () => {
    expect(site.output()).not.toContain('none of the framework')
  })

  it('503: HEAD is 503 too, with policy and Retry-After, never stored (D13)', async () => {
    await backend.fail('refuse')
    const path = '/en/case-detail/404'
    const get = await ask('GET', path)
    const head = await ask('HEAD', path)
    await backend.fail(undefined)
    expect([get.status, head.status]).toEqual([503, 503])
    expect(get.headers['content-security-policy']).toContain("script-src 'self';")
    expect(Number(head.headers['retry-after'])).toBeGreaterThan(0)
    expect(head.headers['cache-control']).toContain('no-store')
    expect(lasting(head.headers)).toEqual(lasting(get.headers))
    expect(Number(head.headers['content-length'])).toBe(get.body.byteLength)
  })
})

describe('the policy of every kind of answer (S3, docs/security.md)', () => {
  it('no handler is left out', () => {
    const asked = new Set(answerKinds().map(({ from }) => from))
    expect(handlers().filter((handler) => !asked.has(handler))).toEqual([])
  })

  it('is there, once, and the one of its kind', async () => {
    const wrong: string[] = []
    for (const { from, path, status, policy, method = 'GET', headers } of answerKinds()) {
      let answer = await ask(method, path, headers)
      // A busy machine may not have made it in its time: then it is asked for again.
      for (let tries = 0; answer.status === 503 && tries < 10; tries += 1)
        answer = await ask(method, path, headers)
      const { status: got, headers: sent } = answer
      const found = sent['content-security-policy'] ?? 'none'
      if (got !== status || !policy.test(found)) wrong.push(`${from}: ${method} ${path} → ${got}, ${found}`)
    }
    expect(wrong).toEqual([])
    // Three dozen answers, many of them made for the first time.
  }, 240_000)

  it('a picture of a page has one too, and an answer of 304 brings none to what a browser keeps', async () => {
    const html = (await ask('GET', '/en/cases')).body.toString()
    const picture = /\/api\/image\?[^" ]+/.exec(html)?.[0]?.replaceAll('&amp;', '&') ?? ''
    const { status, headers } = await ask('GET', picture)
    expect([status, headers['content-security-policy']]).toEqual([200, "default-src 'none'; sandbox"])
    const file = await ask('GET', '/ai-native-erp.html')
    const same = await ask('GET', '/ai-native-erp.html', { 'if-none-match': file.headers.etag ?? '' })
    expect(same.status).toBe(304)
    expect([undefined, file.headers['content-security-policy']]).toContain(
      same.headers['content-security-policy'],
    )
  })
})

describe('other answers', () => {
  it.each([
    ['the interface', '/api/health', 200],
    ['a refusal of the interface', '/api/internal/no/such/call', 404],
    ['robots.txt', '/robots.txt', 200],
    ['a picture', '/api/image?src=%2Fassets%2Fqr%2Fnone.png&w=240', 404],
    ['a vector', '/assets/logos/northbay.svg', 200],
    ['a video', '/assets/videos/core.en.mp4', 200],
  ])('HEAD answers what GET answers: %s', async (_, path, status) => {
    const [get, head] = [await ask('GET', path), await ask('HEAD', path)]
    expect([get.status, head.status, head.body.byteLength]).toEqual([status, status, 0])
    expect(lasting(head.headers)).toEqual(lasting(get.headers))
    if (head.headers['content-length'])
      expect(Number(head.headers['content-length'])).toBe(get.body.byteLength)
  })

  it('text is compressed, pictures and videos are not', async () => {
    const encoding = async (path: string) =>
      (await ask('GET', path, { 'accept-encoding': 'gzip' })).headers['content-encoding']
    expect(await encoding('/assets/logos/case-401.cn.svg')).toBe('gzip')
    expect(await encoding('/sitemap.xml')).toBe('gzip')
    expect(await encoding('/assets/videos/core.en.mp4')).toBeUndefined()
  })
})

describe('addresses from inside, and invented ones (D5)', () => {
  it.each([
    '/cn/activity/list/x1.html',
    '/en/media/list/zz.css',
    '/en/periodical/list/1.txt',
    '/cn/about-us/news/list/all/x.js',
    '/activity/list/1',
    '/cn/activity/list/1',
    '/en/not-found',
    '/foo.html',
    '/assets/product/1001',
    '/en/robots.txt',
  ])('%s is no page', async (path) => {
    const { status, text } = await visitPage(site.url + path)
    expect([status, text.includes('data-page="not-found"')]).toEqual([404, true])
  })
})
