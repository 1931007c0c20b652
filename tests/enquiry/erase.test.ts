import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import en from '@/messages/en.json'
import { root } from '@/scripts/lib/run.mjs'
import { freePort } from '@/scripts/lib/server'
import { startBackEnd, status } from '../helpers/back-end'
import { filesHolding } from '../helpers/files-holding'
import { addOldLead, paperOf } from '../helpers/old-lead'
import { type SiteProcess, startSite } from '../helpers/site-process'

const SECRET = 'a-secret-of-the-proxy'
const directory = mkdtempSync(join(tmpdir(), 'northbay-erase-'))
const DATA_DIR = join(directory, 'data')
const settings = { DATA_DIR, DATABASE_URL: '', CONTENT_API_URL: '', ENQUIRY_RETENTION_DAYS: '30' }
let site: SiteProcess
let hook: Awaited<ReturnType<typeof startBackEnd>>

beforeAll(async () => {
  await addOldLead(DATA_DIR, '过期的赵云', '测试公司', 'old@lead.example')
  hook = await startBackEnd()
  // What a target says is kept with the delivery: here it repeats what it was sent.
  hook.state.answer = (response, { body }) => status(500, body)(response, { body, path: '', headers: {} })
  site = await startSite(
    await freePort(),
    {
      ...settings,
      ENQUIRY_WEBHOOK_URL: hook.url,
      DESK_SSO_HEADER: 'X-Forwarded-User',
      DESK_SSO_SECRET: SECRET,
    },
    join(directory, 'site.log'),
  )
})
afterAll(async () => {
  await site.stop()
  hook.close()
  rmSync(directory, { recursive: true, force: true })
})

/** Submits as a visitor; comes back with the enquiry's id when its first delivery was tried. */
async function submit(name: string, mail: string): Promise<string> {
  const body = JSON.stringify({ ...paperOf(name, '测试公司', mail), client: { trap: '', elapsedMs: 5000 } })
  const answer = await fetch(`${site.url}/api/internal/form`, { method: 'POST', body })
  const { data } = (await answer.json()) as { data: { id: string } }
  await expect.poll(() => hook.received.some((item) => item.body.includes(data.id))).toBe(true)
  expect(filesHolding(DATA_DIR, mail)).not.toEqual([])
  return data.id
}
const signedIn = { 'x-forwarded-user': 'ann', 'x-desk-secret': SECRET }
const desk = async (path: string, form?: Record<string, string>) =>
  fetch(site.url + path, {
    redirect: 'manual',
    headers: signedIn,
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
const holding = (...texts: string[]) => texts.flatMap((text) => filesHolding(DATA_DIR, text))

it('what was erased because its time is over stands in no file, while the site runs', async () => {
  await expect.poll(() => holding('过期的赵云', 'old@lead.example')).toEqual([])
})

it('what is erased by command stands in no file while the site runs; where copies went is said', async () => {
  const id = await submit('欧阳甲', 'gone@lead.example')
  const kept = await submit('欧阳乙', 'kept@lead.example')
  const { stdout, status: code } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/enquiries.ts', 'erase', '--contact', 'gone@lead.example'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...settings } },
  )
  expect(code).toBe(0)
  expect(stdout).toContain('1 enquiries erased here')
  expect(stdout).toMatch(/webhook: Idempotency-Key [0-9a-f-]{36}/)
  expect(holding('欧阳甲', 'gone@lead.example')).toEqual([])
  expect(filesHolding(DATA_DIR, kept)).not.toEqual([])
  expect((await desk(`/desk/enquiry/${id}?lang=en`)).status).toBe(404)
})

it('erasing by command stands in the desk’s log, without what was erased', async () => {
  const log = await (await desk('/desk/log?lang=en')).text()
  expect(log).toMatch(/npm run enquiries<\/th><td>Erased 1 enquiry; copies stay at Webhook 1</)
  expect(log).not.toContain('gone@lead.example')
})

it('what is erased at the desk stands in no file while the site runs', async () => {
  const id = await submit('欧阳丙', 'desk@lead.example')
  const page = await (await desk(`/desk/enquiry/${id}?lang=en`)).text()
  const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const erased = await desk(`/desk/enquiry/${id}/erase?lang=en`, { csrf, sure: 'yes' })
  expect(erased.status).toBe(303)
  expect(holding('欧阳丙', 'desk@lead.example')).toEqual([])
  const log = await (await desk('/desk/log?lang=en')).text()
  expect(log).toContain(`${en.desk.didErase}; copies stay at Webhook 1`)
})
