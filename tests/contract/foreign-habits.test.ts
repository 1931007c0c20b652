import { mkdtempSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { monotonicNow } from '@/lib/clock'
import { buildCall, type CallInput, readContent } from '@/lib/content/client/call'
import { askBackend } from '@/lib/content/sources/http'
import type { EndpointName } from '@/lib/contract/endpoints'
import { submission } from '@/lib/contract/enquiry'
import type { Form } from '@/lib/contract/forms'
import { builtInTexts } from '@/lib/enquiry/built-in-texts'
import { formLabels } from '@/lib/enquiry/compile-form'
import { openStore } from '@/lib/enquiry/store/open'
import { storeEnquiry, verify } from '@/lib/enquiry/submit'
import { webhookBody } from '@/lib/enquiry/targets/webhook'
import { log } from '@/lib/log'
import { type Received, startBackEnd } from '../helpers/back-end'

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
  answer: (response: ServerResponse, received: Received) => void
  reads: unknown
  /** Nothing of the answer is told as left out. */
  isWhole?: true
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
  {
    habit: 'a byte order mark of each file that PHP includes',
    answer: sends(`\uFEFF\uFEFF\r\n\uFEFF${newsList}\n`),
    reads: newsRead,
  },
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
  ...[
    "application/json; charset='gb2312'",
    'application/json;charset = x-gbk',
    'text/plain;charset=MS936',
  ].map((type) => ({
    habit: `GBK as ${type}`,
    answer: sends(inGbk, { 'content-type': type }),
    reads: newsRead,
  })),
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
    habit: 'a dictionary without texts as PHP writes it',
    call: ['siteDictionary'],
    answer: own([]),
    reads: { messages: {}, activityTypes: [] },
    isWhole: true,
  },
  {
    habit: 'introductions of one type',
    call: ['introductions'],
    answer: own(['荣誉', '荣誉', 'news', '9'].map((type, at) => ({ id: at + 7, type, title: 'a' }))),
    reads: expect.objectContaining({
      data: ['荣誉', '8', '9', '10'].map((type) => expect.objectContaining({ type })),
    }),
  },
  {
    habit: 'objects without fields as PHP writes them',
    call: ['product', { id: '7' }],
    answer: own({
      id: 7,
      name: 'P',
      jumpBO: { buttonTitle: 'B', buttonLink: '/a', formBO: [] },
      demonstration: [],
      productConfig: [],
    }),
    reads: {
      id: '7',
      name: 'P',
      jumpBO: { jumpContentType: 'URL', buttonTitle: 'B', buttonLink: '/a' },
    },
    isWhole: true,
  },
  {
    habit: 'texts that a filter or an editor of HTML wrote',
    answer: own([
      {
        id: 9105,
        title: '泵的&quot;心脏&#39; &amp;amp; <1 小时> AT&T',
        desc: '<p>高扬程，<br />低噪音&nbsp;&mdash;。</p><p><b>A</b></p>',
        coverMaterial: '/image?a=1&amp;copy=2&reg=3',
      },
    ]),
    reads: {
      ...newsRead,
      data: [
        {
          id: '9105',
          title: '泵的"心脏\' &amp; <1 小时> AT&T',
          desc: '高扬程，\n低噪音 —。\nA',
          coverMaterial: { files: [{ url: '/image?a=1&copy=2&reg=3', isResizable: true }] },
        },
      ],
    },
    isWhole: true,
  },
  {
    habit: 'lists of which PHP took elements out',
    call: ['product', { id: '7' }],
    answer: own({
      id: 7,
      name: 'P',
      productConfig: { config: { 1: { id: 1, title: 'a' }, 3: { id: 2, title: 'b' } } },
    }),
    reads: {
      id: '7',
      name: 'P',
      productConfig: {
        config: [
          { id: '1', title: 'a' },
          { id: '2', title: 'b' },
        ],
      },
    },
    isWhole: true,
  },
  {
    habit: 'a whole list of which PHP took elements out',
    answer: own({ 2: news }),
    reads: newsRead,
    isWhole: true,
  },
  {
    habit: 'several pictures in one text, and the root of ASP.NET',
    answer: own([{ ...news, coverMaterial: '~/a,1.png,/b.jpg' }]),
    reads: {
      ...newsRead,
      data: [
        {
          ...newsRead.data[0],
          coverMaterial: {
            files: [
              { url: '/a,1.png', isResizable: true },
              { url: '/b.jpg', isResizable: true },
            ],
          },
        },
      ],
    },
    isWhole: true,
  },
  {
    habit: 'no time as databases and programs write it',
    answer: own(
      ['0001-01-01T00:00:00', '0000-00-00 00:00:00', 0, '/Date(0)/', '1970-01-01 08:00:00'].map(
        (createTime) => ({ ...news, createTime }),
      ),
    ),
    reads: { data: [0, 1, 2, 3, 4].map(() => newsRead.data[0]), total: 5 },
    isWhole: true,
  },
  {
    habit: 'no end as databases and programs write it',
    answer: own(
      ['0001-01-01T00:00:00', '-0001-11-30 00:00:00', -1, '1970-01-01 00:00:00'].map((expireAt) => ({
        ...news,
        publishAt: '2026-11-01',
        expireAt,
      })),
    ),
    reads: { data: [0, 1, 2, 3].map(() => newsRead.data[0]), total: 4 },
    isWhole: true,
  },
  {
    habit: 'a code of 19 digits',
    answer: sends('{"code":1934567890123000200,"data":[]}'),
    reads: 'code is the number 1934567890123000200, success is the string "200"',
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
  timed('a number of digits', 20261127, '2026-11-27T00:00:00+08:00'),
  timed('a number of 14 digits', 20261127090500, '2026-11-27T09:05:00+08:00'),
  timed('a text of digits', '20261127', '2026-11-27T00:00:00+08:00'),
  timed('a text of 14 digits', '20261127090500', '2026-11-27T09:05:00+08:00'),
  timed('seconds', 1_795_741_200, '2026-11-27T09:00:00+08:00'),
  timed('.NET writes it', '/Date(1795741200000)/', '2026-11-27T09:00:00+08:00'),
  timed('.NET writes it with its zone', '/Date(1795741200000+0800)/', '2026-11-27T09:00:00+08:00'),
  timed('days and hours without zeros', '2026/11/7 9:05:00', '2026-11-07T09:05:00+08:00'),
  timed('no part with its zero', '2026-11-7 9:5:0', '2026-11-07T09:05:00+08:00'),
  timed('minutes without zeros', '2026-11-27 9:5', '2026-11-27T09:05:00+08:00'),
  timed(
    'Java writes it with its zone',
    '2026-11-27T09:00:00+08:00[Asia/Shanghai]',
    '2026-11-27T09:00:00+08:00',
  ),
  timed('Ruby writes it', '2026-11-27 09:05:00 +0800', '2026-11-27T09:05:00+08:00'),
  timed('milliseconds', 1_795_741_200_000, '2026-11-27T09:00:00+08:00'),
  {
    habit: 'signs that no text may carry',
    answer: own([
      { id: 9105, title: '只\u0000有\ufffe标\ud800题\ufdd0\u{1ffff}', desc: '摘要\u000b在此\u0008' },
    ]),
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
    'a drawing in an article',
    `<p>开头</p><img src="data:image/svg+xml;utf8,<svg a='${'b'.repeat(LONG)}'>"><p>结尾</p>`,
    '<p>开头</p><p>结尾</p>',
  ),
  rich(
    'a picture that a script loads',
    '<img data-src="/a.png"><img src="">',
    expect.stringMatching(/^<picture>(?:(?!<img).)*<img src="[^"]*a\.png[^"]*"[^>]*><\/picture>$/),
  ),
  rich(
    'escaped as a whole',
    '&lt;p class=&quot;a&quot;&gt;A &amp;amp; &#039;B&#039;&lt;/p&gt;',
    "<p>A &amp; 'B'</p>",
  ),
  rich(
    'with the lists and the alignment of Quill',
    '<ol><li data-list="bullet"><span class="ql-ui"></span>a</li></ol><ol><li data-list="ordered">b</li></ol><ol><li data-list="checked">c</li><li data-list="unchecked">d</li></ol><p class="ql-align-center">e</p>',
    '<ul><li><span></span>a</li></ul><ol><li>b</li></ol><ul><li>☑ c</li><li>☐ d</li></ul><p class="align-center">e</p>',
  ),
  rich(
    'without tags, in lines',
    '第一段\r\n\r\n第二段 &lt; 3\n第三行',
    '<p>第一段</p><p>第二段 &lt; 3<br />第三行</p>',
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

const paged = (pageNo: number): CallInput => ({ body: { pageNo, pageSize: 3, type: 'NEWS' } })
/** A list of `held` records that says it has `said`; `most` go into a page. */
const counted =
  (held: number, said: number, most = 3) =>
  (response: ServerResponse, { body }: { body: string }) => {
    const { pageNo = 1 } = JSON.parse(body) as { pageNo?: number }
    const all = Array.from({ length: held }, (_, at) => ({ id: at + 1, title: 'a' }))
    own({ data: all.slice((pageNo - 1) * most, pageNo * most), total: said })(response)
  }
const total = (habit: string, pageNo: number, answer: Row['answer'], reads: number): Row => ({
  habit,
  call: ['newsList', paged(pageNo)],
  answer,
  reads: expect.objectContaining({ total: reads }),
})
const totals: Row[] = [
  total('as many as come', 1, counted(5, 5), 5),
  total('more than come, on the only page', 1, counted(2, 57), 2),
  total('more than come, on the last page', 2, counted(5, 57), 5),
  total('far more than come, on the first of many pages', 1, counted(11, 1e9), 11),
  total('far more than come, on a page that is empty', 9, counted(12, 90), 12),
  total('somewhat more than come', 1, counted(2, 3), 2),
  total('fewer than come', 2, counted(5, 4), 5),
  total('pages shorter than asked for', 1, counted(5, 5, 2), 5),
  total('none at all', 1, counted(0, 9), 0),
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
  {
    habit: 'digits that are no date',
    answer: own(
      [20261201, 20261301, 20260230, '20261301', 20261127250000, 1_795_741_200_000_000].map((createTime) => ({
        ...news,
        createTime,
      })),
    ),
    reads: [1, 2, 3, 4, 5].map((at) => `$[${at}].createTime`),
  },
  {
    habit: 'links of the navigation that lead to no page',
    call: ['topNavigation'],
    answer: own(
      ['/product', '/service'].map((pageAddress) => ({
        ...{ displayName: 'a', navigationName: 'a', pageAddress },
      })),
    ),
    reads: ['$[1].pageAddress'],
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
  const call = buildCall(name, 'cn', '1', input, monotonicNow() + 5000)
  const source = { answer: (asked: typeof call) => askBackend(asked, { url: backEnd.url }) }
  return readContent(name, call, source).catch((error: Error) => error.message)
}

describe('bodies', () => {
  it.each(bodies)('$habit', async (row) => expect(await read(row)).toEqual(row.reads))

  it('are requested compressed', () =>
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
  it.each(values)('$habit', async (row) => {
    const warn = vi.spyOn(log, 'warn')
    expect(await read(row)).toEqual(row.reads)
    if (row.isWhole) expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it.each(totals)('a total of $habit', async (row) => expect(await read(row)).toEqual(row.reads))

  it.each(long)('$habit', async (row) => {
    vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    expect(await read(row)).toEqual(row.reads)
    vi.restoreAllMocks()
  })

  it.each(told)('$habit are logged once, not with every reading', async (row) => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    await read(row)
    await read(row)
    const left = warn.mock.calls.map(([said]) => (said as { left: { path: string }[] }).left)
    expect(left.map((places) => places.map(({ path }) => path))).toEqual([row.reads])
    warn.mockRestore()
  })
})

describe('ids', () => {
  const site = { id: '1', isTextSite: false }
  const written: [string, string, string, string][] = [
    ['numbers', '5002', '500201', '1001'],
    ['numbers of 19 digits', '1934567890123005002', '1934567890123500201', '1934567890123001001'],
    ['texts', '"form-a"', '"name_1"', '"p-1001"'],
    ['texts of 19 digits', '"1934567890123005002"', '"1934567890123500201"', '"1934567890123001001"'],
  ]
  it.each(written)('that are %s go back in the type they came in', async (_, formId, fieldId, productId) => {
    const text = `{"code":"200","data":{"id":${formId},"name":"表单","formFields":[{"id":${fieldId},"name":"姓名","type":"INPUT"}]},"msg":""}`
    const bare = (id: string) => id.replaceAll('"', '')
    const form = await read({
      habit: '',
      call: ['form', { id: bare(formId) }],
      answer: sends(text),
      reads: '',
    })
    expect(form).toMatchObject({ id: bare(formId), formFields: [{ id: bare(fieldId) }] })
    const t = builtInTexts('cn')
    const found = {
      locale: 'cn' as const,
      siteId: site.id,
      form: form as Form,
      t,
      labels: formLabels((name) => t.raw(`form.${name}`)),
    }
    const directory = mkdtempSync(join(tmpdir(), 'northbay-ids-'))
    const store = await openStore({ dataDir: directory })
    const input = {
      submission: submission.parse({
        site: { id: site.id },
        form: { id: bare(formId) },
        fieldValues: [{ formFieldBO: { id: bare(fieldId) }, value: '王芳' }],
        formTypeSource: 'PRODUCT',
        sourceId: bare(productId),
      }),
      found,
      key: 'key',
      facts: { userAgent: '', referer: '', path: '/' },
      targets: [],
    }
    const verified = verify(found, input.submission.fieldValues)
    if ('errors' in verified) throw new Error('a good submit was refused')
    const stored = await storeEnquiry(async () => store, input, verified.fieldValues)
    const row = await store.db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', stored.id)
      .executeTakeFirstOrThrow()
    await store.close()
    rmSync(directory, { recursive: true })
    expect(row.payload).toContain(
      `{"site":{"id":1},"form":{"id":${formId}},"fieldValues":[{"formFieldBO":{"id":${fieldId}},"value":"王芳"}]`,
    )
    expect(row.payload).toContain(`"sourceId":${productId},`)
    expect(JSON.parse(webhookBody(row)).fields).toMatchObject([{ label: '姓名', value: '王芳' }])
  })

  it.each([
    ['7', false, '"site":{"id":7}'],
    ['1934567890123000001', false, '"site":{"id":1934567890123000001}'],
    ['7', true, '"site":{"id":"7"}'],
    ['main', false, '"site":{"id":"main"}'],
  ])('of the site %s, a text: %s, are sent as they came', async (id, isTextSite, sent) => {
    backEnd.state.answer = sends(newsList)
    const call = buildCall('newsList', 'cn', id, { isTextSite }, monotonicNow() + 5000)
    await askBackend(call, { url: backEnd.url })
    expect(backEnd.received.at(-1)?.body).toContain(sent)
  })

  it.each([
    [
      'in lists',
      `{"data":[{"id":1934567890123009105,"title":"a"},{"id":"x-1","title":"b"},{"id":"a.b","title":"c"}],"total":3}`,
      ['1934567890123009105', 'x-1'],
    ],
    [
      'with numbers of many digits that are no ids',
      '[{"id":1,"title":"a","desc":null,"weight":0.12345678901234567890,"hash":12345678901234567890123}]',
      ['1'],
    ],
    [
      'that are reserved',
      '[{"id":"form","title":"a"},{"id":"news","title":"b"},{"id":"preview","title":"c"},{"id":"news-1","title":"d"}]',
      ['news-1'],
    ],
  ])('%s', async (_, data, ids) => {
    const answer = sends(`{"code":"200","data":${data},"msg":""}`)
    expect(await read({ habit: '', answer, reads: '' })).toMatchObject({ data: ids.map((id) => ({ id })) })
  })
})
