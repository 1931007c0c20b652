import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import Database from 'libsql'
import { expect, it } from 'vitest'
import type { EnquiryBody } from '@/lib/contract/enquiry'
import { eraseOlderThan, erasePerson, retryDeliveries } from '@/lib/enquiry/admin/change'
import { csvLines, enquiryTable } from '@/lib/enquiry/admin/csv'
import { erasedLine } from '@/lib/enquiry/admin/erased'
import type { Filter } from '@/lib/enquiry/admin/filter'
import { allEnquiries } from '@/lib/enquiry/admin/read'
import { searchEnquiries } from '@/lib/enquiry/admin/search'
import { checkStore } from '@/lib/enquiry/store'
import { readConsentText, storeConsentText } from '@/lib/enquiry/store/consent-text'
import {
  claimDelivery,
  GIVE_UP_MS,
  LEASE_MS,
  nextDue,
  recordDelivered,
  recordFailed,
  rescheduleDeliveries,
} from '@/lib/enquiry/store/deliveries'
import { addEnquiry, KeyTakenError, type NewEnquiry } from '@/lib/enquiry/store/enquiries'
import { openStore } from '@/lib/enquiry/store/open'
import { signingKey } from '@/lib/enquiry/store/settings'
import { emptyLog, sqliteFile } from '@/lib/enquiry/store/sqlite'
import { type Store, StoreUnavailableError } from '@/lib/enquiry/store/tables'
import { consentVersion } from '@/lib/i18n/consent'
import { describeEngines, type Engine } from '../helpers/engines'
import { filesHolding } from '../helpers/files-holding'
import { fillDisk, inNamespace } from '../helpers/full-disk'

const bodyOf = (...values: string[]): EnquiryBody => ({
  site: { id: 1 },
  form: { id: 5002 },
  fieldValues: values.map((value, index) => ({ formFieldBO: { id: 101 + index }, value })),
  formTypeSource: 'INDEX_MODEL',
  trafficAccessReq: { deviceType: 2, logidUrl: 'http://localhost/' },
})

const enquiry = (more: Partial<NewEnquiry> = {}): NewEnquiry => ({
  key: randomUUID(),
  body: bodyOf('王芳', 'a@b.co'),
  context: { mark: 'cn', formName: '联系', labels: { 101: '姓名', 102: '邮箱' } },
  targets: ['backend'],
  now: 1000,
  ...more,
})
/** The export as cells; those of these tests hold no line break. */
const csvOf = async (store: Store, zone: string) => {
  let text = ''
  for await (const line of csvLines(enquiryTable(() => allEnquiries(store), zone))) text += line
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    )
}
const all = async (store: Store, batch?: number) => {
  const found = []
  for await (const item of allEnquiries(store, batch)) found.push(item)
  return found
}

describeEngines('enquiry store', (engine) => {
  it('keeps the body as it is and one delivery per target', async () => {
    const store = engine.store()
    const added = enquiry({
      targets: ['backend', 'webhook'],
      body: bodyOf('=“王” \u0000 \ud800 😀\n\t', 'x'.repeat(2000)),
    })
    const { id, isNew } = await addEnquiry(store, added)
    expect(isNew).toBe(true)
    const [stored] = await all(store)
    expect(stored?.row).toMatchObject({
      id,
      idempotency_key: added.key,
      site_id: '1',
      form_id: '5002',
      created_at: 1000,
    })
    expect(stored?.body).toEqual(added.body)
    expect(stored?.deliveries.map(({ target, status, attempts }) => [target, status, attempts])).toEqual([
      ['backend', 'pending', 0],
      ['webhook', 'pending', 0],
    ])
  })

  it('one key is one enquiry, however often and from however many instances it comes', async () => {
    const stores = await engine.instances(2)
    const added = enquiry()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => addEnquiry(stores[index % 2] as Store, added)),
    )
    // The reference visitors are told is made of the id: back ends know it by the key.
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([added.key]))
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await all(stores[0] as Store)).toHaveLength(1)
  })

  it('form, values and gate belong to the key: all else may differ in a retry, another of these is refused', async () => {
    const store = engine.store()
    const gate = { type: 'corporate/publications', id: '808', jump: 'jumpBO' } as const
    const first = enquiry()
    Object.assign(first, { context: { ...first.context, gate } })
    const { id } = await addEnquiry(store, first)
    const { body, context } = first
    const again = (more: Partial<EnquiryBody>, other: Partial<NewEnquiry['context']> = {}) =>
      addEnquiry(store, {
        ...first,
        body: { ...body, ...more },
        context: { ...context, ...other },
        now: 9000,
      })
    const device = { deviceType: 1, deviceId: 'x', logidUrl: 'http://localhost/cases' } as const
    const client = { elapsedMs: 9000, firstTouch: { utm_source: 'mail' } }
    const retry = await again(
      { trafficAccessReq: device, formTypeSource: 'PRODUCT', fieldValues: body.fieldValues.toReversed() },
      { client, page: '/cases', consent: { version: '0123456789ab', at: 9000 } },
    )
    expect(retry).toEqual({ id, gate, isNew: false })
    const others: Parameters<typeof again>[] = [
      [{ form: { id: 1 } }],
      [{ site: { id: 2 } }],
      [{ fieldValues: bodyOf('王芳', 'a@b.com').fieldValues }],
      [{ fieldValues: bodyOf('王芳').fieldValues }],
      [{}, { gate: { ...gate, id: '809' } }],
      [{}, { gate: undefined }],
    ]
    for (const other of others) await expect(again(...other)).rejects.toThrow(KeyTakenError)
    expect((await all(store)).map(({ row, context }) => [row.id, context.gate])).toEqual([[id, gate]])
    // What was erased opens nothing and is not stored again; nothing is kept of it to compare with.
    await erasePerson(store, ['a@b.co'], 9000)
    for (const late of [{}, { form: { id: 1 } }]) expect(await again(late)).toEqual({ id, isNew: false })
    expect(await all(store)).toEqual([])
  })

  it('invented campaign parameters add no columns to the CSV: ten at most, the most frequent, the rest in one', async () => {
    const store = engine.store()
    const { context } = enquiry()
    let now = 0
    const add = (firstTouch: Record<string, string>) => {
      now += 1
      return addEnquiry(store, enquiry({ now, context: { ...context, client: { firstTouch } } }))
    }
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    for (const letter of letters) await add({ [`utm_x${letter}`]: letter })
    for (const id of ['1', '2']) await add({ utm_id: id, utm_source: 'mail' })
    const [head = [], ...rows] = await csvOf(store, 'UTC')
    const columns = head.filter((name) => name.startsWith('utm_'))
    expect(columns).toHaveLength(5 + 10 + 1)
    expect(columns.slice(5, 7)).toEqual(['utm_id', 'utm_xa'])
    const cells = rows.map((row) => row[head.indexOf('utm_*')])
    expect(cells.filter(Boolean).sort()).toEqual(letters.slice(9).map((letter) => `utm_x${letter}=${letter}`))
  })

  it('forms that are renamed without end add 200 columns to the CSV at most, the rest in one', async () => {
    const store = engine.store()
    const { context } = enquiry()
    for (let form = 0; form < 110; form += 1) {
      const labels = { 101: `name ${form}`, 102: `mail ${form}` }
      await addEnquiry(store, enquiry({ now: form, context: { ...context, labels } }))
    }
    const [head = [], ...rows] = await csvOf(store, 'UTC')
    expect(head.slice(head.indexOf('name 0'))).toHaveLength(200 + 1)
    expect([head.at(-1), rows[0]?.at(-1)]).toEqual(['other fields', ''])
    expect(rows[100]?.at(-1)).toBe('name 100=王芳; mail 100=a@b.co')
  })

  it('no two workers hold one delivery', async () => {
    const stores = await engine.instances(3)
    const [first] = stores as [Store]
    for (let count = 0; count < 12; count += 1) await addEnquiry(first, enquiry())
    const claims = await Promise.all(
      Array.from({ length: 30 }, (_, index) => claimDelivery(stores[index % 3] as Store, 'backend', 2000)),
    )
    const held = claims.flatMap((claim) => (claim ? [claim.delivery.id] : []))
    // With skip locked a claim may come back empty while others commit: what is left is due for the next one.
    for (
      let claim = await claimDelivery(first, 'backend', 2000);
      claim;
      claim = await claimDelivery(first, 'backend', 2000)
    )
      held.push(claim.delivery.id)
    expect(held).toHaveLength(12)
    expect(new Set(held).size).toBe(12)
    expect(await claimDelivery(first, 'webhook', 2000)).toBeUndefined()
  })

  it('a claim of a crashed process runs out; a late word from it changes nothing', async () => {
    const store = engine.store()
    await addEnquiry(store, enquiry())
    const lost = await claimDelivery(store, 'backend', 2000)
    if (!lost) throw new Error('nothing was due')
    expect(await claimDelivery(store, 'backend', 2000 + LEASE_MS - 1)).toBeUndefined()
    const taken = await claimDelivery(store, 'backend', 2000 + LEASE_MS)
    expect(taken?.delivery.attempts).toBe(2)
    await recordFailed(store, lost.delivery, 'too late', 2001 + LEASE_MS)
    expect(await claimDelivery(store, 'backend', 2002 + LEASE_MS)).toBeUndefined()
    await recordDelivered(store, lost.delivery.id, 9000)
    expect((await all(store))[0]?.deliveries[0]).toMatchObject({
      status: 'delivered',
      delivered_at: 9000,
      last_error: null,
    })
  })

  it('waits longer after each failure, keeps the reason, gives up after three days without dropping', async () => {
    const store = engine.store()
    await addEnquiry(store, enquiry())
    const waits: number[] = []
    for (let now = 2000, round = 0; round < 4; round += 1) {
      const claim = await claimDelivery(store, 'backend', now)
      if (!claim) throw new Error('nothing was due')
      await recordFailed(store, claim.delivery, 'HTTP 500', now)
      const due = (await nextDue(store, 'backend')) ?? 0
      waits.push(due - now)
      now = due
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000])
    await rescheduleDeliveries(store, 'backend', 3000)
    expect(await nextDue(store, 'backend')).toBe(3000)
    const claim = await claimDelivery(store, 'backend', 1000 + GIVE_UP_MS)
    if (!claim) throw new Error('nothing was due')
    expect(await recordFailed(store, claim.delivery, 'HTTP 500', 1000 + GIVE_UP_MS)).toBe('dead')
    expect(await nextDue(store, 'backend')).toBeUndefined()
    const dead = await searchEnquiries(store, { delivery: 'dead' }, { pageNo: 1, size: 10 })
    expect(dead.enquiries).toMatchObject([
      { context: { formName: '联系' }, deliveries: [{ status: 'dead', last_error: 'HTTP 500' }] },
    ])
    expect(await retryDeliveries(store, 5000, { targets: ['webhook'] })).toBe(0)
    expect(await retryDeliveries(store, 5000)).toBe(1)
    expect((await claimDelivery(store, 'backend', 5000))?.delivery.since).toBe(5000)
  })

  it('a clock that ran ahead and was set back holds nothing up (claims, next tries, the three days)', async () => {
    const [store, ahead] = [engine.store(), 2000 + 400 * 86_400_000]
    await addEnquiry(store, enquiry())
    await addEnquiry(store, enquiry())
    await claimDelivery(store, 'backend', ahead) // and killed
    const failed = await claimDelivery(store, 'backend', ahead)
    if (!failed) throw new Error('nothing was due')
    await recordFailed(store, { ...failed.delivery, since: ahead }, 'HTTP 500', ahead)
    const again = [await claimDelivery(store, 'backend', 2000), await claimDelivery(store, 'backend', 2000)]
    expect(again.map((claim) => claim?.delivery.claimed_at)).toEqual([2000, 2000])
    for (const claim of again) if (claim) await recordFailed(store, claim.delivery, 'HTTP 500', 2000)
    const rows = await store.db.selectFrom('deliveries').select(['since', 'next_at']).execute()
    for (const row of rows) expect(row.since).toBeLessThanOrEqual(2000)
    await claimDelivery(store, 'backend', ahead)
    await claimDelivery(store, 'backend', ahead)
    expect(await retryDeliveries(store, 3000)).toBe(2)
    expect(await nextDue(store, 'backend')).toBe(3000)
  })

  it('another machine whose clock is a little ahead keeps its claim', async () => {
    const store = engine.store()
    await addEnquiry(store, enquiry())
    await claimDelivery(store, 'backend', 2000 + LEASE_MS / 2)
    expect(await claimDelivery(store, 'backend', 2000)).toBeUndefined()
    expect(await retryDeliveries(store, 2000)).toBe(0)
  })

  it('what was given up in an outage is due again when the target answers', async () => {
    const store = engine.store()
    await addEnquiry(store, enquiry())
    const end = 1000 + GIVE_UP_MS
    const claim = await claimDelivery(store, 'backend', end)
    if (!claim) throw new Error('nothing was due')
    expect(await recordFailed(store, claim.delivery, 'no answer', end)).toBe('dead')
    await rescheduleDeliveries(store, 'webhook', end + 1)
    expect(await claimDelivery(store, 'backend', end + 2)).toBeUndefined()
    await rescheduleDeliveries(store, 'backend', end + 3)
    expect((await claimDelivery(store, 'backend', end + 3))?.delivery.since).toBe(end + 3)
  })

  it('what still waits is tried at once by hand, and has waited for as long as before', async () => {
    const store = engine.store()
    await addEnquiry(store, enquiry())
    const claim = await claimDelivery(store, 'backend', 2000)
    if (!claim) throw new Error('nothing was due')
    await recordFailed(store, claim.delivery, 'HTTP 500', 2000)
    expect(await retryDeliveries(store, 2001)).toBe(1)
    expect((await claimDelivery(store, 'backend', 2001))?.delivery.since).toBe(1000)
  })

  it('rescheduling leaves what is being sent alone', async () => {
    const store = engine.store()
    await addEnquiry(store, enquiry())
    await claimDelivery(store, 'backend', 2000)
    await rescheduleDeliveries(store, 'backend', 2001)
    expect(await retryDeliveries(store, 2001)).toBe(0)
    expect(await claimDelivery(store, 'backend', 2001)).toBeUndefined()
  })

  it('makes one signing key for all instances', async () => {
    const keys = await Promise.all((await engine.instances(2)).map(signingKey))
    expect(keys[0]).toHaveLength(32)
    expect(keys[0]?.equals(keys[1] as Buffer)).toBe(true)
    // Made by chance: no byte pattern, and of another database another one.
    expect(new Set(keys[0]).size).toBeGreaterThan(16)
  })

  it('exports a column per label', async () => {
    const store = engine.store()
    await addEnquiry(store, enquiry({ body: bodyOf('=cmd()', 'a@b.co') }))
    await addEnquiry(
      store,
      enquiry({
        now: 2000,
        context: { mark: 'en', formName: 'Contact', labels: { 101: 'Name', 102: '邮箱' } },
        body: bodyOf('Ann, B', 'c@d.co'),
      }),
    )
    let text = ''
    for await (const line of csvLines(enquiryTable(() => allEnquiries(store), 'UTC'))) text += line
    const [head, ...rows] = text.split('\r\n')
    expect(head).toMatch(/^\uFEFFid,created,.*,姓名,邮箱,Name$/)
    expect(rows[0]).toMatch(/,'=cmd\(\),a@b\.co,$/)
    expect(rows[1]).toMatch(/,,c@d\.co,"Ann, B"$/)
  })

  it('exports how a lead came, where and when it was sent and what it agreed to; older rows stay empty there', async () => {
    const store = engine.store()
    const now = Date.parse('2026-03-31T15:30:00Z')
    const firstTouch = {
      landing: 'https://northbay.example/?utm_source=mail',
      referrer: 'https://ada:pass@search.example/s?q=Ada&utm_source=%3D1#=2',
      utm_source: '+mail',
      utm_id: '7',
    }
    const context = { mark: 'en', formName: 'Contact', labels: { 101: 'Name', 102: 'Mail' } }
    await addEnquiry(store, enquiry({ now: now - 1000 }))
    const consent = { version: '0123456789ab', at: now }
    await addEnquiry(
      store,
      enquiry({ now, context: { ...context, client: { firstTouch }, page: '/en/services', consent } }),
    )
    const [head = [], old = [], lead = []] = await csvOf(store, 'Asia/Shanghai')
    const cell = (row: string[], name: string) => row[head.indexOf(name)]
    const names = ['local time', 'language', 'page', 'landing', 'referrer', 'utm_source', 'utm_medium']
    expect([...names, 'utm_id', 'consent version', 'consent time'].map((name) => cell(lead, name))).toEqual([
      '2026-03-31 23:30:00 +08:00',
      'English',
      '/en/services',
      firstTouch.landing,
      'https://search.example/s?utm_source=%3D1',
      "'+mail",
      '',
      '7',
      '0123456789ab',
      '2026-03-31 23:30:00 +08:00',
    ])
    expect(['page', 'landing', 'utm_source', 'consent version'].map((name) => cell(old, name))).toEqual([
      '',
      '',
      '',
      '',
    ])
  })

  it('exports the days, the form and the language that were requested', async () => {
    const store = engine.store()
    const context = (mark: string) => ({ mark, formName: 'F', labels: {} })
    const other = { ...bodyOf('x'), form: { id: 1 } }
    await addEnquiry(store, enquiry({ now: 1000, context: context('cn') }))
    await addEnquiry(store, enquiry({ now: 2000, context: context('en') }))
    await addEnquiry(store, enquiry({ now: 3000, context: context('en'), body: other }))
    const times = async (filter: Filter) => {
      const found = []
      for await (const { row } of allEnquiries(store, 1, filter)) found.push(row.created_at)
      return found
    }
    expect(await times({ from: 2000 })).toEqual([2000, 3000])
    expect(await times({ before: 2000 })).toEqual([1000])
    expect(await times({ formId: '5002' })).toEqual([1000, 2000])
    expect(await times({ locale: 'en' })).toEqual([2000, 3000])
    expect(await times({ from: 2000, before: 3000, locale: 'en', formId: '5002' })).toEqual([2000])
  })

  it('keeps the words of a consent once they were agreed to, and only under their own version', async () => {
    const store = engine.store()
    const t = { raw: (name: string) => (name === 'form.consent' ? 'I agree to the {privacy}.' : 'policy') }
    const version = consentVersion({ consent: t.raw('form.consent'), privacy: 'policy' })
    await storeConsentText(store, version, t)
    await storeConsentText(store, '0123456789ab', t)
    expect(await readConsentText(store, version)).toBe('I agree to the policy.')
    expect(await readConsentText(store, '0123456789ab')).toBeUndefined()
  })

  it('erases by contact and by age, from the files too, and keeps the key taken', async () => {
    const store = engine.store()
    const holding = (text: string) => filesHolding(engine.settings().dataDir, text)
    const kept = enquiry({ now: 5000, body: bodyOf('Bo', 'aa@b.co') })
    const gone = enquiry({ now: 5000, body: bodyOf('Ann', 'x', 'write to A@b.co please') })
    for (const item of [kept, gone, enquiry({ now: 1000, body: bodyOf('old', 'o@b.co') })])
      await addEnquiry(store, item)
    if (engine.name === 'SQLite') expect([holding('A@b.co'), holding('o@b.co')]).not.toContainEqual([])
    expect(await erasePerson(store, ['a@b.co'], 6000)).toEqual({ count: 1, copies: [], isLogEmpty: true })
    expect(await eraseOlderThan(store, 5000, 6000)).toMatchObject({ count: 1 })
    expect([holding('A@b.co'), holding('o@b.co')]).toEqual([[], []])
    expect((await all(store)).map(({ row }) => row.idempotency_key)).toEqual([kept.key])
    const rows = await store.db
      .selectFrom('enquiries')
      .selectAll()
      .where('erased_at', 'is not', null)
      .execute()
    expect(rows.map(({ payload, client }) => payload + client)).toEqual(['{}{}', '{}{}'])
    expect(await addEnquiry(store, gone)).toMatchObject({ isNew: false })
    expect(await all(store)).toHaveLength(1)
    expect(await store.db.selectFrom('deliveries').select('id').execute()).toHaveLength(1)
  })

  it('what is sent again after it was erased is stored anew where its key was made of its words, once', async () => {
    const store = engine.store()
    const first = { ...enquiry(), isKeyDerived: true }
    const ids = []
    for (let round = 0; round < 3; round += 1) {
      const { id, isNew } = await addEnquiry(store, first)
      expect([isNew, (await addEnquiry(store, first)).id]).toEqual([true, id])
      expect((await all(store)).map(({ row }) => row.id)).toEqual([id])
      ids.push(id)
      await erasePerson(store, ['a@b.co'], 6000)
    }
    expect(new Set(ids).size).toBe(3)
    expect(await addEnquiry(store, { ...first, isKeyDerived: false })).toMatchObject({ isNew: false })
    expect(await all(store)).toEqual([])
  })

  it('lists where copies of what was erased went: whatever an attempt was made at', async () => {
    const store = engine.store()
    const added = enquiry({ targets: ['backend', 'confirmation', 'mail', 'wecom'] })
    const { id } = await addEnquiry(store, added)
    for (const target of ['backend', 'confirmation', 'mail']) await claimDelivery(store, target, 2000)
    await recordDelivered(store, `${id}/mail`, 3000)
    const erased = await erasePerson(store, ['a@b.co'], 6000)
    if (!erased) throw new Error('no contact')
    expect([...erased.copies].sort((a, b) => (a.target < b.target ? -1 : 1))).toEqual([
      { enquiry: id, key: added.key, target: 'backend' },
      { enquiry: id, key: added.key, target: 'mail' },
    ])
    expect(erasedLine(erased)).toBe('1 backend:1 mail:1')
  })

  it('reads batches without losing or doubling any', async () => {
    const store = engine.store()
    for (let count = 0; count < 25; count += 1)
      await addEnquiry(store, enquiry({ targets: [], now: 1000 + Math.floor(count / 7) }))
    const ids = (await all(store, 10)).map(({ row }) => row.id)
    expect(ids).toHaveLength(25)
    expect(new Set(ids).size).toBe(25)
  })

  it('throws StoreUnavailableError while the database is away, and stores again when it is back', async () => {
    const store = engine.store()
    await addEnquiry(store, enquiry())
    for (const { block, unblock } of obstacles(engine)) {
      block()
      const began = performance.now()
      await expect(addEnquiry(store, enquiry())).rejects.toBeInstanceOf(StoreUnavailableError)
      await expect(addEnquiry(store, enquiry())).rejects.toBeInstanceOf(StoreUnavailableError)
      expect(performance.now() - began).toBeLessThan(10_000)
      unblock()
      const before = (await all(store)).length
      expect(await addEnquiry(store, enquiry())).toMatchObject({ isNew: true })
      expect(await all(store)).toHaveLength(before + 1)
    }
  })

  if (engine.name === 'SQLite')
    it.each(['', '-wal', '-shm'])(
      'a file that was removed or replaced takes no enquiry, until it is back; nothing is made in its place (D35): %j',
      async (ending) => {
        const dataDir = mkdtempSync(join(tmpdir(), 'northbay-moved-'))
        const [file, away] = [sqliteFile(dataDir) + ending, join(dataDir, 'away')]
        const store = await openStore({ dataDir })
        const refused = async () => {
          await expect(addEnquiry(store, enquiry())).rejects.toBeInstanceOf(StoreUnavailableError)
          await expect(checkStore(async () => store)).rejects.toBeInstanceOf(StoreUnavailableError)
        }
        await addEnquiry(store, enquiry())
        renameSync(file, away)
        await refused()
        await refused()
        expect(existsSync(file)).toBe(false)
        copyFileSync(away, file)
        await refused()
        renameSync(away, file)
        await addEnquiry(store, enquiry())
        await checkStore(async () => store)
        expect(await all(store)).toHaveLength(2)
        await store.close()
        rmSync(dataDir, { recursive: true })
      },
    )

  it('a database that answers and cannot be written is not well (D35)', async () => {
    const store = engine.store()
    const check = () => checkStore(async () => store)
    const end = await makeReadOnly(engine)
    try {
      expect(await all(store), 'it answers').toEqual([])
      await expect(check()).rejects.toBeInstanceOf(StoreUnavailableError)
    } finally {
      await end()
    }
    await check()
  })

  if (engine.name === 'PostgreSQL') return

  it('while somebody reads, the log of what was erased stays, which is reported; then it is emptied', async () => {
    const store = engine.store()
    await addEnquiry(store, enquiry({ body: bodyOf('欧阳', 'reader@b.co') }))
    const reader = new Database(sqliteFile(engine.settings().dataDir))
    reader.exec('begin')
    reader.prepare('select count(*) from enquiries').get([])
    expect(await erasePerson(store, ['reader@b.co'], 2000)).toMatchObject({ count: 1, isLogEmpty: false })
    reader.exec('rollback')
    reader.close()
    expect(await emptyLog(store)).toBe(true)
    expect(filesHolding(engine.settings().dataDir, 'reader@b.co')).toEqual([])
  })

  it('a disk with less room than an enquiry takes is not well', () => {
    const program = `const { databaseCheck } = await import('./lib/health/database.ts')
      console.log(await databaseCheck.run().then(() => 'well', (error) => error.message))`
    const said = inNamespace(`set -e; export DATA_DIR=$(mktemp -d); mount -t tmpfs -o size=2m tmpfs $DATA_DIR
      check() { node --import tsx --input-type=module -e "${program}"; }
      check; dd if=/dev/zero of=$DATA_DIR/filler bs=4k 2>/dev/null || true; truncate -s -131072 $DATA_DIR/filler; check`)
    expect(said).toBe('well\nno room for an enquiry\n')
  })

  it('a full disk refuses, and nothing is half stored', async () => {
    const store = engine.store()
    const large = () => enquiry({ body: bodyOf(...Array<string>(20).fill('x'.repeat(2000))) })
    const [row] = (await sql<{ page_count: number }>`pragma page_count`.execute(store.db)).rows
    await sql`pragma max_page_count = ${sql.lit((row?.page_count ?? 0) + 20)}`.execute(store.db)
    let acknowledged = 0
    const fill = async () => {
      for (; acknowledged < 100; acknowledged += 1) await addEnquiry(store, large())
    }
    await expect(fill()).rejects.toBeInstanceOf(StoreUnavailableError)
    expect(await all(store)).toHaveLength(acknowledged)
    expect(await addEnquiry(store, large())).toMatchObject({ isNew: true })
    expect((await all(store)).every(({ deliveries }) => deliveries.length === 1)).toBe(true)
    // The same when the enquiry still fits and its delivery does not.
    await sql`create trigger no_room before insert on deliveries begin select raise(fail, 'full'); end`.execute(
      store.db,
    )
    await expect(addEnquiry(store, enquiry())).rejects.toBeInstanceOf(StoreUnavailableError)
    expect(await all(store)).toHaveLength(acknowledged + 1)
    await sql`drop trigger no_room`.execute(store.db)
    expect(await addEnquiry(store, enquiry())).toMatchObject({ isNew: true })
  })
})

/** The disk of SQLite is full, PostgreSQL is read-only as a standby is; until the returned function is called. */
async function makeReadOnly({ name, store }: Engine) {
  if (name === 'SQLite') return fillDisk(process.pid)
  const { db } = store()
  const set = async (state: 'on' | 'off') => {
    await sql`alter system set default_transaction_read_only = ${sql.lit(state)}`.execute(db)
    await sql`select pg_reload_conf()`.execute(db)
    const isSo = async () =>
      (await sql<{ now: string }>`select current_setting('transaction_read_only') as now`.execute(db)).rows[0]
        ?.now === state
    await expect.poll(isSo).toBe(true)
  }
  await set('on')
  return () => set('off')
}

/** Ways to take the database away from a running process. */
function obstacles({ name, settings, postgres }: Engine) {
  if (name === 'PostgreSQL') {
    const unblock = () => postgres()?.up()
    return [
      { block: () => postgres()?.down('fast'), unblock },
      { block: () => postgres()?.down('immediate'), unblock },
    ]
  }
  const other = new Database(sqliteFile(settings().dataDir))
  return [{ block: () => other.exec('begin immediate'), unblock: () => other.exec('rollback') }]
}
