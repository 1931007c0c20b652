import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { Entry } from './entry'
import { bodyOf } from './entry'
import { sendEntry } from './send'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const body = bodyOf('<!doctype html>'.repeat(200))
const page: Entry = {
  ...{ at: Date.now(), revalidate: 60, expire: 3600, tags: [] },
  ...{ status: 200, headers: { 'content-type': 'text/html' }, body, content: '' },
}

/** The headers with which a page is sent under a status, to a browser that accepts these encodings. */
async function sent(status: 200 | 404 | 410, accept = '', entry = page) {
  const server = createServer((request, response) =>
    sendEntry(request, response, { entry, life: page, status, label: 'HIT', grown: () => {} }),
  ).listen(0)
  closers.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': accept } })
}

it('a page may be cached by others while it is rendered again, a missing one not for long', async () => {
  expect((await sent(200)).headers.get('cache-control')).toBe(
    'max-age=0, s-maxage=60, stale-while-revalidate=3540, no-transform',
  )
  for (const status of [404, 410] as const)
    expect((await sent(status)).headers.get('cache-control')).toBe('max-age=0, s-maxage=10')
  // Of one list there are thousands of addresses past its end.
  const pastEnd = await sent(200, '', { ...page, status: 404 })
  expect([pastEnd.status, pastEnd.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
})

it.each([
  ['br, gzip', 'br'],
  ['BR', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('an encoding is chosen whatever its letters’ case: %s', async (accept, expected) => {
  expect((await sent(200, accept)).headers.get('content-encoding')).toBe(expected)
})
