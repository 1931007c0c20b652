import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { wholeSitemap } from '@/scripts/lib/sitemap-files'
import { type ContentServer, startContentServer } from '../helpers/content-server'
import { untilWarm, visitPage } from '../helpers/visit'

// A company whose back end has a Chinese site only: /en shows it too (§7: "else the first"), but is no page of its own.
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
  await untilWarm(site.url)
})
afterAll(async () => {
  await site?.stop()
  await backend?.close()
})

it('a page that shows the other language is noindex and nobody’s alternate', async () => {
  for (const path of ['/product', '/product/1001', '/privacy', '/about-us/news', '/ai']) {
    const [own, borrowed] = await Promise.all([
      visitPage(site.url + path),
      visitPage(`${site.url}/en${path}`),
    ])
    expect([own.status, borrowed.status], path).toEqual([200, 200])
    expect(own.text, path).not.toMatch(/<meta name="robots"/)
    expect(borrowed.text, path).toMatch(/<meta name="robots" content="noindex/)
    for (const { text } of [own, borrowed])
      expect(text, path).not.toMatch(/<link[^>]*rel="alternate"[^>]*hreflang/i)
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

it('the start says once that the demo company’s pages are still there, and where', () => {
  const warnings = site
    .output()
    .split('\n')
    .filter((line) => line.includes('demo company'))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('/content/cn/pages')
})
