import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '@/scripts/lib/run.mjs'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type ContentServer, startContentServer } from '../helpers/content-server'
import { visitPage } from '../helpers/visit'

// Pictures, videos and files of a back end as other companies keep them: relative, protocol-relative, without a type, behind redirects.

const token = 'token-of-the-back-end'
let backend: ContentServer
let site: RunningServer
const asked: { path: string; authorization: string | undefined }[] = []
const bytes: Record<string, { body: Buffer; type?: string; headers?: Record<string, string> }> = {}

const html = `<p><img src="/upload/a.png"><img src="//MEDIA/plain.png"><a href="/upload/manual.pdf">手册</a>
<a href="/product/1002">产品</a><a href="www.example.com/x">外</a></p>`

async function answer(request: IncomingMessage, response: ServerResponse) {
  const path = decodeURIComponent(request.url ?? '').split('?')[0] ?? ''
  if (path.startsWith('/moved/')) return void response.writeHead(302, { location: path.slice(6) }).end()
  if (path === '/away.png')
    return void response.writeHead(302, { location: 'https://elsewhere.example/a.png' }).end()
  const found = bytes[path]
  if (!found) return void response.writeHead(404).end()
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
  const headers = { ...(found.type && { 'content-type': found.type }), etag: '"e1"', ...found.headers }
  if (request.headers['if-none-match'] === '"e1"') return void response.writeHead(304, headers).end()
  if (!range) return void response.writeHead(200, headers).end(found.body)
  const part = found.body.subarray(Number(range[1]), Number(range[2]) + 1)
  response
    .writeHead(206, { ...headers, 'content-range': `bytes ${range[1]}-${range[2]}/${found.body.length}` })
    .end(part)
}

beforeAll(async () => {
  const png = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#27c' } })
    .png()
    .toBuffer()
  const bmp = Buffer.concat([
    Buffer.from('424d3a0000000000000036000000280000000100000001000000010018000000', 'hex'),
    Buffer.alloc(26),
  ])
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>',
  )
  const ico = await readFile(join(root, 'public', 'favicon.ico'))
  Object.assign(bytes, {
    '/upload/a.png': { body: png, type: 'image/png' },
    '/plain.png': { body: png, type: 'image/png' },
    '/untyped': { body: png },
    '/octets.png': { body: png, type: 'application/octet-stream' },
    '/half.png': { body: png.subarray(0, png.length - 40), type: 'image/png' },
    '/drawing': { body: svg, type: 'image/svg+xml' },
    '/a.bmp': { body: bmp, type: 'image/bmp' },
    '/a.ico': { body: ico, type: 'image/x-icon' },
    '/large.png': { body: Buffer.alloc(25 * 1024 * 1024), type: 'image/png' },
    '/page.png': { body: Buffer.from('<html></html>'), type: 'text/html' },
    '/upload/manual.pdf': { body: Buffer.from('%PDF-1.4'), type: 'application/pdf' },
    '/upload/squeezed.svg': {
      body: gzipSync(svg),
      type: 'image/svg+xml',
      headers: { 'content-encoding': 'gzip' },
    },
    '/upload/video': { body: Buffer.from('0123456789'), type: 'video/mp4' },
    '/upload/run.html': { body: Buffer.from('<script>1</script>'), type: 'text/html' },
    '/upload/run': { body: Buffer.from('<script>1</script>'), type: 'application/x-unknown' },
    '/api/internal/gated/vod/index.m3u8': { body: Buffer.from('#EXTM3U\n720p/one.ts\n') },
    '/api/internal/gated/vod/720p/one.ts': { body: Buffer.from('part') },
    '/api/internal/gated/vod/second.m3u8': { body: Buffer.from('#EXTM3U\n720p/two.ts\n') },
    '/api/internal/gated/vod/720p/two.ts': { body: Buffer.from('part of another stream') },
    '/api/internal/gated/vod/other.mp4': { body: Buffer.from('another video') },
    '/api/internal/gated/paper.ts': { body: Buffer.from('no part of the stream') },
    '/actuator/env': { body: Buffer.from('{}'), type: 'application/json' },
  })
  backend = await startContentServer((request, response, proper) => {
    const path = request.url ?? ''
    if (!path.startsWith('/api/internal/') || path.startsWith('/api/internal/gated/')) {
      asked.push({ path, authorization: request.headers.authorization })
      void answer(request, response)
      return true
    }
    const isVideo = path.startsWith('/api/internal/multimedia/resource/713')
    if (!isVideo && !path.startsWith('/api/internal/news/502')) return false
    void proper().then(({ text }) => {
      const body = JSON.parse(text) as { data: Record<string, unknown> }
      const host = new URL(backend.url).host
      if (isVideo) body.data.videoMaterial = '/api/internal/gated/vod/index.m3u8'
      else body.data.content = html.replaceAll('MEDIA', host)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    return true
  })
  site = await startServer({
    CONTENT_API_URL: backend.url,
    CONTENT_API_TOKEN: token,
    MEDIA_HOSTS: new URL(backend.url).host,
  })
})
afterAll(async () => {
  await site?.stop()
  await backend?.close()
})

const scaled = (src: string) => `${site.url}/api/image?src=${encodeURIComponent(src)}&w=1056`
/** Status and type of a picture as a browser gets it from the route, and where it was led to. */
async function seen(src: string): Promise<[number, string | null]> {
  const answered = await fetch(scaled(src), { redirect: 'manual', headers: { accept: 'image/webp' } })
  return [answered.status, answered.headers.get('location') ?? answered.headers.get('content-type')]
}

describe('pictures that cannot be scaled are shown as they are', () => {
  it.each([
    ['a usual one', '/plain.png', 'image/webp'],
    ['one without a type', '/untyped', 'image/webp'],
    ['one of no type in particular', '/octets.png', 'image/webp'],
    ['one behind a redirect', '/moved/plain.png', 'image/webp'],
    ['one behind two', '/moved/moved/plain.png', 'image/webp'],
    ['one that was cut off', '/half.png', 'image/png'],
    ['a drawing without an extension', '/drawing', 'image/svg+xml'],
    ['a bitmap', '/a.bmp', 'image/bmp'],
    ['an icon', '/a.ico', 'image/x-icon'],
  ])('%s', async (_, path, type) => expect(await seen(backend.url + path)).toEqual([200, type]))

  it.each([
    ['one that is too large', '/large.png'],
    ['one that leads to a host that is not listed', '/away.png'],
    ['one that is none', '/page.png'],
  ])('%s is left to the browser', async (_, path) =>
    expect(await seen(backend.url + path)).toEqual([307, backend.url + path]),
  )

  it('those of other hosts are not requested', async () =>
    expect((await seen('https://elsewhere.example/a.png'))[0]).toBe(404))
})

describe('addresses in an article', () => {
  let signed: string[] = []
  it('are scaled, signed and given a scheme', async () => {
    const { status, text } = await visitPage(`${site.url}/article-detail/news/502`)
    expect(status).toBe(200)
    const [, article = ''] = /手册/.test(text) ? [text, text] : []
    const sources = [...article.matchAll(/src="\/api\/image\?src=([^&"]+)/g)].map(([, src = '']) =>
      decodeURIComponent(src),
    )
    expect(sources).toContain(`${backend.url}/plain.png`)
    signed = sources.filter((src) => src.startsWith('/api/upstream/'))
    expect(signed).toEqual([expect.stringMatching(/^\/api\/upstream\/[\w-]{22}\/upload\/a\.png$/)])
    const links = [...article.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toContain('/product/1002')
    expect(links).toContain('https://www.example.com/x')
    expect(links).toContainEqual(expect.stringMatching(/^\/api\/upstream\/[\w-]{22}\/upload\/manual\.pdf$/))
    expect(await seen(signed[0] ?? '')).toEqual([200, 'image/webp'])
  })

  it('of files are this site’s: cached, without the token, and nobody else’s to write', async () => {
    const file = await fetch(site.url + signed[0])
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(file.headers.get('cache-control')).toContain('max-age=600')
    const again = await fetch(site.url + signed[0], { headers: { 'if-none-match': '"e1"' } })
    expect(again.status).toBe(304)
    expect(asked.filter(({ authorization }) => authorization)).toEqual([])
    const before = asked.length
    for (const path of ['/actuator/env', '/upload/video', '/../api/internal/site/list'])
      expect((await fetch(`${site.url}${signed[0]?.replace('/upload/a.png', path)}`)).status).toBe(404)
    expect(asked.length).toBe(before)
  })
})

it('a gated stream plays: its parts are given out behind the form that was passed, and nothing else is', async () => {
  const submitted = await fetch(`${site.url}/api/internal/form`, {
    method: 'POST',
    body: JSON.stringify({
      site: { id: 1 },
      form: { id: 5005 },
      fieldValues: ['甲', '乙', '13800138000'].map((value, at) => ({
        formFieldBO: { id: 500501 + at },
        value,
      })),
      client: { trap: '', elapsedMs: 5000 },
      gate: { type: 'multimedia/resource', id: 713, jump: 'video' },
    }),
  })
  const { data } = (await submitted.json()) as { data: { gate: { href: string; kind: string } } }
  expect(data.gate.kind).toBe('video')
  const list = await fetch(site.url + data.gate.href)
  expect([list.status, list.headers.get('content-type')]).toEqual([200, 'application/vnd.apple.mpegurl'])
  expect(await list.text()).toContain('720p/one.ts')
  const part = (name: string) => fetch(new URL(name, list.url))
  const first = await part('720p/one.ts')
  expect([first.status, await first.text()]).toEqual([200, 'part'])
  const others = [
    'other.mp4',
    'other.mp4%3Fx.ts',
    'other.mp4%23/x.ts',
    '720p/none.ts',
    '..%2Fpaper.ts',
    'second.m3u8',
    '720p/two.ts',
  ]
  for (const name of [...others, 'index.m3u8/..%2f..%2fpaper.ts'])
    expect((await part(name)).status, name).toBeGreaterThanOrEqual(400)
  const stranger = list.url.replace(/\.[\w-]{43}/, `.${'A'.repeat(43)}`)
  expect((await fetch(new URL('720p/one.ts', stranger))).status).toBe(404)
})
