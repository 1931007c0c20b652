import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { ask, type Raw } from '../helpers/ask'
import { visitPage } from '../helpers/visit'

// What the built site says to requests that no browser sends, and to reports that browsers do. One site for all of it.
let site: RunningServer
beforeAll(async () => {
  site = await startServer({
    SITE_URL: 'https://www.example.com',
    SITE_HOSTS: 'www.example.com=cn,en.example.com=en',
    LOG_LEVEL: 'info',
  })
  await visitPage(`${site.url}/en`)
})
afterAll(async () => site?.stop())

/** A request written by hand, and the whole answer. */
async function raw(line: string, headers: readonly string[] = ['Host: site']): Promise<string> {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  let seen = ''
  socket.on('data', (chunk: Buffer) => (seen += chunk.toString('latin1')))
  socket.on('error', () => undefined)
  socket.write(`${[`${line} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  await once(socket, 'close')
  return seen
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

describe('requests that are none (S7)', () => {
  it.each<[string, string[], number]>([
    ['two lengths', ['Host: a', 'Content-Length: 1', 'Content-Length: 2'], 400],
    ['no host', [], 400],
    ['a head without end', ['Host: a', `X: ${'x'.repeat(40_000)}`], 431],
    ['an expectation', ['Host: a', 'Expect: anything'], 417],
  ])('%s: the refusal carries the headers of every answer', async (_, headers, status) => {
    const answer = await raw('GET /', headers)
    expect(statusOf(answer)).toBe(status)
    for (const name of ['content-security-policy', 'x-content-type-options', 'strict-transport-security'])
      expect(answer.toLowerCase()).toContain(`\n${name}: `)
  })

  it.each([
    '/api/',
    '/_next/',
    '/nope.png',
    '/.env',
    '/en/nope.md',
    '/assets/x.png',
    '/nope',
    '/api/calendar/cn/999',
    '/sitemaps/cn-news-999.xml',
  ])('what is missing at %s is cached by nobody for long', async (path) => {
    const answer = await raw(`GET ${path}`)
    expect(statusOf(answer)).toBe(404)
    expect(answer).toMatch(/\ncache-control: (?:[^\r]*no-store|max-age=0, s-maxage=10)\r/i)
  })

  it.each<[string, string[] | undefined, number[]]>([
    ['GET /', ['Host: __proto__'], [200]],
    ['GET /en/cases', ['Host: constructor'], [200]],
    ['GET /about-us/%ff', undefined, [400, 404]],
    ['GET /api/gate/%ff', undefined, [400]],
    ['GET /api/internal/form/%ff', undefined, [400]],
    ['GET /api/share/en/%ff', undefined, [400]],
    ['GET /assets/%ff.png', undefined, [400, 404]],
    ['GET /%00', undefined, [400, 404]],
    ['GET /', ['Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked'], [400]],
    ['GET /', ['Host: a', 'Content-Length: 1', 'Content-Length: 2'], [400]],
    ['OPTIONS *', undefined, [204]],
    ['TRACE /', undefined, [405]],
    ['DELETE /en', undefined, [405]],
    ['POST /', undefined, [405]],
    ['POST /en/x.png', undefined, [405]],
    ['GET /', [], [400]],
    ['GET /', ['Host: a', 'Host: b'], [400]],
    ['GET /', ['Host: a', 'X: 1\u0000'], [400]],
  ])('%s %j is answered plainly', async (line, headers, statuses) => {
    const answer = await raw(line, headers)
    expect(statuses, answer.slice(0, 300)).toContain(statusOf(answer))
    expect(answer).not.toMatch(/x-powered-by|next\.js|\n\s+at |node_modules|internal server error/i)
  })

  it('leave the next one as it was: no header, host or method of theirs is stored', async () => {
    const before = await ask(`${site.url}/en/cases`, {})
    const strange = [
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: http',
      'X-Forwarded-For: 6.6.6.6',
      'X-Middleware-Rewrite: /en/evil',
      'X-Middleware-Subrequest: middleware:middleware:middleware',
      'X-Middleware-Prefetch: 1',
      'X-Matched-Path: /en/evil',
      'X-Invoke-Path: /en/evil',
      'X-Nextjs-Data: 1',
      'Next-Action: 0123456789',
      'Rsc: 1',
      'Rsc: evil',
      'Next-Router-Prefetch: 1',
      'Next-Router-State-Tree: %5B%22evil%22%5D',
      'Next-Url: //evil.example',
      'X-Original-Url: /en/evil',
      'X-Http-Method-Override: DELETE',
      'Range: bytes=0-10',
      'Accept-Encoding: evil',
      'Cookie: __prerender_bypass=1; __next_preview_data=1',
    ]
    // One page is kept already, of the other strangers are the first to ask.
    const asked = ['GET', 'HEAD', 'OPTIONS', 'POST'].flatMap((method) =>
      ['/en/cases', '/en/join-us'].map((path) => `${method} ${path}`),
    )
    for (const header of strange) {
      const answers = await Promise.all(asked.map((line) => raw(line, ['Host: evil.example', header])))
      expect(Math.max(...answers.map(statusOf)), header).toBeLessThan(500)
    }
    const after = await ask(`${site.url}/en/cases`, {})
    expect(after.body.equals(before.body)).toBe(true)
    const { age: _, date: __, 'x-accel-expires': ___, 'x-nextjs-cache': ____, ...lasting } = before.headers
    expect(after.headers).toMatchObject(lasting)
    const first = await ask(`${site.url}/en/join-us`, {})
    expect(Object.keys(first.headers).sort()).toEqual(Object.keys(before.headers).sort())
    expect(first.headers.connection).toBe(before.headers.connection)
    for (const { body, headers } of [after, first])
      expect(`${JSON.stringify(headers)} ${body}`).not.toContain('evil')
  }, 60_000)
})

describe('an internal address of the framework', () => {
  const buildId = readFileSync('.next/BUILD_ID', 'utf8')
  const script = `/_next/static/${
    readdirSync('.next/static/chunks')
      .filter((name) => name.endsWith('.js'))
      .map((name) => `chunks/${name}`)[0]
  }`
  it.each([
    ...[
      '/search.rsc?q=x',
      '/en/search.rsc?q=x',
      '/activity.rsc',
      '/activity.rsc?place=x',
      '/about-us/zzz.rsc',
    ],
    ...['/.rsc', '/index.rsc', '/en.rsc', '/product/1001.rsc', '/product/1001/preview.rsc', '/nope.rsc'],
    ...['/form/1.rsc?gate=product~7~jumpBO', '/desk.rsc', '/desk/enquiries.csv.rsc', '/studio.rsc'],
    ...[
      '/robots.txt.rsc',
      '/icon.svg.rsc',
      '/feeds/cn/news.rss.rsc',
      '/api/search.rsc?q=x',
      '/api/health.rsc',
    ],
    ...['/cases.prefetch.rsc', '/cases.segments/_tree.segment.rsc', '/index.segments/_tree.segment.rsc'],
    ...['/_next', '/_next/', '/_next/x', '/_next/static', '/_next/flight', '/_next/webpack-hmr'],
    ...[
      `/_next/data/${buildId}/search.json?q=x`,
      `/_next/data/${buildId}/cases.json`,
      '/_next/data/x/cases.json',
    ],
    ...['/_next/image?url=%2Ficon.svg&w=640&q=75', '/_next/postponed/resume/cases', `${script}.rsc`],
    ...['/404', '/500', '/_error', '/_not-found', '/_global-not-found', '/_global-error', '/__nextjs_font/x'],
    ...['/cn/not-found', '/en/not-found', '/__missing', '/cn/activity/list/2', '/activity/list/2'],
    ...['/en/media/search', '/about-us/news/list/all/1', '/form/1/gate', '/cases.json', '/cases.action'],
  ])('%s is no page: the cached not-found page, for ten seconds at most', async (path) => {
    for (const language of ['', '/en'])
      await vi.waitFor(async () =>
        expect((await ask(`${site.url}${language}/nope`)).headers['x-nextjs-cache']).toBe('HIT'),
      )
    const answer = await ask(site.url + path, { rsc: '0' })
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.headers['cache-control']).toBe('max-age=0, s-maxage=10')
    expect(answer.headers['x-nextjs-cache']).toBe('HIT')
    const navigation = await ask(site.url + path, { rsc: '1' })
    expect([navigation.status, navigation.body.byteLength]).toEqual([404, 0])
    expect(navigation.headers['cache-control']).toBe('max-age=0, s-maxage=10')
    expect((await ask(site.url + path, {}, 'POST')).status).toBe(405)
  })

  it('and a script of the build is none of them', async () => {
    expect((await ask(site.url + script)).status).toBe(200)
  })
})

it('requests with internal headers of the framework get the answer that everybody gets', async () => {
  const list = `${site.url}/en/activity?activityName=speaks`
  const shape = ({ status, headers }: Raw) => [status, headers['content-type'], Object.keys(headers).sort()]
  const usual = await ask(list)
  expect([usual.status, usual.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const posted = await ask(list, {}, 'POST')
  for (const name of ['X-Middleware-Prefetch', 'X-Middleware-Skip', 'X-Nextjs-Data', 'Next-Action']) {
    expect([name, ...shape(await ask(list, { [name]: '1' }))]).toEqual([name, ...shape(usual)])
    expect([name, ...shape(await ask(list, { [name]: '1' }, 'POST'))]).toEqual([name, ...shape(posted)])
  }
})

it('headers of the framework’s client, and a body that nobody reads, make no fault and no line of the log', async () => {
  const pages = ['/en/activity?activityName=says', '/en/search?q=says', '/en/product/1001/preview']
  const said = [
    { 'Next-Router-State-Tree': 'garbage' },
    { 'Next-Router-State-Tree': '["",{"children":["a"]}]' },
    { 'Next-Router-State-Tree': encodeURIComponent('["",{"a":'.repeat(150)) },
    { 'Next-Router-Prefetch': '2' },
    { 'Next-Router-Prefetch': '3' },
    { 'Next-Router-Segment-Prefetch': '../../x', 'Next-Router-Prefetch': '1' },
    { 'Next-Url': 'https://evil.example' },
  ]
  // Without what the start itself reports some time later (`logUnready`).
  const logged = () =>
    site
      .output()
      .split('\n')
      .filter((line) => !line.includes('not ready for the public'))
  const before = logged()
  for (const page of pages)
    for (const headers of said) {
      const answer = await ask(site.url + page, { rsc: '1', ...headers })
      expect([200, 307], `${page} ${JSON.stringify(headers)}`).toContain(answer.status)
      const again = await ask(new URL(answer.headers.location ?? page, site.url).href, {
        rsc: '1',
        ...headers,
      })
      expect(again.status, `${page} ${JSON.stringify(headers)}`).toBe(200)
    }
  for (const path of ['/api/nope', '/api/', '/api/health', '/en', '/nope']) {
    const form = new FormData()
    for (const name of ['$ACTION_ID_x', '$ACTION_REF_1', '$ACTION_1:0']) form.append(name, 'garbage')
    expect([path, (await fetch(site.url + path, { method: 'POST', body: form })).status]).toEqual([path, 405])
  }
  expect(logged()).toEqual(before)
}, 60_000)

it('nothing of the program, its sources and its gallery is served', async () => {
  const [, script = ''] =
    /"(\/_next\/static\/[^"]+\.js)"/.exec((await ask(`${site.url}/en`)).body.toString()) ?? []
  expect((await ask(site.url + script)).status).toBe(200)
  for (const path of [
    ...['/package.json', '/package-lock.json', '/next.config.ts', '/server/main.ts', '/content/cn/site.yaml'],
    ...['/.next/BUILD_ID', '/.git/config', '/.env', '/.data/enquiries.sqlite', '/_next/../package.json'],
    ...['/_next/BUILD_ID', '/_next/server/middleware-manifest.json', `${script}.map`],
    ...[
      '/gallery',
      '/en/gallery',
      '/_next/image?url=%2Ficon.svg&w=640&q=75',
      '/__nextjs_original-stack-frame',
    ],
  ])
    expect(`${path} ${(await ask(site.url + path)).status}`).toMatch(/ (?:400|404)$/)
})

it('pages are for this site alone and carry HSTS, pictures are for everybody, no answer names its software (S3)', async () => {
  const page = await ask(`${site.url}/en/cases`, {})
  expect(page.headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-resource-policy': 'same-origin',
    'reporting-endpoints': 'site="/api/report"',
  })
  expect(page.body.toString()).not.toMatch(/name="generator"/i)
  for (const path of ['/assets/logos/northbay.svg', '/icon.svg', '/api/share/en/cases']) {
    const { headers, status } = await ask(site.url + path, {})
    expect([path, status, headers['cross-origin-resource-policy']]).toEqual([path, 200, 'cross-origin'])
    expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined])
  }
  const health = await ask(`${site.url}/api/health`, {})
  expect(health.headers['cross-origin-resource-policy']).toBe('same-origin')
})

it('reports of browsers reach the log once, whatever a body holds, and twenty a minute are enough', async () => {
  const send = async (body: string) =>
    (
      await fetch(`${site.url}/api/report`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/reports+json' },
      })
    ).status
  const fault = (message: string) =>
    JSON.stringify([{ type: 'error', url: '/en/cases?bd_vid=1', body: { message } }])
  expect(await send(fault('TypeError: planted by li.lei@example.com'))).toBe(204)
  expect(await send(fault('TypeError: planted by li.lei@example.com'))).toBe(204)
  expect(await send('x'.repeat(20_000))).toBe(413)
  expect(await send('{{{')).toBe(204)
  await vi.waitFor(() => expect(site.output()).toContain('TypeError: planted by …'), 15_000)
  expect(site.output().split('planted by')).toHaveLength(2)
  expect(site.output()).not.toContain('li.lei')
  const rest = await Promise.all(Array.from({ length: 20 }, () => send('[]')))
  expect(rest.filter((status) => status === 429)).toHaveLength(4)
})

it('a hundred and fifty searches at once leave cached pages and health alone, and then are answered again', async () => {
  const searches = Array.from({ length: 150 }, (_, index) =>
    ask(`${site.url}/en/activity?activityName=a${index}`, {}).then(({ status }) => status),
  )
  let isDone = false
  const all = Promise.all(searches).finally(() => (isDone = true))
  expect((await visitPage(`${site.url}/en`)).status).toBe(200)
  expect((await visitPage(`${site.url}/api/health`)).status).toBe(200)
  expect(isDone).toBe(false)
  const statuses = await all
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses).toEqual(expect.arrayContaining([200, 503]))
  expect((await visitPage(`${site.url}/en/activity?activityName=later`)).status).toBe(200)
}, 60_000)
