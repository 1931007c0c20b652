import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { wholeSitemap } from '@/scripts/lib/sitemap-files'
import { type ContentServer, startContentServer } from '../helpers/content-server'
import { untilPage, visitPage } from '../helpers/visit'

// A company whose back end has a Chinese site only: /en leads to it (D36; §7: "else the first").
let backend: ContentServer
let site: RunningServer

beforeAll(async () => {
  backend = await startContentServer((request, response, proper) => {
    if (!request.url?.startsWith('/api/internal/site/list')) return false
    void proper().then(({ text }) => {
      const { data, ...rest } = JSON.parse(text) as { data: { mark: string }[] }
      const only = JSON.stringify({ ...rest, data: data.filter(({ mark }) => mark === 'cn') })
      response.writeHead(200, { 'content-type': 'application/json' }).end(only)
    })
    return true
  })
  site = await startServer({ CONTENT_API_URL: backend.url, GO1688_HOST: 'b2b.example.com' })
  await untilPage(`${site.url}/privacy`, ({ status }) => status === 200, 50_000)
})
afterAll(async () => {
  await site?.stop()
  await backend?.close()
})

it('an address of the other language leads to the same one of this, and no page to the other (D36)', async () => {
  const paths = [
    '/',
    '/product',
    '/product/1001',
    '/privacy',
    '/about-us/news?pageNo=2',
    '/ai',
    '/media?titleContent=x',
  ]
  for (const path of [...paths, '/search?q=x', '/form/5002?gate=product~1001~jumpBO', '/form/5002/preview']) {
    const led = await fetch(`${site.url}/en${path === '/' ? '' : path}`, { redirect: 'manual' })
    const location = decodeURIComponent(led.headers.get('location') ?? '').replace(site.url, '')
    expect([led.status, location], path).toEqual([308, path])
  }
  for (const path of paths.slice(0, 5)) {
    const { status, text } = await visitPage(site.url + path)
    expect(status, path).toBe(200)
    expect(text, path).not.toMatch(/<meta name="robots"|hreflang|data-language-switch/i)
  }
  expect((await visitPage(`${site.url}/en/product/9999`)).status).toBe(308)
})

it('feeds and texts of the other language do too', async () => {
  const feed = await fetch(`${site.url}/feeds/en/news.rss`, { redirect: 'manual' })
  expect([feed.status, feed.headers.get('location')]).toEqual([308, '/feeds/cn/news.rss'])
  const text = await fetch(`${site.url}/en/product.md`, { redirect: 'manual' })
  expect([text.status, text.headers.get('location')?.replace(site.url, '')]).toEqual([308, '/product.md'])
  for (const name of ['/llms.txt', '/llms-full.txt']) {
    const led = await fetch(`${site.url}/en${name}`, { redirect: 'manual' })
    expect([led.status, led.headers.get('location')?.replace(site.url, '')], name).toEqual([308, name])
  }
})

it('it is in no sitemap, nor is /go1688 when it lives on another host (D7)', async () => {
  const get = async ({ pathname }: URL) => (await visitPage(site.url + pathname)).text
  const text = await wholeSitemap(get, site.url)
  expect(text).toContain('/product/1001</loc>')
  expect(text).toContain('/privacy</loc>')
  expect(text).not.toMatch(/\/en(?:\/|<|")/)
  expect(text).not.toContain('hreflang')
  expect(text).not.toContain('/go1688')
})

it('the start logs once that the demo company’s pages are still there, and where', () => {
  const warnings = site
    .output()
    .split('\n')
    .filter((line) => line.includes('not ready for the public'))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('content/cn/pages')
})
