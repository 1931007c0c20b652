import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log'
import { busy } from './busy'
import { type Limits, limitedServer } from './server'
import { limitWork } from './work'

// Each attack in small, against a real server on real sockets.
let server: Server
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  server.close()
})

async function serve(handle: RequestListener, limits: Partial<Limits> = {}) {
  server = limitedServer(handle, limits).listen(0)
  await once(server, 'listening')
}

const port = () => (server.address() as AddressInfo).port
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: site\r\n${more}\r\n`

/** A client that sends and, unless told to read, takes nothing. */
async function client(text: string) {
  const socket = connect(port(), '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  let seen = ''
  await once(socket, 'connect')
  socket.write(text)
  return {
    read: () => socket.on('data', (chunk: Buffer) => (seen += chunk.toString())),
    seen: () => seen,
    isClosed: () => socket.closed || socket.readableEnded,
  }
}

describe('pipelined requests', () => {
  it('are answered one after the other, in their order', async () => {
    let atOnce = 0
    const handled: string[] = []
    await serve(async (request, response) => {
      atOnce += 1
      expect(atOnce).toBe(1)
      await new Promise((resolve) => setImmediate(resolve))
      atOnce -= 1
      handled.push(request.url ?? '')
      response.end(`<${request.url}>`)
    })
    const paths = Array.from({ length: 10 }, (_, index) => `/${index}`)
    const one = await client(paths.map((path) => get(path)).join(''))
    one.read()
    await vi.waitFor(
      () => expect(one.seen().match(/<[^>]*>/g)).toEqual(paths.map((path) => `<${path}>`)),
      15_000,
    )
    expect(handled).toEqual(paths)
  })

  it('that are not read do not pile up: the second is not begun before the first was taken', async () => {
    let begun = 0
    await serve((_, response) => {
      begun += 1
      response.end('x'.repeat(12_000_000))
    })
    const one = await client(get('/').repeat(3))
    await vi.waitFor(() => expect(begun).toBe(1), 15_000)
    await fetch(`http://127.0.0.1:${port()}/`) // the server has had its turn
    expect(begun).toBe(2)
    one.read()
    await vi.waitFor(() => expect(begun).toBe(4), { timeout: 15_000 })
  })

  it('by the hundred end the connection', async () => {
    const begun = vi.fn()
    await serve((_, response) => {
      begun()
      response.end('x'.repeat(12_000_000))
    })
    const one = await client(get('/').repeat(500))
    one.read()
    await vi.waitFor(() => expect(one.isClosed()).toBe(true), 15_000)
    expect(begun.mock.calls.length).toBeLessThanOrEqual(2)
  })
})

describe('more work than fits', () => {
  it('is answered 503 with Retry-After at once, health is not; then all is well again', async () => {
    const held: (() => void)[] = []
    const handle: RequestListener = (request, response) => {
      if (request.url?.startsWith('/slow')) held.push(() => response.end('slow'))
      else response.end('quick')
    }
    await serve(limitWork(handle, busy, 3))
    const ask = (path: string) => fetch(`http://127.0.0.1:${port()}${path}`)
    const slow = [1, 2, 3].map((number) => ask(`/slow/${number}`))
    await vi.waitFor(() => expect(held.length).toBe(3), 15_000)
    const refused = await ask('/en/cases')
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([
      503,
      expect.stringContaining('no-store'),
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('<html lang="en"')
    const form = { method: 'POST', headers: { referer: `http://127.0.0.1:${port()}/form/1` } }
    const sent = await fetch(`http://127.0.0.1:${port()}/api/enquiry?lang=en`, form)
    expect([sent.status, sent.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    expect(await sent.text()).toMatch(/<html lang="en".*<a href="\/form\/1"/s)
    expect((await ask('/api/health')).status).toBe(200)
    for (const release of held) release()
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await ask('/en/cases')).status).toBe(200)
  })

  it('a handler that throws is answered 500, not as one too many', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const handle: RequestListener = () => {
      throw new Error('a mistake')
    }
    await serve(limitWork(handle, busy, 1))
    for (const _ of [1, 2]) expect((await fetch(`http://127.0.0.1:${port()}/`)).status).toBe(500)
    expect(error).toHaveBeenCalledWith({ reason: 'a mistake' }, 'request handler failed')
  })

  it('is not counted for ever: visitors who leave give their place back', async () => {
    let begun = 0
    const handle: RequestListener = (request, response) => {
      begun += 1
      if (request.url !== '/slow') response.end('quick')
    }
    await serve(limitWork(handle, busy, 2))
    await Promise.all([client(get('/slow')), client(get('/slow'))])
    await vi.waitFor(() => expect(begun).toBe(2), 15_000)
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(
      async () => expect((await fetch(`http://127.0.0.1:${port()}/`)).status).toBe(200),
      15_000,
    )
  })
})

describe('sockets come to an end', () => {
  it('whose reader does not read', async () => {
    await serve((_, response) => void response.end('x'.repeat(12_000_000)), { idleMs: 300 })
    await client(get('/'))
    const [accepted] = await once(server, 'request').then(([request]) => [request.socket as Socket])
    await vi.waitFor(() => expect(accepted?.destroyed).toBe(true), { timeout: 15_000 })
  })

  it('whose request does not arrive', async () => {
    await serve((_, response) => void response.end(), { headMs: 150 })
    const one = await client('GET / HTTP/1.1\r\nHost: s')
    one.read()
    await vi.waitFor(() => expect(one.isClosed()).toBe(true), { timeout: 15_000 })
    expect(one.seen()).toMatch(/^HTTP\/1\.1 408/)
  })

  it('that only wait make room when all places are taken', async () => {
    await serve((_, response) => void response.end('here'), { mostSockets: 4 })
    const idle = await Promise.all(Array.from({ length: 4 }, () => client(get('/'))))
    for (const one of idle) one.read()
    await vi.waitFor(
      () => expect(idle.map((one) => one.seen().includes('here'))).toEqual(idle.map(() => true)),
      15_000,
    )
    await vi.waitFor(
      async () => expect((await fetch(`http://127.0.0.1:${port()}/`)).status).toBe(200),
      15_000,
    )
  })

  it.each(['websocket', 'h2c'])('that ask for %s get an ordinary answer, the last', async (protocol) => {
    await serve((_, response) => void response.end('here'))
    const one = await client(get('/', `Connection: Upgrade\r\nUpgrade: ${protocol}\r\n`))
    one.read()
    await vi.waitFor(() => expect(one.isClosed()).toBe(true), 15_000)
    expect(one.seen()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*here/)
  })
})

describe('what Node itself would leave without an answer', () => {
  it('a tunnel holds no socket, though its client never ends and sends on', async () => {
    await serve(vi.fn())
    const clients = Array.from({ length: 5 }, () => {
      const one = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true })
      one.on('error', () => undefined).resume()
      one.write(`CONNECT site:443 HTTP/1.1\r\nHost: site\r\n\r\n${'x'.repeat(200_000)}`)
      return one
    })
    const open = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
    await Promise.all(clients.map((one) => once(one, 'connect')))
    await vi.waitFor(async () => expect(await open()).toBe(0), 15_000)
    for (const one of clients) one.destroy()
  })

  it.each([
    ['a tunnel', 'CONNECT site:443 HTTP/1.1\r\nHost: site\r\n\r\n', 405],
    ['a tunnel without a host', 'CONNECT / HTTP/1.0\r\n\r\n', 405],
    ['codings of a transfer that it does not know', get('/', 'Transfer-Encoding: gzip, chunked\r\n'), 501],
    ['a coding named twice', get('/', 'Transfer-Encoding: chunked, chunked\r\n'), 400],
    ['two lines of them', get('/', 'Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n'), 501],
    ['a coding that does not end', get('/', 'Transfer-Encoding: gzip\r\n'), 501],
    ['none', get('/', 'Transfer-Encoding: identity\r\n'), 501],
    ['an empty one', get('/', 'Transfer-Encoding:\r\n'), 501],
    ['chunks of HTTP/1.0', 'GET / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    ['a length beside chunks', get('/', 'Transfer-Encoding: chunked\r\nContent-Length: 3\r\n'), 400],
    ['a length that is none', get('/', 'Content-Length: +3\r\n'), 400],
    ['a length below zero', get('/', 'Content-Length: -1\r\n'), 400],
    ['two lengths', get('/', 'Content-Length: 1, 1\r\n'), 400],
    ['a length of another world', get('/', `Content-Length: ${'9'.repeat(30)}\r\n`), 400],
    ['the begin of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['HTTP of another age', 'GET / HTTP/3.7\r\nHost: site\r\n\r\n', 400],
    ['no method', 'BREW / HTTP/1.1\r\nHost: site\r\n\r\n', 400],
    ['a folded header', get('/', 'X: 1\r\n  2\r\n'), 400],
    ['a blank before the colon', get('/', 'Content-Length : 3\r\n'), 400],
    ['lines that end by themselves', 'GET / HTTP/1.1\nHost: site\n\n', 400],
    ['another protocol', '\u0016\u0003\u0001\u0002\u0000\u0001', 400],
  ])('%s is refused at once, with all headers', async (_, text, status) => {
    const handle = vi.fn()
    await serve(handle)
    const one = await client(text)
    one.read()
    await vi.waitFor(() => expect(one.isClosed()).toBe(true), 15_000)
    expect(one.seen()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(one.seen()).toMatch(/\r\nContent-Security-Policy: [\s\S]*\r\n\r\n$/i)
    expect(handle).not.toHaveBeenCalled()
  })
})
