import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ask } from '@/tests/helpers/ask'
import { pageAddress } from './pages/address'
import { passThroughServer } from './pass-through'

let server: Server
let seen: IncomingHttpHeaders | undefined
let asked: string | undefined

beforeAll(async () => {
  const { passThrough, sendFile } = passThroughServer({
    handle: async ({ headers, url }, response) => {
      seen = headers
      asked = url
      response.setHeader('x-middleware-rewrite', '/cn/inside')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    },
    publicRoot: 'public',
    proxies: 0,
    findNotFound: async () => ({ is: 'refused' }),
    addressOf: (host, path) => pageAddress(host, path),
  })
  server = createServer((request, response) => {
    void sendFile(request, response).then((isSent) => isSent || passThrough(request, response))
  }).listen(0)
  await once(server, 'listening')
})
afterAll(() => server.close())

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/search?q=a`

it.each([
  ...[
    'X-Middleware-Subrequest',
    'X-Middleware-Rewrite',
    'X-Middleware-Next',
    'X-Nextjs-Data',
    'X-Nextjs-Cache',
  ],
  ...[
    'X-Now-Route-Matches',
    'X-Matched-Path',
    'X-Invoke-Path',
    'X-Invoke-Status',
    'Next-Action',
    'X-Action-Revalidated',
  ],
])('headers by which Next talks to itself reach it from nobody outside: %s', async (name) => {
  for (const method of ['GET', 'POST']) {
    seen = undefined
    const given = { [name]: 'evil', 'accept-language': 'en', 'x-forwarded-proto': 'https', rsc: '1' }
    expect((await ask(url(), given, method)).status).toBe(200)
    expect(Object.values(seen ?? {})).not.toContain('evil')
    expect(seen).toMatchObject({ 'accept-language': 'en', 'x-forwarded-proto': 'https', rsc: '1' })
  }
})

it.each([
  ['RSC', '1', true],
  ['RSC', 'true', false],
  ['Next-Router-Prefetch', '1', true],
  ['Next-Router-Prefetch', '1, 1', false],
  ['Next-Router-Prefetch', '2', false],
  ['Next-Router-Segment-Prefetch', '/_tree', true],
  ['Next-Router-Segment-Prefetch', '../../x', false],
  ['Next-Router-State-Tree', '["",{}]', false],
  ['Next-Url', '/en/search', false],
  ['Next-Resume', '1', false],
  ['Next-Hmr-Refresh', '1', false],
])('what client navigation sends is well-formed or dropped: %s %j', async (name, value, isForwarded) => {
  await ask(url(), { [name]: value })
  expect(seen?.[name.toLowerCase()]).toBe(isForwarded ? value : undefined)
})

it.each([
  ['/product/1001?token=mine', 'GET', {}, '/product/1001'],
  ['/product/1001?token=mine', 'HEAD', {}, '/product/1001'],
  ['/product/1001?EVIL=1&_rsc=abc&a=2', 'GET', { rsc: '1' }, '/product/1001?_rsc='],
  ['/activity?EVIL=1&pageNo=2&_rsc', 'GET', { rsc: '1' }, '/activity?pageNo=2&_rsc='],
  ['/search?_rsc=abc&q=mine', 'GET', { rsc: '1', 'next-router-state-tree': 'a' }, '/search?q=mine&_rsc='],
  ['/search?q=mine', 'GET', {}, '/search?q=mine'],
  ['/api/search?q=mine', 'POST', {}, '/api/search?q=mine'],
])(
  'a page that may be kept is asked for as everyone asks for it, all else as it came: %s %s',
  async (path, method, headers, expected) => {
    const { origin } = new URL(url())
    await ask(origin + path, headers, method)
    expect(asked).toBe(expected)
  },
)

it('internal headers are in no answer, a range and a 304 included', async () => {
  const file = new URL('/ai-native-erp.html', url()).href
  const whole = await ask(file)
  const part = await ask(file, { range: 'bytes=0-9' })
  const known = await ask(file, { 'if-none-match': whole.headers.etag ?? '' })
  const beyond = await ask(file, { range: 'bytes=99999999-' })
  const json = await ask(url())
  expect([whole, part, known, beyond, json].map(({ status }) => status)).toEqual([200, 206, 304, 416, 200])
  for (const { headers } of [whole, part, known, beyond, json])
    expect(Object.keys(headers).filter((name) => /^x-(?:own|middleware)/.test(name))).toEqual([])
})

it('content elsewhere, with the product’s own public/ beside it, sends none of the demo’s AI pages (D8)', async () => {
  vi.stubEnv('CONTENT_DIR', 'tests')
  vi.resetModules()
  const { passThroughServer: made } = await import('./pass-through')
  const { sendFile } = made({
    ...{ handle: async () => undefined, publicRoot: 'public', proxies: 0 },
    ...{ findNotFound: async () => ({ is: 'refused' }), addressOf: () => undefined },
  })
  const request = { method: 'GET', headers: {} } as IncomingMessage
  for (const url of ['/ai/agents.html', '/en/ai/ai.js', '/ai-native-erp.html?a', '/en/ai-native-erp.html'])
    expect(await sendFile(Object.assign(request, { url }), new ServerResponse(request)), url).toBe(false)
  vi.unstubAllEnvs()
})
