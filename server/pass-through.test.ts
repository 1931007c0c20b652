import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '@/tests/helpers/ask'
import { pageAddress } from './pages/address'
import { passThroughServer } from './pass-through'

let server: Server
let seen: IncomingHttpHeaders | undefined
let asked: string | undefined

beforeAll(async () => {
  const { passThrough } = passThroughServer({
    handle: async ({ headers, url }, response) => {
      seen = headers
      asked = url
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    },
    publicRoot: 'public',
    proxies: 0,
    notFoundPage: async () => undefined,
    addressOf: (host, path) => pageAddress(host, path),
  })
  server = createServer((request, response) => void passThrough(request, response)).listen(0)
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
  ['/product/1001?token=mine', 'GET', '/product/1001'],
  ['/product/1001?token=mine', 'HEAD', '/product/1001'],
  ['/search?q=mine', 'GET', '/search?q=mine'],
  ['/api/search?q=mine', 'POST', '/api/search?q=mine'],
])(
  'a page that may be kept is asked for as everyone asks for it, all else as it came: %s %s',
  async (path, method, expected) => {
    const { origin } = new URL(url())
    await ask(origin + path, {}, method)
    expect(asked).toBe(expected)
  },
)
