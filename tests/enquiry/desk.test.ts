import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '@/lib/desk/access/password'
import { accountId } from '@/lib/enquiry/admin/accounts'
import { builtInTexts } from '@/lib/enquiry/built-in-texts'
import { answerDue } from '@/lib/enquiry/notice/data-request'
import { localeConfigs } from '@/lib/i18n/locales'
import { referenceOf } from '@/lib/rules/form/reference'
import { longDate } from '@/lib/rules/text/dates'
import cn from '@/messages/cn.json'
import en from '@/messages/en.json'
import { freePort } from '@/scripts/lib/server'
import { addOldLead } from '../helpers/old-lead'
import { type SiteProcess, startSite } from '../helpers/site-process'
import { startSmtp } from '../helpers/smtp'

const PASSWORD = '正确的马 battery staple'
const SECRET = 'a-secret-of-the-proxy'
const signedFrame = /<iframe src="(\/en\/product\/1013\/preview\?expires=\d+&#38;signature=[\w-]{43})"/g
const directory = mkdtempSync(join(tmpdir(), 'northbay-desk-'))
const logFile = join(directory, 'site.log')
let site: SiteProcess
let smtp: Awaited<ReturnType<typeof startSmtp>>

beforeAll(async () => {
  await addOldLead(directory, '赵云')
  smtp = await startSmtp()
  const settings = {
    DATA_DIR: directory,
    DATABASE_URL: '',
    CONTENT_API_URL: '',
    TRUST_PROXY: '1',
    DESK_PASSWORD_HASH: await hashPassword(PASSWORD),
    DESK_SSO_HEADER: 'X-Forwarded-User',
    DESK_SSO_SECRET: SECRET,
    PREVIEW_SECRET: 'a-secret-of-previews',
    ENQUIRY_RETENTION_DAYS: '30',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@northbay.example',
  }
  site = await startSite(await freePort(), settings, logFile)
})
afterAll(async () => {
  await site.stop()
  await smtp.close()
  rmSync(directory, { recursive: true, force: true })
})

let visitors = 0
type Ask = {
  cookie?: string
  form?: Record<string, string>
  body?: string
  headers?: Record<string, string>
}
/** A browser that follows nothing by itself; each call from an address of its own unless it says which. */
function ask(path: string, { cookie, form, body, headers }: Ask = {}): Promise<Response> {
  visitors += 1
  return fetch(site.url + path, {
    redirect: 'manual',
    method: form || body ? 'POST' : 'GET',
    headers: { 'x-forwarded-for': `203.0.113.${visitors % 250}`, ...(cookie && { cookie }), ...headers },
    ...(form ? { body: new URLSearchParams(form) } : body && { body }),
  })
}
const signIn = (form: Record<string, string> = {}, headers = {}) =>
  ask('/desk/login?lang=en', { form: { who: 'Sofia Lind', password: PASSWORD, ...form }, headers })
async function signedIn() {
  const answer = await signIn()
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const page = await (await ask('/desk?lang=en', { cookie })).text()
  return { cookie, csrf: /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '', page }
}
async function submit(name: string): Promise<string> {
  visitors += 1
  const answer = await fetch(`${site.url}/api/internal/form`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `203.0.113.${visitors % 250}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      site: { id: 1 },
      form: { id: 5002 },
      fieldValues: [name, '海川精密', 'fang@ocean.example'].map((value, index) => ({
        formFieldBO: { id: 500201 + index },
        value,
      })),
      formTypeSource: 'CORPORATE_PUBLICATION',
      trafficAccessReq: { deviceType: 2, logidUrl: `${site.url}/periodical/808` },
      client: { trap: '', elapsedMs: 5000, page: '/periodical/808', firstTouch: { utm_source: 'spring' } },
    }),
  })
  const { data } = (await answer.json()) as { data?: { id: string } }
  return data?.id ?? `HTTP ${answer.status}`
}

it('requires a sign-in, is cached by nobody, and allows nothing but its own style sheet', async () => {
  const to = await ask('/desk/figures?lang=en')
  expect([to.status, to.headers.get('location')]).toEqual([
    303,
    '/desk/login?next=%2Fdesk%2Ffigures%3Flang%3Den&lang=en',
  ])
  for (const kind of ['csv', 'xlsx'])
    expect((await ask(`/desk/enquiries.${kind}?q=a&lang=en`)).headers.get('location')).toContain(
      'next=%2Fdesk%3Fq%3Da%26lang%3Den&',
    )
  const page = await ask('/desk/login?lang=en')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; font-src 'self'; form-action 'self';/,
  )
  expect(policy).not.toContain('script')
  const text = await page.text()
  expect(text).toContain(en.desk.signInText)
  expect(text).not.toMatch(/<script|\sstyle=|\son\w+=/)
  expect(await (await ask('/desk/login')).text()).toContain(cn.desk.signInText)
  for (const path of ['/en/desk', '/desktop']) expect((await ask(path)).status).toBe(404)
})

it('signs in with the right password only, by a cookie that scripts and other sites never use', async () => {
  const wrong = await signIn({ password: `${PASSWORD} ` })
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null])
  expect(await wrong.text()).toContain(en.desk.wrongPassword)
  const elsewhere = await signIn({}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
  expect(elsewhere.status).toBe(403)
  const right = await signIn({ next: '/desk/log?lang=en' })
  expect([right.status, right.headers.get('location')]).toEqual([303, '/desk/log?lang=en'])
  expect(right.headers.get('set-cookie')).toMatch(
    /^desk_session=[\w-]{43}; Path=\/desk; HttpOnly; SameSite=Lax; Max-Age=43200$/,
  )
  for (const next of [
    'https://evil.example/',
    '//evil.example',
    '/desk/../evil',
    '/desk/logout',
    '/deskevil',
  ])
    expect((await signIn({ next })).headers.get('location')).toBe('/desk?lang=en')
})

it('lets nobody guess: ten tries a quarter of an hour from one address, the right password among them', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  for (let tries = 0; tries < 10; tries += 1) expect((await signIn({ who: '' }, headers)).status).toBe(400)
  const late = await signIn({}, headers)
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(600)
  expect(await late.text()).toContain('15 minutes')
})

it('a lead is notified by mail within seconds, with the way to it at the desk; and a mail server that is away costs no submit', async () => {
  smtp.state.refusals.push(421)
  const id = await submit('王芳')
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  await expect.poll(() => smtp.mails.length, { timeout: 10_000 }).toBe(1)
  expect(smtp.mails[0]?.text).toContain(`${site.url}/desk/enquiry/${id}?lang=cn`)
  const { cookie } = await signedIn()
  const page = await (await ask(`/desk/enquiry/${id}?lang=en`, { cookie })).text()
  const reference = `${en.lead.reference}: <span translate="no">${referenceOf(id)}</span>`
  for (const text of [
    '<dd translate="no">王芳</dd>',
    '/periodical/808',
    'utm_source=spring',
    en.desk.deliveryDelivered,
    reference,
  ])
    expect(page).toContain(text)
})

it('a visitor’s request about their own data arrives as such: mail, list, its page with the day and the way to all of the person', async () => {
  const before = smtp.mails.length
  const lead = await submit('许静')
  const answer = await ask('/api/internal/form', {
    headers: { 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
    body: JSON.stringify({
      site: { id: 1 },
      form: { id: 5007 },
      fieldValues: ['删除我的信息', 'fang@ocean.example'].map((value, index) => ({
        formFieldBO: { id: 500701 + index },
        value,
      })),
      client: { trap: '', elapsedMs: 5000 },
    }),
  })
  const { data } = (await answer.json()) as { data: { id: string } }
  const due = answerDue({ created_at: Date.now() }, { dataRequestDays: 15 }, 'Asia/Shanghai') ?? 0
  await expect.poll(() => smtp.mails.length, { timeout: 10_000 }).toBe(before + 2)
  const subjects = smtp.mails.slice(before).map(({ headers }) => headers.get('subject') ?? '')
  const day = longDate(due, localeConfigs.cn, 'Asia/Shanghai')
  expect(subjects.filter((subject) => subject.includes(`个人信息请求，${day}前答复`))).toHaveLength(1)
  const { cookie } = await signedIn()
  const show = async (path: string) => (await ask(path, { cookie })).text()
  const mark = `${en.desk.dataRequest} · ${en.desk.due.replace('{due}', longDate(due, localeConfigs.en, 'Asia/Shanghai'))}`
  const list = await show('/desk?kind=dataRequest&lang=en')
  expect(list).toContain(mark)
  expect(list).not.toContain(lead)
  expect((await show('/desk?lang=en')).split(mark)).toHaveLength(2)
  const page = await show(`/desk/enquiry/${data.id}?lang=en`)
  for (const text of [mark, en.desk.requestText, `/desk/person/${data.id}`]) expect(page).toContain(text)
  const person = await show(`/desk/person/${data.id}?lang=en`)
  expect(person).toContain(`value="${lead}"`)
  expect(person).toContain(`value="${data.id}"><span>`)
})

it('changes nothing without the token of who is signed in, nor for a page of another site', async () => {
  const id = await submit('李雷')
  const { cookie, csrf } = await signedIn()
  const change = (form: Record<string, string>, headers = {}) =>
    ask(`/desk/enquiry/${id}/state?lang=en`, { cookie, form: { from: 'new', to: 'taken', ...form }, headers })
  expect((await change({})).status).toBe(403)
  expect((await change({ csrf: (await signedIn()).csrf })).status).toBe(403)
  expect(
    (await change({ csrf }, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status,
  ).toBe(403)
  expect(
    (await ask(`/desk/enquiry/${id}/erase?lang=en`, { form: { csrf, sure: 'yes' } })).headers.get('location'),
  ).toContain('/desk/login')
  expect((await change({ csrf })).headers.get('location')).toContain('done=state')
  // Pressed twice it is as it was pressed, and done once.
  expect((await change({ csrf })).headers.get('location')).toContain('done=state')
  expect((await change({ csrf, to: 'spam' })).headers.get('location')).toContain('told=conflict')
  const page = await (await ask(`/desk/enquiry/${id}?lang=en`, { cookie })).text()
  expect(page.split('State: Taken')).toHaveLength(2)
  expect(page).toContain('Sofia Lind')
})

it('a change after the session has ended is refused with a notice, and leads back to the enquiry', async () => {
  const id = await submit('周杰')
  const { cookie, csrf } = await signedIn()
  await ask('/desk/logout', { cookie, form: { csrf } })
  const form = { csrf, from: 'new', to: 'taken' }
  const to = await ask(`/desk/enquiry/${id}/state?lang=en`, { cookie, form })
  const login = to.headers.get('location') ?? ''
  const page = await (await ask(login)).text()
  expect(page).toContain(en.desk.ended)
  expect(page).toContain(`value="/desk/enquiry/${id}?lang=en"`)
  expect(await (await ask('/desk/login?lang=en')).text()).not.toContain(en.desk.ended)
  const again = await signedIn()
  expect(await (await ask(`/desk/enquiry/${id}?lang=en`, again)).text()).toContain(en.desk.untouched)
  // Gone by then (retention, a colleague): a state is set on nothing, and the page says why.
  const erase = { ...again, form: { csrf: again.csrf, sure: 'yes' } }
  const list = encodeURIComponent('state=new&done=state')
  const erased = await ask(`/desk/enquiry/${id}/erase?lang=en&list=${list}`, erase)
  expect(erased.headers.get('location')).toBe('/desk?state=new&done=erase&lang=en')
  const late = { ...again, form: { csrf: again.csrf, from: 'new', to: 'taken' } }
  const where = (await ask(`/desk/enquiry/${id}/state?lang=en`, late)).headers.get('location') ?? ''
  const gone = await ask(where, again)
  expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining(en.desk.elsewhere)])
})

it('names every target that is set up, notified of a lead or not', async () => {
  const { cookie } = await signedIn()
  const page = await (await ask('/desk/deliveries?lang=en', { cookie })).text()
  expect(page).toContain('<th scope="row">Confirmation</th>')
  expect(page).not.toContain(en.desk.noTargets)
})

it('shows how long enquiries are stored, when that was last checked, and how many it erased', async () => {
  const { cookie } = await signedIn()
  const page = async (lang: string) => (await ask(`/desk/deliveries?lang=${lang}`, { cookie })).text()
  await expect
    .poll(() => page('en'))
    .toMatch(/Last run: <time datetime="[^"]+">[^<]+<\/time>\. 1 enquiry was erased\./)
  expect(await page('en')).toContain('What is older than 30 days is erased once a day.')
  expect(await page('cn')).toMatch(/超过 30 天的线索.+上次执行：<time[^>]+>[^<]+<\/time>，删除了 1 条线索。/s)
})

it('lists what is left before going live, to who is signed in', async () => {
  expect((await ask('/desk/ready')).status).toBe(303)
  const { cookie } = await signedIn()
  const page = await (await ask('/desk/ready?lang=en', { cookie })).text()
  for (const text of [en.desk.ready, 'Address of the site', 'Set SITE_URL to']) expect(page).toContain(text)
  expect(page).not.toMatch(/<script|\sstyle=/)
  expect(await (await ask('/desk/ready?lang=cn', { cookie })).text()).toContain('把 SITE_URL 设为')
})

it('shows the brand and the components in it, with nothing of the demo company, to who is signed in', async () => {
  for (const path of ['/desk/brand', '/desk/brand/components'])
    expect((await ask(path)).status, path).toBe(303)
  const { cookie } = await signedIn()
  for (const [lang, words] of Object.entries({ cn, en })) {
    const page = await ask(`/desk/brand?lang=${lang}`, { cookie })
    expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'; ")
    const text = await page.text()
    for (const one of [words.desk.brandFine, words.desk.brandNoColours, 'width="375"', 'width="1280"'])
      expect(text).toContain(one)
    const [, src = ''] = /<iframe src="([^"]+)"/.exec(text) ?? []
    const components = await ask(src.replaceAll('&#38;', '&'), { cookie })
    expect(components.status).toBe(200)
    expect(components.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'.*; form-action 'none'; frame-ancestors 'self'$/,
    )
    const shown = await components.text()
    expect(shown).toContain(`lang="${lang === 'cn' ? 'zh-CN' : 'en'}"`)
    expect(shown.match(/data-example=/g)?.length).toBeGreaterThan(80)
    expect(shown).not.toMatch(/<script|\/assets\/|href="\//)
  }
})

/** As a browser follows a link: fetch says of itself that it is no navigation. */
async function follow(path: string, cookie: string, where = 'same-origin', mode = 'navigate') {
  const headers = { cookie, 'sec-fetch-site': where, 'sec-fetch-mode': mode }
  const [answer] = (await once(get(`${site.url}${path}`, { headers }), 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, page: await text(answer) }
}

it('opens a preview for who is signed in and for nobody else, by a signed link that ends', async () => {
  const { cookie } = await signedIn()
  const preview = (path: string) => follow(`/desk/preview?lang=en&path=${encodeURIComponent(path)}`, cookie)
  const landed = async (path: string) => {
    const { headers, page } = await preview(path)
    return headers.location ?? page
  }
  const out = await ask('/desk/preview?lang=en&path=/en/product/1013')
  expect(out.headers.get('location')).toContain('/desk/login')
  const frames = await preview('/en/product/1013')
  expect(frames.headers['content-security-policy']).toContain("frame-src 'self'; ")
  const signed = [...frames.page.matchAll(signedFrame)].map(([, src = '']) => src.replaceAll('&#38;', '&'))
  expect(signed).toHaveLength(2)
  const [to = ''] = signed
  const expires = Number(new URLSearchParams(to.split('?')[1]).get('expires'))
  expect(expires - Date.now()).toBeLessThanOrEqual(3_600_000)
  const page = await ask(to)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(await page.text()).toContain(en.preview.draft)
  expect((await ask('/en/product/1013/preview')).status).toBe(404)
  expect((await ask(to.replace('/1013/', '/1014/'))).status).toBe(404)
  for (const path of ['https://evil.example/product/1013', '//evil.example', '/desk', '/cases'])
    expect(await landed(path), path).toMatch(/^\/desk\/content\?told|<iframe src="\/product\//)
  expect(await (await ask('/desk/log?lang=en', { cookie })).text()).toContain('/en/product/1013/preview')
})

it('leads from a record in the studio to its signed preview, and signs no request of another site or of the editor itself', async () => {
  const path = '/desk/preview?lang=en&path=/en/product/1013/preview'
  const login = new URLSearchParams((await ask(path)).headers.get('location')?.split('?')[1])
  expect(decodeURIComponent(login.get('next') ?? '')).toBe(path)
  const { cookie } = await signedIn()
  const from = async (where: string, mode?: string) => {
    const { status, page } = await follow(path, cookie, where, mode)
    return [status, page.match(signedFrame)?.length ?? 0]
  }
  expect(await from('same-origin')).toEqual([200, 2])
  expect(await from('cross-site')).toEqual([403, 0])
  const asked = await ask(path, { cookie, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(await asked.text()).toContain(`path=${encodeURIComponent('/en/product/1013/preview')}"`)
  expect(await from('same-site')).toEqual([403, 0])
  expect(await from('same-origin', 'cors')).toEqual([204, 0])
})

it('counts visits of this site’s own pages, reported by browsers of people, whatever else is sent (ADR 0037)', async () => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'
  const view = (url: string, campaign = 'launch') => ({
    type: 'count',
    url,
    body: { event: 'view', source: 'campaign letter', campaign },
  })
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/api/report`, {
      method: 'POST',
      headers: { 'user-agent': agent, 'x-forwarded-for': '198.51.100.40', ...headers },
      body: JSON.stringify(body),
    })
  const pages = [
    '/en/product/1001',
    '/en/product/1001/form',
    '/en/product/999999',
    '/nowhere',
    '/en/product/1013/preview',
  ]
  expect((await send(pages.map((url) => view(url)))).status).toBe(204)
  for (const headers of [
    { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' },
    { 'sec-gpc': '1' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  ])
    expect((await send([view('/en/cases')], headers)).status).toBe(204)
  const { cookie } = await signedIn()
  const page = async () => (await ask('/desk/visits?lang=en', { cookie })).text()
  await expect.poll(page).toContain('/en/product/1001')
  const text = await page()
  expect(text).toMatch(
    /launch · <a [^>]+>Search<\/a><\/small><\/th><td data-label="Page views \(est\.\)">3<\/td>/,
  )
  for (const never of ['/en/cases', '999999', 'nowhere', '/preview<', '198.51.100'])
    expect(text).not.toContain(never)
  const flood = await Promise.all(Array.from({ length: 260 }, () => send([view('/en/services', 'flood')])))
  expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20)
})

it('counts how fast pages were for visitors and what they searched for in vain, in few words of its own (ADR 0037)', async () => {
  const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
  const headers = { 'user-agent': agent, 'x-forwarded-for': '198.51.100.41' }
  const send = (vitals: object[], more: Record<string, string> = {}, url = '/en/services') =>
    fetch(`${site.url}/api/report`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(vitals.map((body) => ({ type: 'vital', url, body }))),
    })
  const lcp = { name: 'LCP', value: 4500, cause: 'banner film' }
  // The first search builds the index, and one that waits too long for it has found nothing out: it is not counted.
  const uncounted = { headers: { ...headers, 'sec-gpc': '1' } }
  const search = async () => (await fetch(`${site.url}/en/search?q=Xyzzy%20Quux`, uncounted)).text()
  await expect.poll(search).toContain(en.search.none.replace('{q}', 'Xyzzy Quux'))
  const answers = await Promise.all([
    send([lcp, { name: 'TTFB', value: 90 }, { name: 'INP', value: 20, cause: '13800138000' }]),
    send([lcp], { 'sec-gpc': '1' }, '/en/cases'),
    send([lcp], { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, '/en/cases'),
    send([lcp], {}, '/en/product/1013/preview'),
    fetch(`${site.url}/en/search?q=Zzyzx%20Quux`, { headers }),
    fetch(`${site.url}/en/search?q=Zzyzx%2013800138000`, { headers }),
    fetch(`${site.url}/en/search?q=Xyzzy%20Quux`, uncounted),
  ])
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 200, 200, 200])
  const { cookie } = await signedIn()
  const page = async (path: string) => (await ask(`${path}?lang=en`, { cookie })).text()
  await expect.poll(() => page('/desk/speed')).toContain('>/services<small>English · Phone</small>')
  const speed = await page('/desk/speed')
  for (const shown of ['Banner: video', 'Chromium ≥ 140', '100% have a browser'])
    expect(speed).toContain(shown)
  for (const never of ['>/cases<', '>/product<', '13800138000']) expect(speed).not.toContain(never)
  // A write that an earlier test's visits began may fall between the two.
  await expect.poll(() => page('/desk/visits')).toContain('>zzyzx quux<')
  const visits = await page('/desk/visits')
  for (const never of ['xyzzy', '13800138000']) expect(visits).not.toContain(never)
})

it('shows who gets the mail of each form; a test mail goes there and the server’s own answer is shown, ten times at most', async () => {
  const { cookie, csrf, page: inbox } = await signedIn()
  const page = await (await ask('/desk/deliveries?lang=en', { cookie })).text()
  expect(page).toContain('events@northbay.example, sales-intl@northbay.example')
  const before = smtp.mails.length
  const from = { 'x-forwarded-for': '198.51.100.77' }
  const test = (form: Record<string, string>) =>
    ask('/desk/test?lang=en', {
      cookie,
      headers: from,
      form: { csrf, target: 'mail', form: '5003', locale: 'en', ...form },
    })
  expect((await test({ csrf: '' })).status).toBe(403)
  for (const wrong of [{ target: 'backend' }, { target: 'slack' }, { form: '1' }, { locale: 'xx' }])
    expect((await test(wrong)).status, JSON.stringify(wrong)).toBe(404)
  const answer = await test({})
  expect(answer.status).toBe(200)
  expect(await answer.text()).toMatch(/E-mail: the test was taken<\/h1><p>250 /)
  const [mail] = smtp.mails.slice(before)
  expect(mail?.to).toEqual(['events@northbay.example', 'sales-intl@northbay.example'])
  expect(mail?.headers.get('subject')).toContain('Test: Register for the event')
  expect(mail?.text).toContain(en.lead.testText)
  expect(mail?.text).not.toContain('/desk/enquiry/')
  smtp.state.refusals.push(550)
  expect(await (await test({})).text()).toMatch(/the test was not taken<\/h1><p>SMTP 550/)
  const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await test({})).status))
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2)
  const found = /role="status">[^<]*/
  expect(found.exec(await (await ask('/desk?lang=en', { cookie })).text())?.[0]).toBe(found.exec(inbox)?.[0])
  expect(await (await ask('/desk/log?lang=en', { cookie })).text()).toContain('Sent a test: E-mail')
})

it('names that nobody proves have neither enquiries nor notes of their own; who the proxy names has both (D37)', async () => {
  const id = await submit('何静')
  const { cookie, csrf } = await signedIn()
  const shared = await (await ask(`/desk/enquiry/${id}?lang=en`, { cookie })).text()
  for (const text of [en.desk.notes, en.desk.nobodys, en.desk.giveTo]) expect(shared).not.toContain(text)
  for (const name of ['give', 'note', 'unnote'])
    expect((await ask(`/desk/enquiry/${id}/${name}`, { cookie, form: { csrf, text: 'x' } })).status).toBe(404)
  const by = (name: string) => ({ 'x-forwarded-user': name, 'x-desk-secret': SECRET })
  await ask('/desk', { headers: by('mei@northbay.example') })
  const headers = by('sofia@northbay.example')
  const page = await (await ask(`/desk/enquiry/${id}?lang=en`, { headers })).text()
  expect(page).toContain('mei@northbay.example</option>')
  const token = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const change = (name: string, form: Record<string, string>) =>
    ask(`/desk/enquiry/${id}/${name}?lang=en`, { headers, form: { csrf: token, ...form } })
  expect((await ask(`/desk/enquiry/${id}/note`, { headers, form: { text: 'x' } })).status).toBe(403)
  const text = '<script>alert(1)</script> & "quoted"'
  expect((await change('note', { text })).headers.get('location')).toContain('done=note')
  expect((await change('note', { text: ' \u200b ' })).headers.get('location')).toContain('told=noteEmpty')
  const long = await change('note', { text: `${'长'.repeat(2001)}` })
  const back = await long.text()
  expect([long.status, back.includes(`${'长'.repeat(2001)}</textarea>`)]).toEqual([400, true])
  const written = await (await ask(`/desk/enquiry/${id}?lang=en`, { headers })).text()
  expect(written).toContain('&#60;script&#62;alert(1)&#60;/script&#62; &#38; &#34;quoted&#34;')
  expect(written).not.toContain('<script')
  const note = /name="note" value="([^"]+)"/.exec(written)?.[1] ?? ''
  const stranger = await (
    await ask(`/desk/enquiry/${id}?lang=en`, { headers: by('mei@northbay.example') })
  ).text()
  expect(stranger).not.toContain('name="note" value=')
  for (const _ of ['pressed', 'twice'])
    expect((await change('unnote', { note })).headers.get('location')).toContain('done=unnote')
  // Another window or somebody else was first: that is told.
  const conflict = (own: string) =>
    builtInTexts('en')('desk.conflict', { own, who: 'sofia@northbay.example' })
  const seen = { from: 'new', to: 'taken', assignee: '' }
  expect((await change('state', seen)).headers.get('location')).toContain('done=state')
  const late =
    (await change('state', { ...seen, to: 'done', text: 'called back' })).headers.get('location') ?? ''
  expect(late).toContain('told=conflict')
  const left = async (who: string) => (await ask(late, { headers: by(who) })).text()
  for (const said of [conflict('true'), en.desk.doneNote, 'called back</p>'])
    expect(await left('sofia@northbay.example')).toContain(said)
  expect(await left('mei@northbay.example')).toContain(conflict('false'))
  const given = {
    from: 'taken',
    assignee: 'sofia@northbay.example',
    colleague: accountId('mei@northbay.example'),
  }
  for (const _ of ['pressed', 'twice'])
    expect((await change('give', given)).headers.get('location')).toContain('done=give')
  // It was theirs and is no more.
  expect((await change('state', seen)).headers.get('location')).toContain('told=conflict')
})

it('believes a proxy that signs people in only with its secret', async () => {
  const user = { 'x-forwarded-user': Buffer.from('林晓').toString('latin1') }
  expect((await ask('/desk', { headers: user })).status).toBe(303)
  expect((await ask('/desk', { headers: { ...user, 'x-desk-secret': `${SECRET}x` } })).status).toBe(303)
  const page = await (await ask('/desk', { headers: { ...user, 'x-desk-secret': SECRET } })).text()
  expect(page).toContain('林晓')
  expect(page).not.toContain(cn.desk.signOut)
  const headers = { ...user, 'x-desk-secret': SECRET }
  const asked = await ask('/desk', {
    headers: { ...headers, 'accept-language': 'de-DE,en-GB;q=0.8,zh;q=0.5' },
  })
  expect(await asked.text()).toContain(en.desk.inbox)
  const id = await submit('韩梅梅')
  const form = { from: 'new', to: 'done' }
  expect((await ask(`/desk/enquiry/${id}/state`, { headers, form })).status).toBe(403)
})

it('exports what is shown, logs who did, and deletes the session of who signs out', async () => {
  await submit('=cmd()')
  const { cookie, csrf } = await signedIn()
  const csv = await ask('/desk/enquiries.csv?q=%3Dcmd&lang=en', { cookie })
  expect(csv.headers.get('content-disposition')).toMatch(
    /^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const lines = (await csv.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain("'=cmd()")
  const xlsx = await ask('/desk/enquiries.xlsx?q=%3Dcmd&lang=cn', { cookie })
  expect(xlsx.headers.get('content-disposition')).toContain('.xlsx"')
  const [head = [], row = []] = await readSheet(Buffer.from(await xlsx.arrayBuffer()))
  expect([head[0], head[2], row[head.indexOf('姓名')]]).toEqual(['编号', '当地时间', '=cmd()'])
  const log = await (await ask('/desk/log?lang=en', { cookie })).text()
  expect(log).toContain('Exported as CSV (1)')
  expect(log).toContain('Exported as Excel (1)')
  expect((await ask('/desk/logout', { cookie, form: { csrf } })).headers.get('set-cookie')).toContain(
    'Max-Age=0',
  )
  expect((await ask('/desk', { cookie })).status).toBe(303)
  expect(readFileSync(logFile, 'utf8')).not.toMatch(/王芳|ocean\.example|battery/)
})
