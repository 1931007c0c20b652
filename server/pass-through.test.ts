import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '@/tests/helpers/ask'
import { passThroughServer } from './pass-through'

let server: Server
let seen: IncomingHttpHeaders | undefined

beforeAll(async () => {
  const { passThrough } = passThroughServer({
    handle: async ({ headers }, response) => {
      seen = headers
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    },
    publicRoot: 'public',
    proxies: 0,
    notFoundPage: async () => undefined,
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
