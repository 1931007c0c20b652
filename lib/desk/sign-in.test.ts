import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { deskAccount } from '@/e2e/desk-account'
import { accountId, addAccount } from '@/lib/enquiry/admin/accounts'
import { LONGEST_NOTE } from '@/lib/enquiry/admin/notes'
import { builtInTexts } from '@/lib/enquiry/built-in-texts'
import { enquiryStore } from '@/lib/enquiry/store'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import type { Store } from '@/lib/enquiry/store/tables'
import { CLIENT_ADDRESS } from '@/lib/http/client-address'
import en from '@/messages/en.json'
import { MOST_BYTES } from '@/server/limits/bodies'
import { answerDesk } from '.'
import { rememberDevice, triesKey } from './access/device'
import { countLogin } from './access/login-limit'
import { MAX_BODY_BYTES } from './actions/guard'

const directory = mkdtempSync(join(tmpdir(), 'northbay-sign-in-'))
const site = 'http://localhost:3000'
let store: Store
let enquiry: string
beforeAll(async () => {
  vi.stubEnv('DATA_DIR', directory)
  vi.stubEnv('DESK_ACCOUNTS', 'on')
  vi.stubEnv('DATABASE_URL', '')
  store = await enquiryStore()
  await addAccount(store, { name: 'Sofia', password: deskAccount.hash, language: 'en', now: 1 })
  const body = {
    ...{ site: { id: 2 }, form: { id: 5002 }, formTypeSource: 'INDEX_MODEL' as const },
    fieldValues: [{ formFieldBO: { id: 1 }, value: 'Ann' }],
    trafficAccessReq: { deviceType: 2 as const, logidUrl: site },
  }
  const context = { mark: 'en' as const, formName: 'Contact', labels: {} }
  enquiry = (await addEnquiry(store, { key: randomUUID(), body, context, targets: [], now: Date.now() })).id
})
afterAll(async () => {
  await store.close()
  rmSync(directory, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

let visitors = 0
type Sent = { cookie?: string; origin?: string }
function post(path: string, form: Record<string, string>, { cookie, origin }: Sent = {}) {
  visitors += 1
  const headers = new Headers({ [CLIENT_ADDRESS]: `203.0.113.${visitors}` })
  if (cookie) headers.set('cookie', cookie)
  if (origin) headers.set('origin', origin)
  return answerDesk(
    new Request(`${site}${path}?lang=en`, { method: 'POST', headers, body: new URLSearchParams(form) }),
  )
}
const signIn = (form: Record<string, string> = {}, sent: Sent = {}) =>
  post('/desk/login', { who: 'Sofia', password: deskAccount.password, ...form }, sent)
const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
const hidden = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
const note = 'Called twice <b>10:30</b>\n"tomorrow"'
const shown = 'Called twice &#60;b&#62;10:30&#60;/b&#62;\n&#34;tomorrow&#34;'

it('a note that was typed while the session ended stands in its field after the sign-in, a wrong password later too', async () => {
  const asked = await post(`/desk/enquiry/${enquiry}/note`, { csrf: 'old', text: note })
  const page = await asked.text()
  expect([asked.status, page.includes(en.desk.endedNote), hidden(page, 'draft')]).toEqual([401, true, shown])
  const kept = { next: hidden(page, 'next').replaceAll('&#38;', '&'), draft: note }
  const wrong = await (await signIn({ ...kept, password: 'x' })).text()
  expect(hidden(wrong, 'draft')).toBe(shown)
  const again = await signIn(kept)
  const field = await again.text()
  // No link to the other language loses it on the way.
  for (const one of [page, wrong, field]) expect(one).not.toContain(en.desk.otherLanguage)
  expect([again.status, field.includes(en.desk.noteKept), field.includes(`>\n${shown}</textarea>`)]).toEqual([
    ...[200, true, true],
  ])
  const [cookie = '', device] = cookiesOf(again)
  expect(device).toMatch(/^desk_device=/)
  const saved = { csrf: hidden(field, 'csrf'), text: note }
  const stored = await post(`/desk/enquiry/${enquiry}/note`, saved, { cookie })
  expect(stored.headers.get('location')).toContain('done=note')
  // The token of a session before this one.
  const late = await post(`/desk/enquiry/${enquiry}/note`, { csrf: 'old', text: note }, { cookie })
  expect([late.status, (await late.text()).includes(`>\n${shown}</textarea>`)]).toEqual([403, true])
})

it('a note that was typed is stored with whatever else is pressed, once, and keeps a change back that would lose it', async () => {
  const signed = await signIn()
  const [cookie = ''] = cookiesOf(signed)
  const page = async () => {
    const address = `${site}/desk/enquiry/${enquiry}?lang=en`
    return (await answerDesk(new Request(address, { headers: { cookie } }))).text()
  }
  const before = await page()
  const press = (action: string, text: string, form: Record<string, string> = {}) =>
    post(`/desk/enquiry/${enquiry}/${action}`, { csrf: hidden(before, 'csrf'), text, ...form }, { cookie })
  // A field with a limit would cut what is pasted, and nobody would know.
  expect(before).not.toMatch(/<textarea[^>]*maxlength/)
  const long = '长'.repeat(8000)
  const refused = await press('state', long, { from: 'new', to: 'taken' })
  expect([refused.status, (await refused.text()).includes(`${long}</textarea>`)]).toEqual([400, true])
  const huge = await press('state', '长'.repeat(20_000), { from: 'new', to: 'taken' })
  const told = builtInTexts('en')('desk.noteHuge', { most: LONGEST_NOTE })
  expect([huge.status, (await huge.text()).includes(told)]).toEqual([413, true])
  // What the server passes on of a longer body is more than the desk reads: none arrives cut.
  expect(MOST_BYTES).toBeGreaterThan(MAX_BODY_BYTES)
  const taken = await press('state', 'Wants a demo', { from: 'new', to: 'taken' })
  expect(taken.headers.get('location')).toContain('done=state')
  await press('state', 'Wants a demo', { from: 'new', to: 'taken' })
  await press('retry', 'Asked for a call')
  expect((await page()).match(/(?<=class="words">)(?:Wants|Asked)[^<]*/g)).toEqual([
    'Wants a demo',
    'Asked for a call',
  ])
})

it('the other language of a refused sign-in leads on to the same page, in that language', async () => {
  const page = await (await signIn({ next: '/desk/log?lang=en', password: 'x' })).text()
  expect(page).toContain('href="/desk/login?lang=cn&#38;next=%2Fdesk%2Flog%3Flang%3Dcn"')
})

it('leads back to the record whose earlier version was not put back for a session that had ended', async () => {
  const asked = await post('/desk/record', { csrf: 'old', file: 'en/news/1.md', seen: 'x' })
  const login = new URL(asked.headers.get('location') ?? '', site)
  expect(login.searchParams.get('told')).toBe('ended')
  expect(login.searchParams.get('next')).toBe('/desk/record?file=en%2Fnews%2F1.md&lang=en')
})

it('marks the section that a page is reached from', async () => {
  const [cookie = ''] = cookiesOf(await signIn())
  const asked = new Request(`${site}/desk/preview?path=%2Fproduct%2F1001&lang=en`, { headers: { cookie } })
  expect(await (await answerDesk(asked)).text()).toMatch(/\/desk\/content[^"]*" aria-current="page"/)
})

it('shows the zone of its times and the time there, for who works in another one', async () => {
  const page = await (await answerDesk(new Request(`${site}/desk/login?lang=en`))).text()
  expect(page).toMatch(
    /All times in Asia\/Shanghai, where it is now <time datetime="[^"]+">\w{3} \d\d, \d{4} \d\d:\d\d<\/time>/,
  )
})

it('keeps no words that another site sends, and shows them on no page but the enquiry’s', async () => {
  const strange = await post(
    `/desk/enquiry/${enquiry}/note`,
    { text: note },
    { origin: 'https://evil.example' },
  )
  expect([strange.status, strange.headers.get('location')]).toEqual([
    303,
    expect.not.stringContaining('Called'),
  ])
  const { status, headers } = await signIn({ next: '/desk?lang=en', draft: note })
  expect([status, headers.get('location')]).toEqual([303, '/desk?lang=en'])
})

it('strangers who try a name lock out who is unknown, not a browser in which it signed in before', async () => {
  const account = accountId('Sofia')
  // Each from an address of its own; what a request is counted under is all that is asked here, without the dear password.
  const attempt = async (headers = new Headers()) => {
    visitors += 1
    headers.set(CLIENT_ADDRESS, `198.51.100.${visitors}`)
    return countLogin(headers, undefined, await triesKey(store, headers, account))
  }
  const withDevice = (value: string) => new Headers({ cookie: value })
  const device = (await rememberDevice(store, account)).split(';')[0] ?? ''
  for (let tries = 0; tries < 40; tries += 1) await attempt()
  const refused = { retryAfterSeconds: expect.any(Number) }
  expect(await attempt()).toEqual(refused)
  const others = (await rememberDevice(store, accountId('Tom'))).split(';')[0] ?? ''
  for (const one of [`${device}x`, others, 'desk_device=..', `desk_device=${account}.a.b`])
    expect(await attempt(withDevice(one)), one).toEqual(refused)
  // A stolen one is worth thirty tries, and no more.
  for (let tries = 0; tries < 30; tries += 1) expect(await attempt(withDevice(device))).toBeUndefined()
  expect(await attempt(withDevice(device))).toEqual(refused)
})
