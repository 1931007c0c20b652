import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countEnquiries } from '@/lib/enquiry/admin/read'
import { openStore } from '@/lib/enquiry/store/open'
import { openSqliteToRead, sqliteFile } from '@/lib/enquiry/store/sqlite'
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
function contentWithAlerts() {
  const content = join(directory, 'content')
  cpSync('content', content, { recursive: true })
  for (const mark of ['cn', 'en'])
    writeFileSync(join(content, mark, 'mail.yaml'), 'alerts: [ops@a.example]\n')
}

const dataDir = join(directory, 'data')
const start = async () => {
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    CONTENT_API_URL: '',
    CONTENT_DIR: join(directory, 'content'),
    METRICS_TOKEN,
    CHAT_SLACK_URL: chat.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@a.example',
  }
  site = await startSite(await freePort(), settings, join(directory, 'site.log'))
}

beforeAll(async () => {
  contentWithAlerts()
  ;[chat, smtp] = [await startBackEnd(), await startSmtp()]
  chat.state.answer = (response) => void response.end('ok')
  await start()
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

const alerts = () => smtp.mails.filter(({ headers }) => headers.get('subject') === cn.lead.alertRefused)
const told = () => chat.received.filter(({ body }) => body.includes(cn.lead.alertRefused))

it('a full disk refuses enquiries; alerts, metrics and deep health report it without the database', async () => {
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
  await expect.poll(() => alerts().map(({ to }) => to)).toEqual([['ops@a.example']])
  await expect.poll(() => told().length).toBe(1)
  expect(await post()).toBe(503)

  emptyDisk()
  expect(await post()).toBe(200)
  await expect.poll(database).toEqual([200, true])
  expect([alerts().length, told().length], 'once an hour').toEqual([1, 1])
})

/**
 * Enquiries in the database. Read only: libsql closes a connection when its statements are collected as garbage, and the last one to
 * close that may write removes the log and its index, in the middle of what is tested.
 */
const stored = async () => {
  const store = openSqliteToRead(dataDir)
  try {
    return await countEnquiries(store)
  } finally {
    await store.close()
  }
}

it.each(['', '-wal', '-shm'])(
  'another file in the place of the database%s takes no enquiry, which is reported; what was acknowledged is there after a crash',
  async (ending) => {
    await site.stop()
    await start()
    const [toldBefore, before] = [told().length, await stored()]
    expect(await post()).toBe(200)
    const file = sqliteFile(dataDir) + ending
    renameSync(file, `${file}.away`)
    expect([await post(), existsSync(file)]).toEqual([503, false])
    const other = mkdtempSync(join(directory, 'other-'))
    const otherStore = await openStore({ dataDir: other })
    copyFileSync(sqliteFile(other) + ending, file)
    await otherStore.close()
    const bytes = readFileSync(file)
    expect([await post(), await post('')]).toEqual([503, 400])
    await expect.poll(database).toEqual([503, false])
    await expect.poll(() => told().length).toBe(toldBefore + 1)
    expect(readFileSync(file)).toEqual(bytes)

    if (ending === '') renameSync(`${file}.away`, file)
    else {
      await site.kill()
      rmSync(file)
      await start()
    }
    expect(await post()).toBe(200)
    await expect.poll(database).toEqual([200, true])
    expect(await stored()).toBe(before + 2)
  },
)
