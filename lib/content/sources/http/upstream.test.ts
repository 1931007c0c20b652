import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EndpointName } from '@/lib/contract/endpoints'
import { NotFoundError, UnavailableError, UpstreamError } from '@/lib/contract/errors'
import { log } from '@/lib/log'
import { setMetricsRecorder } from '@/lib/metrics'
import { buildCall, type CallInput } from '../../client/call'
import { askBackend } from '.'

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void
let server: Server | undefined
const asked: {
  method?: string
  url?: string
  headers: IncomingMessage['headers']
  body: string
  port?: number
}[] = []

async function backend(handler: Handler): Promise<string> {
  asked.length = 0
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const { method, url, headers, socket } = request
    asked.push({
      ...(method && { method }),
      ...(url && { url }),
      headers,
      body,
      port: socket.remotePort ?? 0,
    })
    handler(request, response, body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  vi.restoreAllMocks()
})

const ask = (url: string, name: EndpointName = 'product', input: CallInput = { id: '7' }, ms = 1000) =>
  askBackend(buildCall(name, 'en', '2', input, Date.now() + ms), { url, token: 'the-token' })
const json =
  (status: number, body: unknown): Handler =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
describe('a page of a list that was too large', () => {
  const page = (records: number, more: object = {}) => ({
    ...{
      code: '200',
      data: { data: Array.from({ length: records }, (_, at) => ({ id: at + 1, desc: 'x'.repeat(1e6) })) },
    },
    ...more,
  })
  const asPage = async (body: object) =>
    (await ask(await backend(json(200, body)), 'newsList', { body: { pageNo: 2, pageSize: 10 } }, 5000)) as {
      data: object[]
      total?: number
    }
  it('ends behind a record, with a `total` of one page more where that was cut', async () => {
    const { data } = page(12)
    const { data: found, total } = await asPage({ code: '200', data: { ...data, total: 500 } })
    expect([found.length, total]).toEqual([8, 21])
  })
  it('keeps the `total` that stands before the records', async () => {
    const { data } = page(12)
    expect((await asPage({ code: '200', data: { total: 500, ...data } })).total).toBe(500)
  })
  it('is none where its first record is not whole', async () => {
    const videos = Array.from({ length: 300_000 }, () => ({ url: '' }))
    const asked = asPage({
      code: '200',
      data: { data: [{ id: 1, videos, text: 'x'.repeat(9e6), published: false }] },
    })
    await expect(asked).rejects.toThrow(UnavailableError)
  })
})

const failure = async (handler: Handler, name?: EndpointName, input?: CallInput) => {
  const url = await backend(handler)
  return ask(url, name, input).then(
    () => undefined,
    (error: unknown) => error as Error,
  )
}

describe('a refused answer carries its reason (§7)', () => {
  it.each([
    [
      'the number 200',
      { code: 200, data: {}, msg: '' },
      'code is the number 200, success is the string "200"',
    ],
    [
      'the number 200, which sounds well',
      { code: 200, msg: 'ok' },
      'ok (code is the number 200, success is the string "200")',
    ],
    ['a code without words', { code: '500', msg: ' ' }, 'code "500"'],
    ['words in message', { code: '500', msg: '', message: 'closed' }, 'closed'],
    ['the server’s own words', { code: '403', msg: 'not for you' }, 'not for you'],
    ['a code that is an object', { code: {}, msg: null }, 'code is an object, success is the string "200"'],
  ])('%s', async (_, body, message) => {
    expect(await failure(json(200, body))).toEqual(
      expect.objectContaining({ name: 'UpstreamError', message }),
    )
  })

  it('success under another status', async () => {
    expect((await failure(json(404, { code: '200', data: {} })))?.message).toBe('code "200" under HTTP 404')
  })
})

it('an answer of more values than this process can hold is none, before it is parsed', async () => {
  const parse = vi.spyOn(JSON, 'parse')
  const lists = `{"code":"200","data":[${'[],'.repeat(300_000)}0]}`
  const error = await failure((_, response) => void response.end(lists))
  expect(error).toMatchObject({
    name: 'UnavailableError',
    message: expect.stringContaining('more than 500000 values'),
  })
  expect(parse).not.toHaveBeenCalledWith(lists)
})

describe('a call', () => {
  it('carries site, token and no-cache; a GET in its query', async () => {
    const url = await backend(json(200, { code: '200', data: { id: 7 } }))
    expect(await ask(url, 'product', { id: '7', preview: true })).toEqual({ id: 7 })
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: '/api/internal/product/7?site%5Bid%5D=2&preview=true',
      headers: { authorization: 'Bearer the-token', 'cache-control': 'no-cache' },
    })
  })

  it('carries site as JSON in the body of a POST, and as id where the payload is one', async () => {
    const url = await backend(json(200, []))
    await ask(url, 'newsList', { body: { pageNo: 2, pageSize: 9, type: 'NEWS' } })
    await ask(url, 'homepage', {})
    expect(asked.map(({ body }) => JSON.parse(body))).toEqual([
      { pageNo: 2, pageSize: 9, type: 'NEWS', site: { id: 2 } },
      { id: 2, site: { id: 2 } },
    ])
  })

  it('uses connections again', async () => {
    const url = await backend(json(200, { code: '200', data: 1 }))
    for (let count = 0; count < 5; count += 1) await ask(url)
    expect(new Set(asked.map(({ port }) => port)).size).toBe(1)
  })

  it.each([
    ['an envelope', { code: '200', data: { id: 7 }, msg: '' }, { id: 7 }],
    ['a bare record', { id: 7 }, { id: 7 }],
    ['a bare list', [1], [1]],
    ['a record whose code is null', { code: null, id: 7 }, { code: null, id: 7 }],
  ])('reads %s', async (_, body, payload) =>
    expect(await ask(await backend(json(200, body)))).toEqual(payload),
  )
})

describe('failures', () => {
  it.each<[string, Handler, string]>([
    [
      'HTML with 200',
      (_, response) => void response.end('<html></html>'),
      'product/7: the answer is not JSON',
    ],
    [
      'HTML with 404',
      (_, response) => void response.writeHead(404).end('<html></html>'),
      'product/7: HTTP 404 without an answer of the contract',
    ],
    [
      "a framework's own 404",
      json(404, { status: 404, error: 'Not Found' }),
      'product/7: HTTP 404 without an answer of the contract',
    ],
    [
      'a redirect',
      (_, response) => void response.writeHead(302, { location: '/login' }).end(),
      'product/7: HTTP 302 without an answer of the contract',
    ],
    [
      'cut JSON',
      (_, response) => void response.end('{"code":"200","da'),
      'product/7: the answer is not JSON',
    ],
    [
      'more than 8 MB',
      (_, response) => void response.end(Buffer.alloc(9 * 1024 * 1024, 'x')),
      'product/7: answer larger than 8388608 bytes',
    ],
    [
      'an answer that breaks off',
      (_, response) => {
        response.writeHead(200, { 'content-length': 100 })
        response.write('{')
        setTimeout(() => response.destroy(), 20)
      },
      'product/7: answer cut off',
    ],
  ])('%s is no answer', async (_, handler, message) => {
    const error = await failure(handler)
    expect(error).toBeInstanceOf(UnavailableError)
    expect(error?.message).toContain(message)
  })

  it.each([
    ["the server's msg", { code: '500', msg: 'sold out' }, 'sold out'],
    ['its message', { code: '500', message: 'sold out' }, 'sold out'],
    ['a number for a code', { code: 200, data: {} }, 'code is the number 200, success is the string "200"'],
  ])('another code says %s', async (_, body, message) => {
    const error = await failure(json(200, body))
    expect(error).toBeInstanceOf(UpstreamError)
    expect(error?.message).toBe(message)
  })

  it.each<[string, EndpointName, CallInput, number, boolean]>([
    ['a record under HTTP 200', 'product', { id: '7' }, 200, true],
    ['a record under HTTP 404', 'article', { type: 'news', id: '7' }, 404, true],
    ['a record under HTTP 410', 'product', { id: '7' }, 410, false],
    ['a list', 'newsList', {}, 404, false],
    ['the home page', 'homepage', {}, 200, false],
    ['the navigation', 'topNavigation', {}, 404, false],
    ['the sites', 'siteList', {}, 404, false],
  ])('code "404" for %s', async (_, name, input, status, isProven) => {
    expect(
      (await failure(json(status, { code: '404', msg: 'gone' }), name, input)) instanceof NotFoundError,
    ).toBe(isProven)
  })

  it('HTTP 500 logs the address and the msg, or the status text (§8)', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await failure(json(500, { msg: 'database is down' }))
    expect(logged.mock.calls[0]?.[0]).toMatchObject({
      url: expect.stringMatching(/\/api\/internal\/product\/7\?/),
      detail: 'database is down',
    })
    await failure((_, response) => void response.writeHead(500).end('x'))
    expect(logged.mock.calls[1]?.[0]).toMatchObject({ detail: 'Internal Server Error' })
  })
})

describe('tries', () => {
  const flaky =
    (first: Handler): Handler =>
    (request, response, body) =>
      asked.length === 1
        ? first(request, response, body)
        : json(200, { code: '200', data: 'second' })(request, response, body)

  it.each<[string, Handler]>([
    ['a reset connection', (request) => void request.socket.destroy()],
    ['HTTP 502', json(502, {})],
    ['HTTP 503', json(503, {})],
    ['HTTP 504', json(504, {})],
  ])('once more after %s', async (_, first) => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    expect(await ask(await backend(flaky(first)))).toBe('second')
    expect(asked).toHaveLength(2)
  })

  it.each<[string, Handler]>([
    ['HTTP 500', json(500, {})],
    ['HTML', (_, response) => void response.end('<html>')],
    ['a time-out', () => undefined],
    [
      'a drip',
      (_, response) => {
        response.write('{')
        setInterval(() => response.write(' '), 50).unref()
      },
    ],
  ])('not again after %s', async (_, first) => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const url = await backend(flaky(first))
    const began = Date.now()
    await expect(ask(url, 'product', { id: '7' }, 400)).rejects.toThrow(UnavailableError)
    expect(asked).toHaveLength(1)
    expect(Date.now() - began).toBeLessThan(2000)
  })

  /** Takes `most` calls a second, as gateways do. */
  const limiting =
    (most: number, refuse: Handler): Handler =>
    (request, response, body) => {
      const now = Date.now()
      taken = taken.filter((at) => at > now - 1000)
      if (taken.length >= most) return refuse(request, response, body)
      taken.push(now)
      json(200, { code: '200', data: 'taken' })(request, response, body)
    }
  let taken: number[] = []
  const refused =
    (status: number, body: string, headers: Record<string, string> = {}): Handler =>
    (_, response) =>
      void response.writeHead(status, headers).end(body)

  it.each<[string, Handler]>([
    ['HTTP 429 that says when', refused(429, '<html>', { 'retry-after': '1' })],
    ['HTTP 429 that rounds down to now', refused(429, '', { 'retry-after': '0' })],
    ['HTTP 429 that does not', refused(429, '')],
    ['code 429 under HTTP 200', refused(200, '{"code":"429","msg":"slow down"}')],
    ['code 429 as a number', refused(200, '{ "msg": "", "code": 429 }', { 'retry-after': '1' })],
  ])('all calls of a page behind a gateway that limits them: %s', async (_, refuse) => {
    taken = []
    const url = await backend(limiting(4, refuse))
    const calls = Array.from({ length: 10 }, () => ask(url, 'product', { id: '7' }, 5000))
    expect(await Promise.all(calls)).toEqual(Array(10).fill('taken'))
    expect(asked.length).toBeLessThan(40)
  })

  it.each<[string, string | undefined, number]>([
    ['longer than its deadline', '60', 1],
    ['again and again', '0', 4],
  ])('a call that is turned away %s fails, and is not made for ever', async (_, after, most) => {
    const url = await backend(refused(429, '', after === undefined ? {} : { 'retry-after': after }))
    await expect(ask(url, 'product', { id: '7' }, 3000)).rejects.toThrow('HTTP 429')
    expect(asked).toHaveLength(most)
  })

  it('Retry-After of one answer holds for all pages, of that call alone', async () => {
    const url = await backend((request, response, body) =>
      request.url?.includes('/product/')
        ? refused(429, '', { 'retry-after': '30' })(request, response, body)
        : json(200, { code: '200', data: 'taken' })(request, response, body),
    )
    for (const id of ['7', '8', '9']) await expect(ask(url, 'product', { id })).rejects.toThrow('HTTP 429')
    expect(asked).toHaveLength(1)
    expect(await ask(url, 'solution')).toBe('taken')
  })

  it('only what fails in the end is counted as failed', async () => {
    const counted = vi.fn()
    setMetricsRecorder({ count: counted, time: () => undefined })
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    for (const first of [refused(429, ''), json(503, {})])
      expect(await ask(await backend(flaky(first)))).toBe('second')
    expect(counted).not.toHaveBeenCalled()
    await failure(refused(429, '', { 'retry-after': '60' }))
    await failure((request) => void request.socket.destroy())
    await failure(json(500, {}))
    expect(counted.mock.calls.map(([, { reason }]) => reason)).toEqual([
      'LimitedError',
      'connection',
      'UnavailableError',
    ])
    setMetricsRecorder({ count: () => undefined, time: () => undefined })
  })

  it('twice at most when nobody listens, and not at all without time', async () => {
    const url = await backend(json(200, 1))
    server?.close()
    await expect(ask(url)).rejects.toThrow(/connection failed/)
    await expect(ask(url, 'product', { id: '7' }, -1)).rejects.toThrow('no time left')
  })
})
