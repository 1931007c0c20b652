import type { ServerResponse } from 'node:http'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { steadyNow } from '@/lib/clock'
import { buildCall, type CallInput, readContent } from '@/lib/content/client/call'
import { askBackend } from '@/lib/content/upstream'
import type { EndpointName } from '@/lib/contract/endpoints'
import { startBackEnd } from '../helpers/back-end'

// A small back end with the habits of other companies: what it answers, and what the site reads (docs/content-api.md).

const news = { id: 9105, title: '只有标题', desc: '摘要在此' }
const enveloped = (data: unknown) => JSON.stringify({ code: '200', data, msg: '' })
const newsList = enveloped([news])
const json = 'application/json;charset=UTF-8'
const newsRead = { data: [news].map((item) => ({ ...item, id: '9105' })), total: 1 }
/** `newsList` in GBK: its Chinese texts by their bytes. */
const inGbk = Buffer.concat([
  Buffer.from('{"code":"200","data":[{"id":9105,"title":"'),
  Buffer.from('d6bbd3d0b1eacce2', 'hex'),
  Buffer.from('","desc":"'),
  Buffer.from('d5aad2aad4dab4cb', 'hex'),
  Buffer.from('"}],"msg":""}'),
])

type Row = {
  habit: string
  call?: [EndpointName, CallInput?]
  answer: (response: ServerResponse) => void
  reads: unknown
}
const sends =
  (body: string | Buffer, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': json, ...headers }).end(body)

/** The second request of any connection is answered with a reset. */
const seen = new WeakSet<object>()
const resetsWhatIsKept = (response: ServerResponse) => {
  const { socket } = response
  if (socket && seen.has(socket)) return void socket.resetAndDestroy()
  if (socket) seen.add(socket)
  sends(newsList)(response)
}

const bodies: Row[] = [
  { habit: 'a byte order mark', answer: sends(`\uFEFF${newsList}`), reads: newsRead },
  { habit: 'gzip', answer: sends(gzipSync(newsList), { 'content-encoding': 'gzip' }), reads: newsRead },
  {
    habit: 'brotli',
    answer: sends(brotliCompressSync(newsList), { 'content-encoding': 'br' }),
    reads: newsRead,
  },
  {
    habit: 'deflate',
    answer: sends(deflateSync(newsList), { 'content-encoding': 'deflate' }),
    reads: newsRead,
  },
  {
    habit: 'deflate without its head',
    answer: sends(deflateRawSync(newsList), { 'content-encoding': 'deflate' }),
    reads: newsRead,
  },
  {
    habit: 'a mark within gzip',
    answer: sends(gzipSync(`\uFEFF${newsList}`), { 'content-encoding': 'GZIP' }),
    reads: newsRead,
  },
  {
    habit: 'GBK',
    answer: sends(inGbk, { 'content-type': 'application/json; charset=GBK' }),
    reads: newsRead,
  },
  {
    habit: 'GB18030',
    answer: sends(inGbk, { 'content-type': 'text/json;charset="gb18030"' }),
    reads: newsRead,
  },
  {
    habit: 'UTF-8 that is called Latin',
    answer: sends(newsList, { 'content-type': 'application/json;charset=ISO-8859-1' }),
    reads: newsRead,
  },
  { habit: 'no content type', answer: (response) => void response.end(newsList), reads: newsRead },
]

let backEnd: Awaited<ReturnType<typeof startBackEnd>>
beforeAll(async () => {
  backEnd = await startBackEnd()
})
afterAll(() => backEnd.close())

/** What the site reads of a call, or why not. */
async function read({ call: [name, input = {}] = ['newsList'], answer }: Row): Promise<unknown> {
  backEnd.state.answer = answer
  const call = buildCall(name, 'cn', '1', input, steadyNow() + 5000)
  const source = { answer: (asked: typeof call) => askBackend(asked, { url: backEnd.url }) }
  return readContent(name, call, source).catch((error: Error) => error.message)
}

describe('bodies', () => {
  it.each(bodies)('$habit', async (row) => expect(await read(row)).toEqual(row.reads))

  it('are asked for compressed', () =>
    expect(backEnd.received[0]?.headers['accept-encoding']).toBe('gzip, br, deflate'))

  it('of connections that are reset once they are used again', async () => {
    const row = { habit: '', answer: resetsWhatIsKept, reads: newsRead }
    // A dozen connections are kept by then: the second try must take none of them.
    const dozen = await Promise.all(Array.from({ length: 12 }, () => read(row)))
    for (const answer of [...dozen, await read(row), await read(row)]) expect(answer).toEqual(newsRead)
  })

  it.each([
    [204, 'HTTP 204 without a body'],
    [304, 'HTTP 304 without an answer of the contract'],
  ])('HTTP %i is named', async (status, reason) => {
    const answer = (response: ServerResponse) => void response.writeHead(status).end()
    expect(await read({ habit: '', answer, reads: '' })).toBe(`news/list: ${reason}`)
  })

  it('that unpack to more than is taken in are none', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20))
    const answer = sends(bomb, { 'content-encoding': 'gzip' })
    expect(await read({ habit: '', answer, reads: '' })).toMatch(/answer larger than/)
  })
})
