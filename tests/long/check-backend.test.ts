import { afterEach, describe, expect, it } from 'vitest'
import { checkBackend } from '@/scripts/lib/backend/check'
import { type ContentServer, startContentServer } from '../helpers/content-server'

let server: ContentServer | undefined
afterEach(() => server?.close())

type Data = Record<string, unknown> & { data?: Record<string, unknown>[]; total?: unknown }
type Defect = { call: RegExp; spoil: (text: string, url: URL) => string | undefined; status?: number }

/** Changes the payload of an answer. */
const payload = (change: (data: Data) => unknown) => (text: string) => {
  const answer = JSON.parse(text) as { data: Data }
  return JSON.stringify({ ...answer, data: change(answer.data) ?? answer.data })
}
const first = (data: Data) =>
  (Array.isArray(data) ? data : (data.data ?? []))[0] as Record<string, unknown> | undefined
const set = (field: string, value: unknown) =>
  payload((data) => {
    Object.assign(first(data) ?? {}, { [field]: value })
  })

async function check(defects: Defect[], more: { isMarketplaceServed?: boolean } = {}): Promise<string[]> {
  const deadlineMs = 2000
  server = await startContentServer((request, response, proper) => {
    const url = new URL(request.url ?? '', 'http://x')
    const defect = defects.find(({ call }) => call.test(url.pathname.replace('/api/internal/', '')))
    if (!defect) return false
    void proper().then((answer) => {
      const text = defect.spoil(answer.text, url)
      if (text === undefined) return
      response.writeHead(defect.status ?? answer.status, { 'content-type': 'application/json' }).end(text)
    })
    return true
  })
  const rows = await checkBackend({ url: server.url, deadlineMs, locales: ['cn'], ...more })
  return rows.flatMap((row) =>
    row.findings
      .filter(({ isError }) => isError)
      .map(({ path, message }) => `${row.call} ${path}: ${message} → ${row.page}`),
  )
}

describe('check-backend', () => {
  it('reports nothing about the embedded service', async () => {
    server = await startContentServer()
    const rows = await checkBackend({ url: server.url, deadlineMs: 60_000 })
    expect(rows.length).toBeGreaterThan(120)
    expect(rows.flatMap(({ findings }) => findings)).toEqual([])
  })

  const planted: [string, Defect, string][] = [
    [
      'a missing field',
      { call: /^product\/1001$/, spoil: payload(({ name: _, ...rest }) => rest) },
      'GET product/1001 $.name: expected string, got nothing → /product/{id}',
    ],
    [
      'an id that is a text',
      { call: /^topNavigation\/list$/, spoil: set('displayName', 7) },
      'POST topNavigation/list $[0].displayName: expected string, got the number 7 → every page',
    ],
    [
      'ids as texts',
      {
        call: /^solution\/list$/,
        spoil: set('industry', { id: '201 a', name: 'I' }),
      },
      'POST solution/list $[0].industry.id: expected an id: a whole number, or 1–64 letters, digits, hyphens and underscores, got the string "201 a" → /solution, /',
    ],
    [
      'a time that is none',
      { call: /^activity\/list$/, spoil: set('startDate', 'soon') },
      'POST activity/list $.data[0].startDate: expected a time',
    ],
    [
      'a field type that does not exist',
      {
        call: /^form\/1$/,
        spoil: payload((data) => ({ ...data, formFields: [{ id: 1, name: 'f', type: 'DATE' }] })),
      },
      'GET form/1 $.formFields[0].type: expected one of INPUT',
    ],
    [
      'a kind of button that cannot be read',
      {
        call: /^product\/1001$/,
        spoil: payload((data) => ({ ...data, jumpBO: { jumpContentType: 'FROM' } })),
      },
      'GET product/1001 $.jumpBO.jumpContentType: expected one of FORM, DOCUMENT, URL, VIDEO, got the string "FROM"',
    ],
    [
      'a record that does not say in a readable form whether it is published',
      { call: /^product\/1001$/, spoil: payload((data) => ({ ...data, published: 'yes' })) },
      'GET product/1001 $.published: expected true or false, 1 or 0, got the string "yes"',
    ],
    [
      'an entry that does not say so in a list',
      { call: /^news\/list$/, spoil: set('expireAt', 'never') },
      'POST news/list (NEWS) $.data[0].expireAt: expected a time, got the string "never"',
    ],
    [
      'a record that no first page names',
      { call: /^product\/1005$/, spoil: payload(({ name: _, ...rest }) => rest) },
      'GET product/1005 $.name: expected string, got nothing',
    ],
    [
      'an entry behind the first ones of a list',
      {
        call: /^news\/list$/,
        spoil: payload(({ data = [], ...rest }) => ({
          ...rest,
          data: data.map((item, at) => (at === 4 ? { ...item, expireAt: 'never' } : item)),
        })),
      },
      'POST news/list (NEWS) $.data[4].expireAt: expected a time, got the string "never"',
    ],
    [
      'a title that is too long',
      { call: /^news\/list$/, spoil: set('title', '长'.repeat(201)) },
      'POST news/list (NEWS) $.data[0].title: expected at most 200 characters, got a text of 201 characters',
    ],
    [
      'a choice without options',
      {
        call: /^form\/1$/,
        spoil: payload((data) => ({
          ...data,
          formFields: [{ id: 4, name: '行业', type: 'SELECT', fieldOptions: [' '], required: true }],
        })),
      },
      'GET form/1 $.formFields[0].fieldOptions: expected an option to choose, without which the field is neither shown nor required',
    ],
    [
      'a default form that nobody has made (§9)',
      { call: /^form\/1$/, spoil: () => '{"code":"404","msg":"no form"}' },
      'GET form/1 $.code: code "404": consult buttons lead to this form → forms, /form/{id}',
    ],
    [
      'a missing total',
      { call: /^news\/list$/, spoil: payload(({ data }) => ({ data })) },
      'POST news/list (NEWS) $.total: total is missing',
    ],
    [
      'a number for a code',
      { call: /^homepage$/, spoil: (text) => text.replace('"code":"200"', '"code":200') },
      'POST homepage $.code: code 200 under HTTP 200',
    ],
    [
      'another code',
      { call: /^joinUs$/, spoil: () => '{"code":"500","msg":"no"}' },
      'POST joinUs $.code: code "500" under HTTP 200; expected the string "200". no → /join-us',
    ],
    [
      'a login page',
      { call: /^bottomNavigation\/list$/, spoil: () => '<html>' },
      'POST bottomNavigation/list $: HTTP 200 with HTML',
    ],
    [
      'cut JSON',
      { call: /^topheader$/, spoil: (text) => text.slice(0, 100) },
      'POST topheader $: HTTP 200 with broken JSON',
    ],
    [
      'a failure',
      { call: /^example\/list$/, spoil: () => '{"msg":"x"}', status: 500 },
      'POST example/list $: HTTP 500 without an answer of the contract',
    ],
    [
      'an unknown record as HTML',
      { call: /^product\/999999999999999$/, spoil: () => '<html>Not found</html>' },
      'GET product/999999999999999 $: an unknown record must answer {code: "404"}',
    ],
    [
      'another record',
      { call: /^news\/\d+$/, spoil: payload((data) => ({ ...data, id: 1 })) },
      '$.id: record 1 in answer to',
    ],
    [
      'a page size that is ignored',
      {
        call: /^corporate\/publications\/list$/,
        spoil: payload(({ data = [], total }) => ({ data: [...data, ...data, ...data], total })),
      },
      'POST corporate/publications/list $.data: 6 elements on a page of 2: pageSize is ignored',
    ],
    [
      'a total that is a text',
      { call: /^news\/list$/, spoil: payload(({ data, total }) => ({ data, total: String(total) })) },
      'POST news/list (NEWS) $.total: total is the string "',
    ],
    [
      'a draft that an ordinary list names',
      {
        call: /^product\/1001$/,
        spoil: (text, url) =>
          url.searchParams.has('preview') ? text : '{"code":"404","msg":"not published","data":null}',
      },
      'GET product/1001 $.code: code "404": a draft (preview=true has it), yet an ordinary answer names it',
    ],
    [
      'previews that do not know a published record',
      {
        call: /^solution\/\d+$/,
        spoil: (text, url) => (url.searchParams.has('preview') ? '{"code":"404","msg":"no"}' : text),
      },
      '(preview) $.code: code "404" with preview=true, and a record without it → /solution/{id}',
    ],
    [
      'a form that nothing can be handed in to',
      { call: /^form$/, spoil: () => '{"code":"404","msg":"no such path"}', status: 404 },
      'POST form (no JSON) $: enquiries cannot be handed in: code "404" → forms, /form/{id}',
    ],
    [
      'a form that takes in anything',
      { call: /^form$/, spoil: () => '{"code":"200","data":{"id":1}}', status: 200 },
      'POST form (no JSON) $: a body that is no JSON is answered with code "200"',
    ],
    [
      'a call that hangs',
      { call: /^enterprise\/advantage\/list$/, spoil: () => undefined },
      'POST enterprise/advantage/list $: timed out → /, /about-us',
    ],
  ]
  // A run asks every call: defects of different calls are planted together.
  const runs: { defects: Defect[]; lines?: Promise<string[]> }[] = []
  for (const [, defect] of planted) {
    const run = runs.find(({ defects }) => defects.every(({ call }) => call.source !== defect.call.source))
    if (run) run.defects.push(defect)
    else runs.push({ defects: [defect] })
  }

  it.each(planted)('finds %s', async (_, defect, expected) => {
    const run = runs.find(({ defects }) => defects.includes(defect)) ?? { defects: [defect] }
    run.lines ??= check(run.defects)
    expect(await run.lines).toContainEqual(expect.stringContaining(expected))
  })

  it('finds a site without a language', async () => {
    const spoil = payload(() => [{ id: 1, title: 'T', mark: 'zh' }])
    expect(await check([{ call: /^site\/list$/, spoil }])).toContain(
      'GET site/list $: no site with mark cn or en → every page',
    )
  })

  it('requires the marketplace’s form where the marketplace is served (§9, D7)', async () => {
    const defect: Defect = { call: /^form\/14008$/, spoil: () => '{"code":"404","msg":"no form"}' }
    const said = /^GET form\/14008 .*consult buttons lead to this form/
    expect((await check([defect])).some((line) => said.test(line))).toBe(true)
    await server?.close()
    expect((await check([defect], { isMarketplaceServed: false })).filter((line) => said.test(line))).toEqual(
      [],
    )
  })

  it('warns of records that are not published', async () => {
    const publishAt = '2099-01-01T00:00:00Z'
    server = await startContentServer((request, response, proper) => {
      if (!request.url?.endsWith('/news/list')) return false
      void proper().then(({ text }) => response.end(set('publishAt', publishAt)(text)))
      return true
    })
    const rows = await checkBackend({ url: server.url, locales: ['cn'] })
    expect(rows.flatMap(({ findings }) => findings)).toContainEqual({
      isError: false,
      path: '$.data[0]',
      message: 'not published, yet in an answer without preview: left out',
    })
  })

  it('warns of links in texts and buttons to records that are not there', async () => {
    const text = '<a href="/product/NOPE">a</a><a href="/article-detail/knowledge/7?a#b">b</a>'
    server = await startContentServer((request, response, proper) => {
      if (!request.url?.includes('/joinUs')) return false
      void proper().then((answer) =>
        response.end(
          payload((data) => ({ ...data, describe: text, jumpBO: { buttonLink: '/media/NOPE' } }))(
            answer.text,
          ),
        ),
      )
      return true
    })
    const rows = await checkBackend({ url: server.url, locales: ['cn'] })
    expect(
      rows.flatMap(({ call, findings }) => findings.map(({ message }) => `${call}: ${message}`)).sort(),
    ).toEqual(
      ['knowledge/7', 'multimedia/resource/NOPE', 'product/NOPE'].map(
        (call) => `GET ${call}: code "404": a text or button of /join-us links it`,
      ),
    )
  })

  it('warns of links to introductions that are not there, of the files of pages too', async () => {
    server = await startContentServer((request, response, proper) => {
      if (!request.url?.endsWith('/introduce')) return false
      const isKept = ({ type }: { type?: string }) => type !== 'rights'
      void proper().then(({ text }) => {
        const { data, ...rest } = JSON.parse(text)
        response.end(JSON.stringify({ ...rest, data: data.filter(isKept) }))
      })
      return true
    })
    const said = async (hasOwnPages: boolean) => {
      const rows = await checkBackend({ url: server?.url ?? '', locales: ['cn'], hasOwnPages })
      return rows.flatMap(({ call, findings }) => findings.map(({ message }) => `${call}: ${message}`))
    }
    const missing = 'POST introduce: no introduction of type "rights":'
    expect(await said(false)).toEqual([`${missing} footer of every page links it`])
    expect(await said(true)).toEqual([`${missing} /privacy links it`])
  })

  it('warns of conditions of lists that are ignored, and of a type', async () => {
    const lists = new Map<string, Promise<{ text: string }>>()
    server = await startContentServer((request, response, proper) => {
      const { url = '' } = request
      if (!/\/(?:activity|news|multimedia\/resource)\/list$/.test(url)) return false
      const first = lists.get(url) ?? proper()
      lists.set(url, first)
      void first.then(({ text }) => response.end(text))
      return true
    })
    const rows = await checkBackend({ url: server.url, locales: ['cn'] })
    const said = rows.flatMap(({ call, findings }) =>
      findings.flatMap(({ isError, message }) => (isError ? [] : [`${call}: ${message}`])),
    )
    const ignored = (name: string, fields: string[]) =>
      fields.map((field) => `POST ${name}/list: records that do not match: ${field} of the filter is ignored`)
    expect(said).toEqual([
      'POST news/list (NEWS_AI): the records of the other type: type is ignored',
      ...ignored('activity', ['activityName', 'places', 'activityTypes', 'startDate, endDate']),
      ...ignored('multimedia/resource', ['titleContent', 'resourceTypes', 'startDate, endDate']),
    ])
  })

  it.each([
    ['HTTP 401', 401, '<html>'],
    ['a code', 200, '{"code":"401","msg":"token"}'],
  ])('says once that the token is refused, by %s', async (_, status, text) => {
    server = await startContentServer((_request, response) => {
      response.writeHead(status).end(text)
      return true
    })
    await expect(checkBackend({ url: server.url, token: 'wrong' })).rejects.toThrow(
      'GET site/list: the back end refuses the token: CONTENT_API_TOKEN is wrong',
    )
    expect(server.calls.size).toBe(1)
  })

  it('waits where a gateway limits calls, and reports it once', async () => {
    let refusals = 2
    server = await startContentServer((_request, response) => {
      if (refusals > 0) response.writeHead(429, { 'retry-after': '0' }).end('<html>')
      else response.end('{"code":"200","data":[]}')
      refusals -= 1
      return true
    })
    const [first, ...others] = await checkBackend({ url: server.url })
    expect(first?.findings.map(({ message }) => message)).toEqual([
      'no site with mark cn or en',
      expect.stringContaining('HTTP 429 to some calls, which were made again'),
    ])
    expect(others).toEqual([])
    expect(server.calls.get('GET site/list')).toBe(3)
  })

  it('waits for the next second of calls where a gateway rounds it down to now', async () => {
    const from = Date.now() + 1000
    server = await startContentServer((_request, response) => {
      if (Date.now() < from) response.writeHead(429, { 'retry-after': '0' }).end()
      else response.end('{"code":"200","data":[]}')
      return true
    })
    const rows = await checkBackend({ url: server.url })
    expect(rows.map(({ status }) => status)).toEqual([200])
  })

  it.each([
    ['for ever', '0', 6],
    ['for longer than anyone waits', '3600', 1],
  ])('ends where a gateway turns calls away %s', async (_, after, tries) => {
    server = await startContentServer((_request, response) => {
      response.writeHead(429, { 'retry-after': after }).end('{"code":"429","msg":"slow down"}')
      return true
    })
    await expect(checkBackend({ url: server.url })).rejects.toThrow(
      `GET site/list: HTTP 429, tried ${tries}×: the gateway takes no more calls; let this address through`,
    )
    expect(server.calls.get('GET site/list')).toBe(tries)
  })

  it('reads sites as the site does: marks in any case, ids as texts', async () => {
    const spoil = payload((data) =>
      (data as unknown as Data[]).map((site) => ({
        ...site,
        id: String(site.id),
        mark: String(site.mark).toUpperCase(),
      })),
    )
    expect(await check([{ call: /^site\/list$/, spoil }])).toEqual([])
    expect(server?.calls.get('POST homepage')).toBe(1)
  })

  it('finds a page number that is ignored', async () => {
    let page: string | undefined
    const spoil = (text: string) => {
      page ??= text
      return page
    }
    const lines = await check([{ call: /^multimedia\/resource\/list$/, spoil }])
    expect(lines.some((line) => line.includes('page 2 is page 1: pageNo is ignored'))).toBe(true)
  })
})
