import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { readAuditLog } from '@/lib/enquiry/admin/audit-log'
import { searchEnquiries } from '@/lib/enquiry/admin/search'
import { watchOutbox } from '@/lib/enquiry/jobs/alert'
import { type Alert, sendAlert } from '@/lib/enquiry/jobs/channels'
import { applyRetention, lastRetention } from '@/lib/enquiry/jobs/retention'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import type { Store } from '@/lib/enquiry/store/tables'
import { env } from '@/lib/env'
import { startBackEnd, status } from '../helpers/back-end'
import { describeEngines } from '../helpers/engines'
import { filesHolding } from '../helpers/files-holding'
import { startSmtp } from '../helpers/smtp'

const content = mkdtempSync(join(tmpdir(), 'northbay-jobs-'))
process.env.CONTENT_DIR = content
for (const [locale, people] of [
  ['cn', 'ops@a.example, ann@a.example'],
  ['en', 'ann@a.example, intl@a.example'],
] as const) {
  mkdirSync(join(content, locale))
  writeFileSync(join(content, locale, 'mail.yaml'), `alerts: [${people}]\n`)
}
afterAll(() => rmSync(content, { recursive: true, force: true }))

const DAY = 86_400_000
const add = async (store: Store, now: number, targets: string[] = [], name = '王芳') => {
  const { id } = await addEnquiry(store, {
    key: randomUUID(),
    body: {
      site: { id: 1 },
      form: { id: 1 },
      fieldValues: [{ formFieldBO: { id: 101 }, value: name }],
      formTypeSource: 'INDEX_MODEL',
      trafficAccessReq: { deviceType: 2, logidUrl: 'http://localhost/' },
    },
    context: { mark: 'cn', formName: '联系', labels: {} },
    targets,
    now,
  })
  return id
}

describeEngines('what the site does by itself', (engine) => {
  beforeEach(() =>
    engine
      .store()
      .db.deleteFrom('settings')
      .where('name', 'in', ['retention/applied', 'retention/last-run', 'alert/outbox'])
      .execute(),
  )

  it('erases what is past its time once a day, by one instance, and writes down how many', async () => {
    const stores = await engine.instances(2)
    const store = stores[0] as Store
    const now = Date.parse('2026-03-12T10:00:00Z')
    await add(store, now - 31 * DAY, [], '赵云')
    await add(store, now - 29 * DAY)
    expect(await lastRetention(store), 'before the first run').toBeUndefined()
    const ran = await Promise.all(stores.map((one) => applyRetention(one, 30, 'Asia/Shanghai', now)))
    expect(ran.filter(Boolean)).toHaveLength(1)
    const left = () => searchEnquiries(store, {}, { pageNo: 1, size: 5 }).then(({ total }) => total)
    expect(await left()).toBe(1)
    expect(filesHolding(engine.settings().dataDir, '赵云')).toEqual([])
    expect((await readAuditLog(store, { limit: 5 })).rows).toMatchObject([
      { who: '-', action: 'retention', detail: '1' },
    ])
    expect(await lastRetention(store)).toEqual({ at: now, erased: 1 })
    // The same day again: nothing; the next day of the site, which begins at 16:00 UTC: what has become due.
    expect(await applyRetention(store, 30, 'Asia/Shanghai', now + 5 * 3_600_000)).toBe(false)
    expect(await applyRetention(store, 30, 'Asia/Shanghai', now + 2 * DAY)).toBe(true)
    expect(await left()).toBe(0)
    expect(await applyRetention(store, 29, 'Asia/Shanghai', now + 2 * DAY), 'a new setting').toBe(true)
    expect(await lastRetention(store), 'a run that finds nothing').toEqual({ at: now + 2 * DAY, erased: 0 })
  })

  it('notifies people once that leads do not get through, again when nobody could be notified, and when it is over', async () => {
    const stores = await engine.instances(2)
    const store = stores[0] as Store
    const now = Date.now()
    const id = await add(store, now - 20 * 60_000, ['mail'])
    const told: Alert[] = []
    const fails = async () => {
      throw new Error('nobody could be told')
    }
    await expect(watchOutbox(store, fails, now)).rejects.toThrow('nobody')
    const tell = async (alert: Alert) => void told.push(alert)
    const looks = await Promise.all(stores.map((one) => watchOutbox(one, tell, now)))
    expect(looks.filter(Boolean)).toHaveLength(1)
    expect(told).toEqual([{ kind: 'trouble', dead: 0, target: '', minutes: 20 }])
    expect(await watchOutbox(store, tell, now + 60_000)).toBe(false)
    await store.db.updateTable('deliveries').set({ status: 'dead' }).where('enquiry_id', '=', id).execute()
    expect(await watchOutbox(store, tell, now + 120_000)).toBe(true)
    expect(told[1]).toMatchObject({ kind: 'trouble', dead: 1, target: 'mail' })
    await store.db
      .updateTable('deliveries')
      .set({ status: 'delivered' })
      .where('enquiry_id', '=', id)
      .execute()
    expect(await watchOutbox(store, tell, now + 180_000)).toBe(true)
    expect(told[2]?.kind).toBe('over')
    expect(await watchOutbox(store, tell, now + 240_000)).toBe(false)
    expect((await readAuditLog(store, { limit: 9 })).rows.map(({ action }) => action)).toEqual([
      'alert-over',
      'alert',
      'alert',
    ])
  })
})

it('an alert reaches each person once in their language, and the chats; one way that works is enough', async () => {
  const [smtp, hook] = [await startSmtp(), await startBackEnd()]
  try {
    hook.state.answer = status(200, '{"errcode":310000}')
    const settings = {
      ...env(),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@a.example',
      SITE_URL: 'https://www.northbay.example',
      CHAT_WECOM_URL: hook.url,
      DESK_SSO_HEADER: 'x-user',
    }
    await sendAlert(settings, { kind: 'trouble', dead: 2, target: 'wecom', minutes: 0 })
    const mails = smtp.mails.sort((a, b) => a.to.length - b.to.length)
    expect(mails.map(({ to }) => to)).toEqual([['intl@a.example'], ['ops@a.example', 'ann@a.example']])
    expect(mails[0]?.text).toContain('2 deliveries were given up, the latest to WeCom.')
    expect(mails[1]?.text).toContain('https://www.northbay.example/desk/deliveries?lang=cn')
    expect(hook.received[0]?.body).toContain('企业微信')
    await expect(
      sendAlert({ ...settings, SMTP_URL: undefined }, { kind: 'over', dead: 0, target: '', minutes: 0 }),
    ).rejects.toThrow('nobody')
  } finally {
    await smtp.close()
    hook.close()
  }
})
