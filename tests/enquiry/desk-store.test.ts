import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { cookieSession, endSession, SESSION_MS, startSession } from '@/lib/desk/access/session'
import { readAuditLog, writeAuditLog } from '@/lib/enquiry/admin/audit-log'
import { eraseOne } from '@/lib/enquiry/admin/change'
import { deliveryHealth, outboxState } from '@/lib/enquiry/admin/delivery-health'
import { lastDays, leadFigures, withBefore } from '@/lib/enquiry/admin/figures'
import type { Filter } from '@/lib/enquiry/admin/filter'
import { formsOfEnquiries, oneEnquiry, searchEnquiries } from '@/lib/enquiry/admin/search'
import { changeState, stateCounts } from '@/lib/enquiry/admin/state'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import type { Store } from '@/lib/enquiry/store/tables'
import { describeEngines } from '../helpers/engines'

type Lead = {
  values?: string[]
  mark?: string
  formId?: number
  formName?: string
  page?: string
  now?: number
  utm?: string
  targets?: string[]
}

const add = async (store: Store, lead: Lead = {}) => {
  const {
    values = ['王芳'],
    mark = 'cn',
    formId = 5002,
    formName = `form ${formId}`,
    page = '/services',
    now = 1000,
    utm,
    targets = [],
  } = lead
  const { id } = await addEnquiry(store, {
    key: randomUUID(),
    body: {
      site: { id: 1 },
      form: { id: formId },
      fieldValues: values.map((value, index) => ({ formFieldBO: { id: 101 + index }, value })),
      formTypeSource: 'INDEX_MODEL',
      trafficAccessReq: { deviceType: 2, logidUrl: 'http://localhost/' },
    },
    context: {
      mark,
      formName,
      labels: { 101: '姓名' },
      page,
      ...(utm && { client: { firstTouch: { utm_source: utm } } }),
    },
    targets,
    now,
  })
  return id
}
const all = { pageNo: 1, size: 10 }
const ids = async (store: Store, filter: Filter, page = all) =>
  (await searchEnquiries(store, filter, page)).enquiries.map(({ row }) => row.id)

describeEngines('the desk', (engine) => {
  it('finds a phone number however it is written', async () => {
    const store = engine.store()
    const [stored, typed] = [
      await add(store, { values: ['13800138009'] }),
      await add(store, { values: ['138 0013 8009'], now: 1 }),
    ]
    expect(await ids(store, { text: '138 0013 8009' })).toEqual([stored, typed])
    expect(await ids(store, { text: '+86 138-0013-8009' })).toEqual([stored])
    const abroad = [
      await add(store, { values: ['+442079460123'] }),
      await add(store, { values: ['00442079460123'], now: 1 }),
    ]
    for (const text of ['+44 20 7946 0123', '0044 (0)20 7946 0123', '+442079460123'])
      expect(await ids(store, { text })).toEqual(abroad)
  })

  it('finds words of any letters, capitals or not', async () => {
    const store = engine.store()
    const written = ['Иванов Пётр', 'Élodie Müller', 'ΑΘΗΝΑ']
    const added = [await add(store, { values: written }), await add(store, { values: ['Ивонов'] })]
    for (const text of ['иванов', 'ПЁТР', 'élodie', 'MÜLLER', 'αθηνα'])
      expect(await ids(store, { text })).toEqual(added.slice(0, 1))
  })

  it('finds by what was written, as it was written, and by nothing that only stands around it', async () => {
    const store = engine.store()
    const wang = await add(store, {
      values: ['王芳', 'Wang@Ocean.example', '100% "sure"_'],
      utm: 'Spring-letter',
      now: 1,
    })
    const ann = await add(store, { values: ['Ann'], mark: 'en', formId: 9, page: '/en/product/7', now: 2 })
    for (const text of ['王芳', 'wang@ocean', '100%', '"sure"_', 'spring-LETTER', wang])
      expect(await ids(store, { text })).toEqual([wang])
    for (const text of ['/en/product/7', 'FORM 9']) expect(await ids(store, { text })).toEqual([ann])
    // Words in any order, from several fields.
    for (const text of ['芳 王', 'sure ocean 王芳', `${wang.slice(0, 8)}  letter`])
      expect(await ids(store, { text })).toEqual([wang])
    expect(await ids(store, { text: '王芳 ann' })).toEqual([])
    for (const text of ['formFieldBO', 'deviceType', '%_%', '1_0%'])
      expect(await ids(store, { text })).toEqual([])
    expect(await ids(store, { locale: 'en' })).toEqual([ann])
    expect(await ids(store, { formId: '5002' })).toEqual([wang])
    await changeState(store, { id: ann, from: 'new', to: 'spam', who: 'x', now: 3 })
    expect(await ids(store, { isSpamLeftOut: true })).toEqual([wang])
    expect(await ids(store, { isSpamLeftOut: true, text: '/en/product/7' })).toEqual([])
    expect(await ids(store, {})).toEqual([ann, wang])
    expect(await formsOfEnquiries(store)).toEqual([
      { id: '5002', name: 'form 5002' },
      { id: '9', name: 'form 9' },
    ])
  })

  it('names a form in the language that is asked for, else as it was seen last', async () => {
    const store = engine.store()
    await add(store, { formName: 'Contact us', mark: 'en', now: 1 })
    await add(store, { formName: '请联系我们', now: 2 })
    await add(store, { formName: '联系我们', now: 3 })
    for (const [locale, name] of [
      ['en', 'Contact us'],
      ['cn', '联系我们'],
      [undefined, '联系我们'],
    ] as const)
      expect(await formsOfEnquiries(store, locale)).toEqual([{ id: '5002', name }])
  })

  it('pages through what it finds, with and without a search', async () => {
    const store = engine.store()
    for (let now = 1; now <= 5; now += 1) await add(store, { values: [`no ${now}`], now })
    for (const filter of [{}, { text: 'no' }]) {
      const found = await searchEnquiries(store, filter, { pageNo: 2, size: 2 })
      expect(found.total).toBe(5)
      expect(found.enquiries.map(({ body }) => body.fieldValues[0]?.value)).toEqual(['no 3', 'no 2'])
    }
  })

  it('two people take an enquiry at once: one has it, the other is informed; an erased one can be neither found nor taken', async () => {
    const store = engine.store()
    const id = await add(store)
    const take = (who: string) => changeState(store, { id, from: 'new', to: 'taken', who, now: 2000 })
    expect((await Promise.all([take('林晓'), take('Sofia')])).filter(Boolean)).toHaveLength(1)
    expect((await oneEnquiry(store, id))?.row).toMatchObject({ state: 'taken', state_at: 2000 })
    expect(await ids(store, { state: 'taken' })).toEqual([id])
    expect(await stateCounts(store)).toEqual({ new: 0, taken: 1, done: 0, spam: 0 })
    expect(await eraseOne(store, id, 3000)).toMatchObject({ count: 1 })
    expect(await eraseOne(store, id, 3000)).toMatchObject({ count: 0 })
    expect(await changeState(store, { id, from: 'taken', to: 'done', who: 'Sofia', now: 4000 })).toBe(false)
    expect(await oneEnquiry(store, id)).toBeUndefined()
  })

  it('an older release that runs beside this one stores leads too: they are new', async () => {
    const store = engine.store()
    await sql`insert into enquiries (id, idempotency_key, site_id, form_id, payload, client, created_at)
      values ('old', 'old', '1', '1', '{"fieldValues":[]}', '{"mark":"cn"}', 1)`.execute(store.db)
    expect((await oneEnquiry(store, 'old'))?.row).toMatchObject({ state: 'new', state_by: null })
    expect(await stateCounts(store)).toMatchObject({ new: 1 })
  })

  it('reports the state of deliveries, and which enquiries have one that was given up', async () => {
    const store = engine.store()
    const lost = await add(store, { targets: ['mail', 'wecom'], now: 1000 })
    await add(store, { targets: ['mail'], now: 500 })
    const set = (id: string, values: object) =>
      store.db.updateTable('deliveries').set(values).where('id', '=', id).execute()
    await set(`${lost}/mail`, { status: 'dead', last_error: 'SMTP 550' })
    await set(`${lost}/wecom`, { status: 'delivered', delivered_at: 3000 })
    expect(await deliveryHealth(store)).toEqual([
      { target: 'mail', pending: 1, delivered: 0, dead: 1, oldest: 500, lastError: 'SMTP 550' },
      { target: 'wecom', pending: 0, delivered: 1, dead: 0, lastDelivered: 3000 },
    ])
    expect(await outboxState(store)).toMatchObject({ dead: 1, oldest: 500, lastDead: { target: 'mail' } })
    expect(await ids(store, { delivery: 'dead' })).toEqual([lost])
  })

  it('counts by the days of the site, by source, form and page; spam is no lead', async () => {
    const store = engine.store()
    const now = Date.parse('2026-03-12T04:00:00Z')
    await add(store, { now: Date.parse('2026-03-11T16:30:00Z'), utm: 'Mail' }) // the 12th in Shanghai
    await add(store, { now: Date.parse('2026-03-11T15:30:00Z'), page: '/' })
    await add(store, { now: Date.parse('2026-03-01T00:00:00Z') })
    const spam = await add(store, { now })
    await changeState(store, { id: spam, from: 'new', to: 'spam', who: 'x', now })
    const span = lastDays(3, 'Asia/Shanghai', now)
    expect(span.before).toEqual(['2026-03-07', '2026-03-08', '2026-03-09'])
    const figures = await leadFigures(store, span.days, 'Asia/Shanghai')
    expect(figures.days).toEqual([
      { of: '2026-03-10', count: 0 },
      { of: '2026-03-11', count: 1 },
      { of: '2026-03-12', count: 1 },
    ])
    expect(figures.total).toBe(2)
    expect(figures.sources.map(({ of }) => of.kind).sort()).toEqual(['campaign', 'direct'])
    expect(figures.pages.map(({ of }) => of).sort()).toEqual(['/', '/services'])
    // The first of March lies before the days before.
    const before = await leadFigures(store, span.before, 'Asia/Shanghai')
    expect(before.total).toBe(0)
    const month = await leadFigures(store, lastDays(30, 'Asia/Shanghai', now).days, 'Asia/Shanghai')
    expect(withBefore(figures.pages, month.pages)).toContainEqual({ of: '/services', count: 1, before: 2 })
    expect(withBefore(figures.pages, undefined)).toBe(figures.pages)
    expect(figures.forms).toEqual([{ of: '5002', count: 2 }])
  })

  it('a session is one working day of one person, ends when they sign out, and its cookie’s token is stored nowhere', async () => {
    const store = engine.store()
    const token = await startSession(store, 'hash', '林晓', 1000)
    const headers = new Headers({ cookie: `a=b; desk_session=${token}` })
    const session = await cookieSession(store, 'hash', headers, 2000)
    expect(session).toMatchObject({ who: '林晓', kind: 'password' })
    const other = new Headers({ cookie: `desk_session=${await startSession(store, 'hash', '林晓', 1000)}` })
    expect((await cookieSession(store, 'hash', other, 2000))?.csrf).not.toBe(session?.csrf)
    expect(await cookieSession(store, 'hash', headers, 1000 + SESSION_MS)).toBeUndefined()
    expect(JSON.stringify(await store.db.selectFrom('desk_sessions').selectAll().execute())).not.toContain(
      token,
    )
    expect(
      await cookieSession(store, 'another password', other, 2000),
      'the password was changed',
    ).toBeUndefined()
    await endSession(store, 'hash', headers)
    expect(await cookieSession(store, 'hash', headers, 2000)).toBeUndefined()
    expect(await cookieSession(store, 'hash', other, 2000)).toBeDefined()
  })

  it('keeps who did what, newest first', async () => {
    const store = engine.store()
    for (const [now, who] of [
      [1, 'a'],
      [2, 'b'],
    ] as const)
      await writeAuditLog(store, { who, action: 'state', detail: 'taken', enquiryId: 'e', now })
    await writeAuditLog(store, { who: 'c', action: 'export', now: 3 })
    expect((await readAuditLog(store, { enquiryId: 'e', limit: 5 })).rows.map(({ who }) => who)).toEqual([
      'b',
      'a',
    ])
    expect(await readAuditLog(store, { limit: 1, offset: 1 })).toMatchObject({
      total: 3,
      rows: [{ who: 'b' }],
    })
  })
})
