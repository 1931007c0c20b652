import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import cn from '@/messages/cn.json'
import { freePort } from '@/scripts/lib/server'
import { startBackEnd } from '../helpers/back-end'
import { fillDisk } from '../helpers/full-disk'
import { type SiteProcess, startSite } from '../helpers/site-process'
import { startSmtp } from '../helpers/smtp'

const METRICS_TOKEN = 'a-token-of-the-metrics'
const directory = mkdtempSync(join(tmpdir(), 'northbay-refused-'))
let site: SiteProcess
let chat: Awaited<ReturnType<typeof startBackEnd>>
let smtp: Awaited<ReturnType<typeof startSmtp>>

/** The demo's content, with people to be alerted. */
function contentWithAlerts(): string {
  const content = join(directory, 'content')
  cpSync('content', content, { recursive: true })
  for (const mark of ['cn', 'en'])
    writeFileSync(join(content, mark, 'mail.yaml'), 'alerts: [ops@a.example]\n')
  return content
}

beforeAll(async () => {
  ;[chat, smtp] = [await startBackEnd(), await startSmtp()]
  const settings = {
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: '',
    CONTENT_API_URL: '',
    CONTENT_DIR: contentWithAlerts(),
    METRICS_TOKEN,
    CHAT_SLACK_URL: chat.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@a.example',
  }
  chat.state.answer = (response) => void response.end('ok')
  site = await startSite(await freePort(), settings, join(directory, 'site.log'))
})
afterAll(async () => {
  await site.stop()
  await smtp.close()
  chat.close()
  rmSync(directory, { recursive: true, force: true })
})

const asked = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }
const post = async (name = '王芳') => {
  const submission = {
    site: { id: 1 },
    form: { id: 5002 },
    fieldValues: [name, '测试公司', 'a@b.co'].map((value, index) => ({
      formFieldBO: { id: 500201 + index },
      value,
    })),
    client: { trap: '', elapsedMs: 5000 },
  }
  const answer = await fetch(`${site.url}/api/internal/form`, {
    method: 'POST',
    body: JSON.stringify(submission),
  })
  return answer.status
}
const figures = async () => {
  const text = await (await fetch(`${site.url}/api/metrics`, asked)).text()
  return Object.fromEntries(text.split('\n').map((line) => line.split(' ') as [string, string]))
}
const enquiriesOf = (outcome: string, reason: string) =>
  `site_enquiries_total{outcome="${outcome}",reason="${reason}"}`
const database = async () => {
  const answer = await fetch(`${site.url}/api/health?deep=1`, asked)
  const { parts } = (await answer.json()) as { parts: { name: string; ok: boolean }[] }
  return [answer.status, parts.find(({ name }) => name === 'database')?.ok]
}

it('a full disk refuses enquiries, and people, figures and deep health tell of it without the database', async () => {
  expect([await post(), await post('')]).toEqual([200, 400])
  const before = await figures()
  expect(before).toMatchObject({
    [enquiriesOf('accepted', 'new')]: '1',
    [enquiriesOf('refused', 'invalid')]: '1',
    [enquiriesOf('failed', 'fault')]: '0',
  })
  expect(Number(before.site_disk_free_bytes)).toBeGreaterThan(0)
  expect(await database()).toEqual([200, true])

  const emptyDisk = fillDisk(site.pid as number)
  expect([await post(), await post(), await post('')]).toEqual([503, 503, 400])
  expect((await figures())[enquiriesOf('failed', 'fault')]).toBe('2')
  await expect.poll(database).toEqual([503, false])
  const alerts = () => smtp.mails.filter(({ headers }) => headers.get('subject') === cn.lead.alertRefused)
  await expect.poll(() => alerts().map(({ to }) => to)).toEqual([['ops@a.example']])
  const told = () => chat.received.filter(({ body }) => body.includes(cn.lead.alertRefused))
  await expect.poll(() => told().length).toBe(1)
  expect(await post()).toBe(503)

  emptyDisk()
  expect(await post()).toBe(200)
  await expect.poll(database).toEqual([200, true])
  expect([alerts().length, told().length], 'once an hour').toEqual([1, 1])
})
