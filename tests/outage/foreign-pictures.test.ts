import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '@/scripts/lib/run.mjs'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type ContentServer, startContentServer } from '../helpers/content-server'
import { visitPage } from '../helpers/visit'

// A back end whose pictures lie on its own host, as a company's do: banners of every kind of page come from there.
const pages = ['/product', '/product/1001', '/product-category/101', '/solution', '/solution/301', '/cases']
const more = ['/case-detail/401', '/about-us', '/services', '/join-us', '/periodical', '/periodical/808', '/']
const missing = '/assets/banners/gone.jpg'

let backend: ContentServer
let site: RunningServer

beforeAll(async () => {
  backend = await startContentServer((request, response, proper) => {
    const path = decodeURIComponent(request.url ?? '')
    if (path.startsWith('/assets/')) {
      const type = path.endsWith('.svg') ? 'image/svg+xml' : `image/${path.split('.').at(-1)}`
      readFile(join(root, 'public', path)).then(
        (bytes) => response.writeHead(200, { 'content-type': type }).end(bytes),
        () => response.writeHead(404).end(),
      )
      return true
    }
    void proper().then(({ status, text }) => {
      const foreign = text.replaceAll('"/assets/', `"${backend.url}/assets/`)
      const broken = foreign.replaceAll(/"[^"]*banners\/[^"]*solution[^"]*"/g, `"${backend.url}${missing}"`)
      response.writeHead(status, { 'content-type': 'application/json' }).end(broken)
    })
    return true
  })
  const MEDIA_HOSTS = new URL(backend.url).host
  site = await startServer({ CONTENT_API_URL: backend.url, MEDIA_HOSTS })
})
afterAll(async () => {
  await site?.stop()
  await backend?.close()
})

it('shows pages whose banners come from a listed host, theme included, and caches them (D19, D28)', async () => {
  for (const path of [...pages, ...more].flatMap((page) => [page, `/en${page === '/' ? '' : page}`])) {
    const first = await visitPage(site.url + path)
    expect(`${path} ${first.status}`).toBe(`${path} 200`)
    expect(first.text, path).toContain(encodeURIComponent(`${backend.url}/assets/`))
    const again = await visitPage(site.url + path)
    expect(`${path} ${again.headers.get('x-nextjs-cache')}`).toMatch(/HIT|STALE/)
  }
})
