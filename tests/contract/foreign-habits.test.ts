import type { ServerResponse } from 'node:http'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { steadyNow } from '@/lib/clock'
import { buildCall, type CallInput, readContent } from '@/lib/content/client/call'
import { askBackend } from '@/lib/content/upstream'
import type { EndpointName } from '@/lib/contract/endpoints'
import { log } from '@/lib/log'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { startBackEnd } from '../helpers/back-end'
import { type ContentServer, type Interference, startContentServer } from '../helpers/content-server'
import { untilWarm, visitPage } from '../helpers/visit'

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

const own = (data: unknown) => sends(enveloped(data))
const article = {
  id: 9105,
  type: 'NEWS',
  title: '只有标题',
  createTime: '2026-11-24 09:00:00',
  desc: '摘要在此',
}
const articleCall: Row['call'] = ['article', { type: 'news', id: '9105' }]
const { type, title, desc } = article
const articleRead = { id: '9105', type, title, desc, createTime: Date.parse('2026-11-24T09:00:00+08:00') }
const timed = (habit: string, createTime: unknown, reads: string): Row => ({
  habit: `a time as ${habit}`,
  answer: own([{ ...news, createTime }]),
  reads: { ...newsRead, data: [{ ...newsRead.data[0], createTime: Date.parse(reads) }] },
})

const values: Row[] = [
  {
    habit: 'an article without its text',
    call: articleCall,
    answer: own({ ...article, content: null }),
    reads: articleRead,
  },
  {
    habit: 'a dictionary that is null',
    call: ['siteDictionary'],
    answer: own(null),
    reads: { messages: {}, activityTypes: [] },
  },
  {
    habit: 'an optional field of another type',
    answer: own([{ ...news, coverMaterial: 7, createTime: { year: 2026 } }]),
    reads: newsRead,
  },
  timed('yyyy/MM/dd', '2026/11/27', '2026-11-27T00:00:00+08:00'),
  timed('yyyy/MM/dd HH:mm:ss', '2026/11/27 09:05:00', '2026-11-27T09:05:00+08:00'),
  timed('a list of Java', [2026, 11, 27, 9, 0], '2026-11-27T09:00:00+08:00'),
  timed('a day of Java', [2026, 11, 27], '2026-11-27T00:00:00+08:00'),
  timed('seconds', 1_795_741_200, '2026-11-27T09:00:00+08:00'),
  timed('milliseconds', 1_795_741_200_000, '2026-11-27T09:00:00+08:00'),
  {
    habit: 'signs that no text may carry',
    answer: own([{ id: 9105, title: '只\u0000有\ufffe标\ud800题', desc: '摘要\u000b在此\u0008' }]),
    reads: { ...newsRead, data: [{ ...newsRead.data[0], desc: '摘要 在此' }] },
  },
  {
    habit: 'references to such signs',
    call: articleCall,
    answer: own({ ...article, content: '<p title="a&#1;b">x&#x1;&#xFFFE;&#8;y</p>' }),
    reads: { ...articleRead, content: '<p title="ab">xy</p>' },
  },
]

const rich = (habit: string, content: string, reads: unknown): Row => ({
  habit,
  call: articleCall,
  answer: own({ ...article, content }),
  reads: { ...articleRead, content: reads },
})
const LONG = 9 * 1024 * 1024
const manyCases = Array.from({ length: 9000 }, (_, at) => ({
  id: at + 10,
  title: `C${at}`,
  content: 'x'.repeat(1000),
}))

const long: Row[] = [
  rich(
    'a photograph in an article',
    `<p>开头</p><img src="data:image/png;base64,${'A'.repeat(LONG)}"><p>结尾</p>`,
    '<p>开头</p><p>结尾</p>',
  ),
  rich(
    'a picture that a script loads',
    '<img data-src="/a.png"><img src="">',
    expect.stringMatching(/^<picture>(?:(?!<img).)*<img src="[^"]*a\.png[^"]*"[^>]*><\/picture>$/),
  ),
  {
    habit: 'a list of 9 MB',
    call: ['exampleList'],
    answer: own([{ industry: { id: 1, name: 'I' }, examples: manyCases }]),
    reads: { data: [{ industry: { id: '1', name: 'I' }, examples: expect.any(Array) }], total: 1 },
  },
  {
    habit: 'a list of too many values',
    answer: own(Array.from({ length: 300_000 }, () => news)),
    reads: expect.objectContaining({ total: 500 }),
  },
]

/** Places that a warning of the log names, once a minute a call. */
const told: Row[] = [
  {
    habit: 'a text that is missing',
    call: ['article', { type: 'news', id: '1' }],
    answer: own({ ...article, content: null }),
    reads: ['$.content'],
  },
  {
    habit: 'optional fields of another type',
    call: ['fixedNews'],
    answer: own([{ ...news, desc: 7, createTime: 'soon' }]),
    reads: ['$[0].desc', '$[0].createTime'],
  },
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
    expect(await read({ habit: '', call: articleCall, answer, reads: '' })).toMatch(/answer larger than/)
  })
})

describe('values', () => {
  it.each(values)('$habit', async (row) => expect(await read(row)).toEqual(row.reads))

  it.each(long)('$habit', async (row) => {
    vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    expect(await read(row)).toEqual(row.reads)
    vi.restoreAllMocks()
  })

  it.each(told)('$habit are told once, not with every reading', async (row) => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    await read(row)
    await read(row)
    const left = warn.mock.calls.map(([said]) => (said as { left: { path: string }[] }).left)
    expect(left.map((places) => places.map(({ path }) => path))).toEqual([row.reads])
    warn.mockRestore()
  })
})

/** A way to write ids other than the demo company's numbers, and back. Sites and default forms keep theirs. */
type Ids = { written: (own: string) => string; read: (text: string) => string }
const idsOf: Record<string, Ids> = {
  'numbers of 19 digits': {
    written: (own) => `1934567890123${own.padStart(6, '0')}`,
    read: (text) => text.replace(/1934567890123(\d{6})/g, (_, own: string) => String(Number(own))),
  },
  texts: { written: (own) => `"p-${own}_X"`, read: (text) => text.replace(/p-(\d+)_X/g, '$1') },
  'texts of 19 digits': {
    written: (own) => `"1934567890123${own.padStart(6, '0')}"`,
    read: (text) => text.replace(/1934567890123(\d{6})/g, (_, own: string) => String(Number(own))),
  },
}

describe.each(Object.entries(idsOf))('ids that are %s', (_, { written, read: own }) => {
  const sent: string[] = []
  const id = (number: string) => written(number).replaceAll('"', '')
  const interfere: Interference = (request, response, proper) => {
    if (request.method === 'POST' && request.url === '/api/internal/form') {
      request.setEncoding('utf8').on('data', (text: string) => sent.push(text))
      request.on('end', () => response.end(enveloped({ id: 1 })))
      return true
    }
    request.url = own(request.url ?? '')
    void proper().then(({ status, text }) => {
      const body = text.replace(/"id":(\d{2,})(?=[,}])/g, (whole, number: string) =>
        number === '4001' || number === '14008' ? whole : `"id":${written(number)}`,
      )
      response.writeHead(status, { 'content-type': json }).end(body)
    })
    return true
  }
  let content: ContentServer
  let site: RunningServer
  const visit = (path: string) => visitPage(site.url + path)
  beforeAll(async () => {
    content = await startContentServer(interfere)
    site = await startServer({ CONTENT_API_URL: content.url, REVALIDATE_SECRET: 'secret-of-the-test' })
    await untilWarm(site.url)
  })
  afterAll(async () => {
    await site.stop()
    await content.close()
  })

  it.each([
    ['/product', '/product/', '1001'],
    ['/periodical', '/periodical/', '801'],
    ['/about-us/news', '/article-detail/NEWS/', '501'],
    ['/cases', '/case-detail/', '401'],
    ['/media', '/Media/', '703'],
    ['/activity', '/activity/', '601'],
    ['/solution', '/solution/', '301'],
  ])('%s leads to its records, and they are there', async (list, path) => {
    const { text } = await visit(list)
    const prefix = id('0').slice(0, 2)
    const [href = ''] = new RegExp(`${path}${prefix}[\\w-]+(?=")`, 'i').exec(text) ?? []
    expect(href).not.toBe('')
    expect((await visit(href)).status).toBe(200)
    expect((await visit('/sitemap.xml')).status).toBe(200)
  })

  it('a record that is none is a 404, an id that cannot be one too', async () => {
    for (const path of [
      `/product/${id('9999')}`,
      '/product/preview',
      '/product/a.b',
      `/product/${'x'.repeat(65)}`,
    ])
      expect((await visit(path)).status, path).toBe(404)
  })

  it('a submit takes them back in the type they came in', async () => {
    const definition = await visit(`/api/internal/form/${id('5002')}`)
    const fields = (JSON.parse(definition.text) as { data: { formFields: { id: string; name: string }[] } })
      .data.formFields
    expect(fields.map(({ id }) => typeof id)).toEqual(fields.map(() => 'string'))
    const value = (name: string) =>
      /邮箱/.test(name) ? 'a@b.co' : /手机|电话/.test(name) ? '13800138000' : '测试'
    const response = await fetch(`${site.url}/api/internal/form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        site: { id: '1' },
        form: { id: id('5002') },
        fieldValues: fields.slice(0, 3).map(({ id, name }) => ({ formFieldBO: { id }, value: value(name) })),
        formTypeSource: 'PRODUCT',
        sourceId: id('1001'),
        trafficAccessReq: { deviceType: 2, logidUrl: '' },
        client: { trap: '', elapsedMs: 5000 },
      }),
    })
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('"200"')])
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    expect(sent[0]).toContain(`"site":{"id":1},"form":{"id":${written('5002')}}`)
    expect(sent[0]).toContain(`"sourceId":${written('1001')}`)
    expect(sent[0]).toContain(`{"formFieldBO":{"id":${fields[0] && written(own(fields[0].id))}}`)
  })

  it('an edit is told by them', async () => {
    const response = await fetch(`${site.url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: 'Bearer secret-of-the-test' },
      body: `{"type":"product","id":${written('1001')}}`,
    })
    expect(await response.json()).toMatchObject({
      code: '200',
      data: { tags: ['product', `product:${id('1001')}`] },
    })
  })
})
