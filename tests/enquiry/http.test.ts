import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signToken } from '@/lib/enquiry/gate-token'
import { readConsentText } from '@/lib/enquiry/store/consent-text'
import { openStore } from '@/lib/enquiry/store/open'
import { signingKey } from '@/lib/enquiry/store/settings'
import { sqliteFile } from '@/lib/enquiry/store/sqlite'
import { consentText, consentVersion } from '@/lib/i18n/consent'
import cn from '@/messages/cn.json'
import en from '@/messages/en.json'
import { freePort } from '@/scripts/lib/server'
import { startBackEnd } from '../helpers/back-end'
import { type SiteProcess, startSite } from '../helpers/site-process'

const TOKEN = 'token-of-the-test'
const NAME = '欧阳不入日志'
const directory = mkdtempSync(join(tmpdir(), 'northbay-http-'))
const logFile = join(directory, 'site.log')
let site: SiteProcess
let hook: Awaited<ReturnType<typeof startBackEnd>>

beforeAll(async () => {
  hook = await startBackEnd()
  const settings = {
    DATA_DIR: directory,
    DATABASE_URL: '',
    CONTENT_API_URL: '',
    CONTENT_API_TOKEN: TOKEN,
    TRUST_PROXY: '1',
    ENQUIRY_WEBHOOK_URL: hook.url,
  }
  site = await startSite(await freePort(), settings, logFile)
})
afterAll(async () => {
  await site.stop()
  hook.close()
  rmSync(directory, { recursive: true, force: true })
})

const values = (form: number, ...texts: string[]) =>
  texts.map((value, index) => ({ formFieldBO: { id: form * 100 + 1 + index }, value }))
const paper = {
  site: { id: 1 },
  form: { id: 5002 },
  fieldValues: values(5002, NAME, '测试公司', 'a@b.co'),
  formTypeSource: 'CORPORATE_PUBLICATION',
  sourceId: 808,
  trafficAccessReq: { deviceType: 2, logidUrl: 'http://localhost/periodical/808' },
  client: { trap: '', elapsedMs: 5000 },
}
const gate = { type: 'corporate/publications', id: 808, jump: 'jumpBO' }

type Answer = {
  code: string
  msg: string
  errors?: Record<string, string>
  data?: {
    id: string
    isDryRun?: boolean
    gate?: { href: string; kind: string; tracks?: { src: string; srclang: string }[] }
    receipt?: string
  }
}
let visitor = 0
/** A visitor of one's own: nobody meets another test's rate limit. */
const newVisitor = () => {
  visitor += 1
  return { 'x-forwarded-for': `198.51.100.${visitor}` }
}
async function post(body: unknown, headers: Record<string, string> = {}, query = '') {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(`${site.url}/api/internal/form${query}`, {
    method: 'POST',
    headers: { ...newVisitor(), ...headers },
    body: text,
  })
  return { status: response.status, headers: response.headers, ...((await response.json()) as Answer) }
}
const stored = () => {
  if (!existsSync(sqliteFile(directory))) return 0
  const database = new Database(sqliteFile(directory))
  const { count } = database.prepare('select count(*) as count from enquiries').get([]) as { count: number }
  database.close()
  return count
}
/** What the back end will be told of an enquiry. */
const payloadOf = (id: string): unknown => {
  const database = new Database(sqliteFile(directory))
  const row = database.prepare('select payload from enquiries where id = ?').get([id]) as { payload: string }
  database.close()
  return JSON.parse(row.payload)
}
/** The body of the latest enquiry. */
const lastBody = () => {
  const database = new Database(sqliteFile(directory))
  const row = database.prepare('select payload from enquiries order by created_at desc, rowid desc').get([])
  database.close()
  const { payload } = row as { payload: string }
  return JSON.parse(payload) as typeof paper
}
const lastValues = () => lastBody().fieldValues.map(({ value }) => value)
const plain = (fields: Record<string, string>, from: Record<string, string> = newVisitor()) =>
  fetch(`${site.url}/api/enquiry`, {
    method: 'POST',
    redirect: 'manual',
    headers: from,
    body: new URLSearchParams(fields),
  })

it('there is no desk unless it is set up: its address is the not-found page (D33)', async () => {
  for (const path of ['/desk', '/desk/login', '/desk/enquiries.csv']) {
    const answer = await fetch(site.url + path)
    expect(answer.status).toBe(404)
    const page = await answer.text()
    expect(page).toContain(cn.notFound.title)
    expect(page).not.toContain(cn.desk.title)
  }
})

it('there is no studio unless it is set up: its address is the not-found page (D33)', async () => {
  for (const path of ['/studio', '/studio/config.json', '/studio/files/entry.txt']) {
    const answer = await fetch(site.url + path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain(cn.notFound.title)
  }
})

describe('POST form', () => {
  it('the database opens with the first submit: who only reads never pays for it', async () => {
    await fetch(`${site.url}/`)
    expect(existsSync(sqliteFile(directory))).toBe(false)
  })

  it('stores and answers; the same key gets the same answer and stays one enquiry', async () => {
    const before = stored()
    const headers = { 'idempotency-key': randomUUID() }
    const first = await post(paper, headers)
    const second = await post(paper, headers)
    expect(first).toMatchObject({ status: 200, code: '200', msg: '提交成功' })
    expect(second.data?.id).toBe(first.data?.id)
    expect(first.data).not.toHaveProperty('gate')
    expect(stored()).toBe(before + 1)
  })

  it.each([
    ['another site’s', 'https://other.example/services?bd_vid=1', '/services?bd_vid=1'],
    ['no address', 'x'.repeat(5000), '/'],
    ['a script', 'javascript:alert(1)', '/'],
  ])(
    'an advert’s address that is %s becomes this site’s own, and costs no lead',
    async (_what, logidUrl, path) => {
      const trafficAccessReq = { ...paper.trafficAccessReq, logidUrl }
      const { data } = await post({ ...paper, trafficAccessReq })
      const told = () => hook.received.find(({ body }) => body.includes(data?.id ?? 'none'))?.body
      await expect.poll(told, { timeout: 10_000 }).toContain(`"logidUrl":"${site.url}${path}"`)
    },
  )

  it.each([
    ['as JSON', 5002, '\u200bａｄａ@ocean.example。', 'ada@ocean.example'],
    ['as JSON', 5005, '\u202d+86 138‑0013‑8000\u202c', '13800138000'],
    ['without scripts', 5002, '\u200bａｄａ@ocean.example。', 'ada@ocean.example'],
    ['without scripts', 5005, '+86 138 0013 8000', '13800138000'],
  ])(
    'stores what can be written to or called, sent %s to form %d: %j (D22)',
    async (way, id, typed, kept) => {
      const before = stored()
      const fieldValues = values(id, NAME, '测试公司', typed)
      const fields = fieldValues.map(({ formFieldBO, value }): [string, string] => [
        `f${formFieldBO.id}`,
        value,
      ])
      const answer =
        way === 'as JSON'
          ? await post({ ...paper, form: { id }, fieldValues })
          : await plain({ form: String(id), lang: 'cn', ...Object.fromEntries(fields) })
      expect([answer.status, stored()]).toEqual([way === 'as JSON' ? 200 : 303, before + 1])
      expect(lastValues()).toContain(kept)
    },
  )

  it('keeps of page and first touch what is one, whatever a stranger writes into them', async () => {
    const words = '[x](https://evil.example)\r\n@all \u202e'
    const firstTouch = {
      ...Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`utm_x_${'abcdefghijklmn'[at]}`, 'y'])),
      utm_source: words + 'x'.repeat(1000),
      '<b>': words,
      landing: 'https://evil.example/cases?utm_source=x',
      referrer: 'javascript:alert(1)',
    }
    const kept = async (page: string, more: object = {}) => {
      const client = { ...paper.client, page, firstTouch }
      const { data } = await post({ ...paper, ...more, client })
      const told = () => hook.received.find(({ body }) => body.includes(data?.id ?? 'none'))?.body
      await expect.poll(told, { timeout: 10_000 }).toBeTruthy()
      return JSON.parse(told() ?? '') as { page?: string; client: { firstTouch: Record<string, string> } }
    }
    const { page, client } = await kept(`/${words}`)
    expect(page).toBeUndefined()
    expect(client.firstTouch.landing).toBe(`${site.url}/cases?utm_source=x`)
    expect(client.firstTouch).not.toHaveProperty('referrer')
    expect(client.firstTouch).not.toHaveProperty('<b>')
    const campaign = Object.entries(client.firstTouch).filter(([name]) => name.startsWith('utm_'))
    expect(campaign).toHaveLength(10)
    for (const [, value] of campaign) expect(value).toMatch(/^[^\p{C}\n]{1,200}$/u)
    expect((await kept('/en/product/1001')).page).toBe('/en/product/1001')
    for (const stranger of ['https://evil.example/', '//evil.example', '/nowhere', '/product/1001?x=@all'])
      expect((await kept(stranger)).page, stranger).toBeUndefined()
    const invented = ['/about-us/http-evil-example', '/about-us/%40all', '/article-detail/BUY-NOW-AT-evil/1']
    for (const stranger of [...invented, '/en/product/999999'])
      expect((await kept(stranger)).page, stranger).toBeUndefined()
    const logidUrl = `${site.url}/about-us/buy-now-at-evil`
    expect((await kept('', { trafficAccessReq: { deviceType: 2, logidUrl } })).page).toBe('/')
    expect((await kept('/about-us/%63ompany')).page).toBe('/about-us/%63ompany')
  })

  it('is in the language of the site', async () => {
    const answer = await post({ ...paper, site: { id: 2 }, fieldValues: [] })
    expect(answer).toMatchObject({
      status: 400,
      code: '400',
      msg: en.form.invalid,
      errors: { 500201: 'Please complete “Full name”' },
    })
  })

  it.each<[string, unknown, Record<string, string>, number, string]>([
    ['malformed JSON', '{', {}, 400, cn.form.malformed],
    ['no object', '[]', {}, 400, cn.form.malformed],
    ['a key that is no uuid', paper, { 'idempotency-key': 'x' }, 400, cn.form.malformed],
    ['an unknown form', { ...paper, form: { id: 999 } }, {}, 400, cn.form.unknownForm],
    ['an unpublished or foreign site', { ...paper, site: { id: 77 } }, {}, 400, cn.form.unknownForm],
    ['a wrong value', { ...paper, fieldValues: values(5002, 'x', 'y', 'z') }, {}, 400, cn.form.invalid],
    ['64 KiB and more', JSON.stringify({ ...paper, pad: 'x'.repeat(65_536) }), {}, 413, cn.form.tooLarge],
    ['a megabyte and more', 'x'.repeat(900_000), {}, 413, cn.form.tooLarge],
    ['another site’s page', paper, { origin: 'https://evil.example' }, 403, cn.form.foreign],
    ['a filled honeypot', { ...paper, client: { trap: 'x', elapsedMs: 5000 } }, {}, 400, cn.form.trapped],
    ['less than two seconds', { ...paper, client: { trap: '', elapsedMs: 1999 } }, {}, 400, cn.form.tooFast],
  ])('%s is refused with a sentence, and nothing is stored', async (_name, body, headers, status, msg) => {
    const before = stored()
    expect(await post(body, headers)).toMatchObject({ status, code: String(status), msg })
    expect(stored()).toBe(before)
  })

  it('takes another system’s submit: exactly the contract’s body', async () => {
    const { client: _client, ...body } = paper
    const more = { ...body, role: 'admin', trafficAccessReq: { ...body.trafficAccessReq, internal: 1 } }
    const { status, data } = await post({ ...more, client: { trap: '', elapsedMs: 5000 } })
    expect(status).toBe(200)
    // The address of the page it came from is one of this site, whoever sends it.
    const trafficAccessReq = { ...body.trafficAccessReq, logidUrl: `${site.url}/periodical/808` }
    expect(payloadOf(data?.id ?? '')).toEqual({ ...body, trafficAccessReq })
    expect(await post(body)).toMatchObject({ status: 200 })
  })

  it('20 a minute from one address, distinguished behind a proxy; the token is exempt', async () => {
    const from = newVisitor()
    const answers = []
    for (let count = 0; count < 21; count += 1) answers.push(await post('{', from))
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(400), 429])
    expect(Number(answers[20]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answers[20]?.msg).toMatch(/^提交次数过多，请在 \d+ 秒后再试/)
    expect((await post('{', { ...from, authorization: `Bearer ${TOKEN}` })).status).toBe(400)
    expect((await post('{', { 'x-forwarded-for': `${from['x-forwarded-for']}, 192.0.2.1` })).status).toBe(400)
  })

  it('answers 503 with Retry-After while the database is locked, then takes the same submit', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const other = new Database(sqliteFile(directory), { timeout: 30_000 })
    other.exec('begin immediate')
    const refused = await post(paper, headers)
    other.exec('rollback')
    other.close()
    expect(refused).toMatchObject({ status: 503, code: '503', msg: cn.form.notStored })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await post(paper, headers)).toMatchObject({ status: 200 })
  })

  it('a preview’s submit is checked, answered as a dry run, and stores nothing', async () => {
    const before = stored()
    expect(await post(paper, {}, '?preview=true')).toMatchObject({
      status: 200,
      msg: cn.form.dryRun,
      data: { isDryRun: true },
    })
    expect(await post({ ...paper, fieldValues: [] }, {}, '?preview=true')).toMatchObject({ status: 400 })
    expect(stored()).toBe(before)
  })
})

it('a deep health check includes the database (D35)', async () => {
  const health = await fetch(`${site.url}/api/health?deep=1`)
  expect(await health.json()).toMatchObject({
    parts: expect.arrayContaining([expect.objectContaining({ name: 'database', kind: 'SQLite', ok: true })]),
  })
})

describe('GET form/{id}', () => {
  it.each([
    ['5002?site[id]=1', 200, '下载白皮书'],
    ['5002?site[id]=2', 200, 'Download the white paper'],
    ['5002', 200, '下载白皮书'],
    ['999', 404, undefined],
    ['5002?site[id]=77', 404, undefined],
    ['abc', 404, undefined],
  ])('%s → %d %s', async (path, status, name) => {
    const response = await fetch(`${site.url}/api/internal/form/${path}`)
    const body = (await response.json()) as { code: string; data?: { name: string } }
    expect([response.status, body.code, body.data?.name]).toEqual([status, String(status), name])
  })
})

describe('gates (D26, D23)', () => {
  it('a passed form opens its resource, and its receipt opens it again', async () => {
    const { data } = await post({ ...paper, gate })
    expect(data?.gate?.kind).toBe('document')
    const visit = await fetch(site.url + data?.gate?.href, { redirect: 'manual' })
    expect(visit.status).toBe(200)
    expect(Object.fromEntries(visit.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('filename="whitepaper-808.cn.pdf"'),
      'cache-control': expect.stringContaining('no-store'),
      'x-robots-tag': 'noindex',
    })
    const bytes = Buffer.from(await visit.arrayBuffer())
    expect(bytes.equals(readFileSync('content/gated/whitepaper-808.cn.pdf'))).toBe(true)
    const again = await fetch(`${site.url}/api/gate`, {
      method: 'POST',
      body: JSON.stringify({ receipt: data?.receipt }),
    })
    const fresh = (await again.json()) as Answer
    expect((await fetch(site.url + fresh.data?.gate?.href, { redirect: 'manual' })).status).toBe(200)
  })

  it('its file is nowhere else: not where it lies, not where it used to lie, not without the token', async () => {
    for (const path of [
      '/gated/whitepaper-808.cn.pdf',
      '/content/gated/whitepaper-808.cn.pdf',
      '/assets/files/whitepaper-808.cn.pdf',
      '/assets/../content/gated/whitepaper-808.cn.pdf',
    ])
      expect((await fetch(site.url + path)).status, path).toBe(404)
    const call = `${site.url}/api/internal/gated/whitepaper-808.cn.pdf`
    const bearer = { authorization: `Bearer ${TOKEN}` }
    expect((await fetch(call)).status).toBe(401)
    expect((await fetch(call, { headers: bearer })).headers.get('content-type')).toBe('application/pdf')
    for (const [name, status] of [
      ['nothing.pdf', 404],
      ['..%2Fcn%2Fsite.yaml', 400], // no address for a call
      ['%2e%2e/cn/site.yaml', 404],
      ['.hidden', 404],
    ] as const)
      expect((await fetch(`${site.url}/api/internal/gated/${name}`, { headers: bearer })).status, name).toBe(
        status,
      )
  })

  it('a gated video is played in ranges', async () => {
    const video = { type: 'multimedia/resource', id: 713, jump: 'video' }
    const values713 = {
      ...paper,
      form: { id: 5005 },
      fieldValues: values(5005, NAME, '测试公司', '13800138000'),
    }
    const { data } = await post({ ...values713, gate: video })
    expect(data?.gate).toMatchObject({ kind: 'video', type: 'video/mp4' })
    const { tracks = [] } = data?.gate ?? {}
    expect(tracks.map(({ srclang }) => srclang)).toEqual(['en', 'zh-CN'])
    const words = await fetch(site.url + tracks[0]?.src)
    expect([words.status, words.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8'])
    expect(await words.text()).toBe(readFileSync('content/gated/stock-wave.cn.en.vtt', 'utf8'))
    // Without the form its captions are nowhere either.
    expect((await fetch(`${site.url}/gated/stock-wave.cn.en.vtt`)).status).toBe(404)
    const whole = readFileSync('content/gated/stock-wave.cn.mp4')
    const part = async (range: string, method = 'GET') =>
      fetch(site.url + data?.gate?.href, { method, headers: { range } })
    const answer = await part('bytes=100-199')
    expect([answer.status, answer.headers.get('content-range'), answer.headers.get('content-type')]).toEqual([
      206,
      `bytes 100-199/${whole.length}`,
      'video/mp4',
    ])
    expect(Buffer.from(await answer.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true)
    expect((await part(`bytes=${whole.length}-`)).status).toBe(416)
    const head = await fetch(site.url + data?.gate?.href, { method: 'HEAD' })
    expect([head.status, head.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
  })

  it('a receipt of another form opens nothing', async () => {
    const store = await openStore({ dataDir: directory })
    const key = await signingKey(store)
    await store.close()
    const fields = {
      gate: { type: 'corporate/publications', id: '808', jump: 'jumpBO' },
      locale: 'cn',
      expiresAt: Date.now() + 60_000,
    } as const
    const exchange = async (formId: string) => {
      const receipt = signToken(key, { ...fields, kind: 'receipt', formId })
      return (await fetch(`${site.url}/api/gate`, { method: 'POST', body: JSON.stringify({ receipt }) }))
        .status
    }
    expect([await exchange('5002'), await exchange('1')]).toEqual([200, 400])
    const gateOf = (formId: string) =>
      `${site.url}/api/gate/${signToken(key, { ...fields, kind: 'gate', formId })}`
    expect((await fetch(gateOf('5002'))).status).toBe(200)
    const visit = await fetch(gateOf('1'), { redirect: 'manual' })
    expect([visit.status, visit.headers.get('location')]).toEqual([
      302,
      '/periodical/808/form?id=5002&gate=corporate%2Fpublications~808~jumpBO',
    ])
  })

  it('a page of an earlier release that names its gate by its place still leaves its lead', async () => {
    const before = stored()
    const old = { type: 'topNavigation', id: 3, jump: 'jumpBO' }
    expect((await post({ ...paper, gate: old })).data).toEqual({ id: expect.any(String) })
    expect(stored()).toBe(before + 1)
  })

  it('one key opens one gate: with another form, other values or another gate it is refused and gives nothing', async () => {
    const before = stored()
    const headers = { 'idempotency-key': randomUUID() }
    const contact = { ...paper, form: { id: 1 }, fieldValues: values(1, NAME, 'x', '13800138000') }
    expect((await post({ ...contact, gate }, headers)).data).toEqual({ id: expect.any(String) })
    const own = { 'idempotency-key': randomUUID() }
    const first = await post({ ...paper, gate }, own)
    expect(first.data).toHaveProperty('gate')
    const others: [object, Record<string, string>][] = [
      [{ ...paper, gate }, headers],
      [{ ...paper, gate: { ...gate, id: 809 } }, own],
      [paper, own],
      [{ ...paper, gate, fieldValues: values(5002, NAME, '测试公司', 'a@b.com') }, own],
    ]
    for (const [body, key] of others) {
      const answer = await post(body, key)
      expect(answer).toMatchObject({ status: 422, code: '422', msg: cn.form.keyTaken })
      expect(answer).not.toHaveProperty('data')
    }
    const client = { trap: '', elapsedMs: 90_000, firstTouch: { utm_source: 'mail' }, page: '/cases' }
    const trafficAccessReq = { deviceType: 0, deviceId: 'x', logidUrl: `${site.url}/cases` }
    const retry = await post({ ...paper, gate, client, trafficAccessReq }, own)
    expect(retry).toMatchObject({ status: 200, data: { id: first.data?.id, gate: { kind: 'document' } } })
    expect(stored()).toBe(before + 2)
  })

  it('another form, and a thing that is not there, open nothing', async () => {
    const other = { ...paper, form: { id: 1 }, fieldValues: values(1, NAME, 'x', '13800138000'), gate }
    expect((await post(other)).data).toEqual({ id: expect.any(String) })
    expect((await post({ ...paper, gate: { ...gate, id: 1 } })).data).toEqual({ id: expect.any(String) })
  })

  it('an address that has expired leads back to the form of the same resource; a forged one to a page', async () => {
    const store = await openStore({ dataDir: directory })
    const key = await signingKey(store)
    await store.close()
    const expired = signToken(key, {
      kind: 'gate',
      gate: { type: 'corporate/publications', id: '808', jump: 'jumpBO' },
      formId: '5002',
      locale: 'en',
      expiresAt: 1,
    })
    const visit = await fetch(`${site.url}/api/gate/${expired}`, { redirect: 'manual' })
    expect([visit.status, visit.headers.get('location')]).toEqual([
      302,
      '/en/periodical/808/form?id=5002&gate=corporate%2Fpublications~808~jumpBO',
    ])
    const forged = await fetch(`${site.url}/api/gate/${expired.slice(0, -2)}AA`, { redirect: 'manual' })
    expect(forged.status).toBe(404)
    expect(/<h1>(.*?)<\/h1>/.exec(await forged.text())?.[1]).toBe(cn.form.gateGone)
    const refused = await fetch(`${site.url}/api/gate`, {
      method: 'POST',
      body: JSON.stringify({ receipt: expired }),
    })
    expect([refused.status, ((await refused.json()) as Answer).msg]).toEqual([400, cn.form.tokenExpired])
  })
})

describe('consent', () => {
  const lastContext = () => {
    const database = new Database(sqliteFile(directory))
    const row = database.prepare('select client, created_at from enquiries order by created_at desc').get([])
    database.close()
    const { client, created_at } = row as { client: string; created_at: number }
    return { ...(JSON.parse(client) as { page?: string; consent?: object }), created_at }
  }
  const version = consentVersion(cn.form)

  it('is stored with a lead: version of the text, time, page; its words too', async () => {
    const client = { ...paper.client, page: '/periodical/808', consent: version }
    const { data } = await post({ ...paper, client })
    const { created_at, ...context } = lastContext()
    expect(context).toMatchObject({ page: '/periodical/808', consent: { version, at: created_at } })
    const store = await openStore({ dataDir: directory })
    expect(await readConsentText(store, version)).toBe(consentText(cn.form))
    await store.close()
    const told = () => hook.received.find(({ body }) => body.includes(data?.id ?? 'none'))?.body
    await expect.poll(told, { timeout: 10_000 }).toContain(`"consent":{"version":"${version}"`)
  })

  it('a version that is none costs no lead', async () => {
    const client = { ...paper.client, consent: '<b>' }
    expect(await post({ ...paper, client })).toMatchObject({ status: 200 })
    expect(lastContext()).not.toHaveProperty('consent')
  })

  it('comes from the form without script too', async () => {
    const form = await (await fetch(`${site.url}/form/5002`)).text()
    const [input = ''] = /<input[^>]*name="consent"[^>]*>/.exec(form) ?? []
    expect(input).toContain(version)
    const answer = await plain({
      form: '5002',
      lang: 'cn',
      consent: version,
      source: '/periodical/808',
      f500201: NAME,
      f500202: 'Co',
      f500203: 'a@b.co',
    })
    expect(answer.status).toBe(303)
    expect(lastContext()).toMatchObject({ page: '/periodical/808', consent: { version } })
  })
})

describe('without JavaScript', () => {
  it('a good form is stored and leads to its result; sent twice it is one', async () => {
    const before = stored()
    const form = {
      form: '4001',
      lang: 'en',
      f400101: NAME,
      f400102: 'Co',
      f400103: 'a@b.co',
      f400105: 'Malta',
      f400106: 'Other',
      f400106_other: 'Ships',
    }
    const headers = newVisitor()
    const send = () =>
      fetch(`${site.url}/api/enquiry`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams(form),
      })
    const answer = await send()
    await send()
    expect(answer.status).toBe(303)
    expect(stored()).toBe(before + 1)
    const result = await fetch(site.url + answer.headers.get('location'))
    expect(await result.text()).toContain(en.form.success)
  })

  it('one sent from the page an advert led to is the advert’s (D9)', async () => {
    const typed = { f500201: NAME, f500202: 'Co', f500203: 'ad@b.co' }
    const referer = `${site.url}/form/5002?bd_vid=9&ext_info=e`
    const answer = await plain({ form: '5002', lang: 'cn', ...typed }, { ...newVisitor(), referer })
    expect(answer.status).toBe(303)
    expect(lastBody().trafficAccessReq).toMatchObject({ bd_vid: '9', ext_info: 'e', logidUrl: referer })
  })

  it('a wrong one comes back with what was typed and what is wrong', async () => {
    const answer = await plain({ form: '5002', lang: 'cn', f500201: '<b>"王"</b>', f500203: 'x' })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(html).toContain('value="&#60;b&#62;&#34;王&#34;&#60;/b&#62;"')
    expect(html).toContain('公司名称不能为空')
    expect(html).toContain('请输入正确的邮箱')
    expect(html).toContain('lang="zh-CN"')
  })

  it('a filled honeypot is refused with what to do', async () => {
    const before = stored()
    const answer = await plain({
      form: '5002',
      lang: 'en',
      website: 'x',
      f500201: 'A',
      f500202: 'B',
      f500203: 'a@b.co',
    })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(en.form.trapped)
    expect(stored()).toBe(before)
  })

  it('while nothing can be stored the form stays on the page, under 503', async () => {
    const other = new Database(sqliteFile(directory), { timeout: 30_000 })
    other.exec('begin immediate')
    const answer = await plain({
      form: '5002',
      lang: 'en',
      f500201: 'Still here',
      f500202: 'B',
      f500203: 'a@b.co',
    })
    other.exec('rollback')
    other.close()
    const html = await answer.text()
    expect(answer.status).toBe(503)
    expect(html).toContain(en.form.notStored)
    expect(html).toContain('value="Still here"')
    expect(answer.headers.get('x-own-page')).toBeNull()
  })

  it('a gate opens from the result page', async () => {
    const page = await fetch(
      `${site.url}/api/enquiry?form=5002&lang=cn&gate=corporate/publications~808~jumpBO`,
    )
    expect(await page.text()).toContain('name="gate" value="corporate/publications~808~jumpBO"')
    const answer = await plain({
      form: '5002',
      lang: 'cn',
      gate: 'corporate/publications~808~jumpBO',
      f500201: 'A',
      f500202: 'B',
      f500203: 'a@b.co',
    })
    const result = await (await fetch(site.url + answer.headers.get('location'))).text()
    const [, href] = /href="(\/api\/gate\/[^"]+)"/.exec(result) ?? []
    expect((await fetch(site.url + href)).headers.get('content-type')).toBe('application/pdf')
  })

  it('a video plays on the result page: nobody is sent to a bare file', async () => {
    const fields = { f500501: '甲', f500502: '乙', f500503: '13800138000' }
    const answer = await plain({ form: '5005', lang: 'cn', gate: 'multimedia/resource~713~video', ...fields })
    const result = await (await fetch(site.url + answer.headers.get('location'))).text()
    const [, src] = /<video src="(\/api\/gate\/[^"]+)" controls/.exec(result) ?? []
    expect((await fetch(site.url + src)).headers.get('content-type')).toBe('video/mp4')
    expect(result).not.toContain('href="/api/gate/')
    expect(result).toMatch(/<span translate="no">[0-9A-F]{8}</)
  })

  it('opens no gate that was not stored: the same words for another one are another enquiry, a retry is not', async () => {
    const from = newVisitor()
    const send = (more: Record<string, string>) =>
      plain({ form: '5002', lang: 'cn', f500201: '甲', f500202: '乙', f500203: 'a@b.co', ...more }, from)
    const doneOf = async (more: Record<string, string>) => {
      const answer = await send(more)
      const to = new URL(answer.headers.get('location') ?? '', site.url).searchParams
      return { done: to.get('done'), opens: to.has('gate') }
    }
    const before = stored()
    const first = await doneOf({})
    const gated = await doneOf({ gate: 'corporate/publications~808~jumpBO' })
    expect([first.opens, gated.opens, stored()]).toEqual([false, true, before + 2])
    expect(gated.done).not.toBe(first.done)
    const again = await doneOf({ gate: 'corporate/publications~808~jumpBO', source: '/cases', bd_vid: '7' })
    expect([again, stored()]).toEqual([gated, before + 2])
  })

  it('a client’s own key counts as for JSON: same answer again, 422 for another body, 400 when it is no key', async () => {
    const form = { form: '5002', lang: 'en', f500201: 'Key', f500202: 'B', f500203: 'a@b.co' }
    const gate = 'corporate/publications~808~jumpBO'
    const key = randomUUID()
    const send = (fields: Record<string, string>, key: string) =>
      plain(fields, { ...newVisitor(), 'idempotency-key': key })
    const doneOf = async (answer: Response) =>
      new URL(answer.headers.get('location') ?? '', site.url).searchParams.get('done')
    const before = stored()
    const first = await doneOf(await send(form, key))
    expect(first).toMatch(/^[0-9A-F]{8}$/)
    expect(await doneOf(await send({ ...form, source: '/cases' }, key.toUpperCase()))).toBe(first)
    expect(await doneOf(await send(form, randomUUID()))).not.toBe(first)
    expect(stored()).toBe(before + 2)
    for (const other of [
      { ...form, f500202: 'C' },
      { ...form, gate },
    ]) {
      const refused = await send(other, key)
      expect([refused.status, refused.headers.get('location')]).toEqual([422, null])
      expect(await refused.text()).toContain(en.form.keyTaken)
    }
    const malformed = await send(form, 'x')
    expect(malformed.status).toBe(400)
    const html = await malformed.text()
    for (const text of [en.form.malformed, 'value="Key"']) expect(html).toContain(text)
    expect(stored()).toBe(before + 2)
  })

  it('a body too large is refused in the language of its form', async () => {
    const page = await fetch(`${site.url}/api/enquiry?form=5002&lang=en`)
    const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(await page.text()) ?? []
    const body = new URLSearchParams({ form: '5002', lang: 'en', f500201: 'x'.repeat(70_000) })
    const refused = await fetch(site.url + action, { method: 'POST', headers: newVisitor(), body })
    expect(refused.status).toBe(413)
    expect(await refused.text()).toContain(en.form.tooLarge)
  })
})

it('no field value and no address reaches the log, and the webhook got what was stored', async () => {
  const id = randomUUID()
  const address = `/en/a/li.lei@example.com/${id}?name=Li-Lei&signature=secret`
  const reports = [
    {
      type: 'error',
      url: address,
      body: { message: `Failed at ${address}`, sourceFile: site.url + address },
    },
    {
      type: 'csp-violation',
      url: site.url + address,
      body: { effectiveDirective: 'img-src', blockedURL: address },
    },
  ]
  const answer = await fetch(`${site.url}/api/report`, { method: 'POST', body: JSON.stringify(reports) })
  expect(answer.status).toBe(204)
  const read = () => readFileSync(logFile, 'utf8')
  await expect.poll(read).toContain('browser reported an error')
  const text = read()
  expect(text).toContain('enquiry delivered')
  const secrets = [NAME, 'a@b.co', '198.51.100.', 'li.lei', 'Li-Lei', 'signature=', id]
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect(new Set(hook.received.map(({ headers }) => headers['idempotency-key'])).size).toBeGreaterThan(3)
})
