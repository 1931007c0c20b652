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
const desk = async (path: string, form?: Record<string, string> | URLSearchParams) =>
  fetch(site.url + path, {
    redirect: 'manual',
    headers: signedIn,
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
const holding = (...texts: string[]) => texts.flatMap((text) => filesHolding(DATA_DIR, text))

it('what was erased because its time is over stands in no file, while the site runs', async () => {
  await expect.poll(() => holding('过期的赵云', 'old@lead.example')).toEqual([])
})

it('what is erased by command stands in no file while the site runs; where copies went is listed', async () => {
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
  expect(log).toMatch(/npm run enquiries<\/span><\/th><td>Erased 1 enquiry; copies stay at Webhook 1</)
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

it('a test of the webhook is marked as one, holds nobody’s data and is not stored; what was answered is shown', async () => {
  const page = await (await desk('/desk/deliveries?lang=en')).text()
  const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const test = async () => (await desk('/desk/test?lang=en', { csrf, target: 'webhook' })).text()
  const { answer } = hook.state
  hook.state.answer = status(200, '{"lead":"<b>42</b>"}')
  expect(await test()).toContain('Webhook: the test was taken</h1><p>{&#34;lead&#34;:&#34;&#60;b&#62;42')
  // Of an enquiry that waits another attempt may have come meanwhile.
  const tested = hook.received.findLast(({ body }) => body.includes('"test":true'))
  const sent = JSON.parse(tested?.body ?? '{}') as {
    id: string
    test: boolean
    fields: unknown
  }
  expect(sent).toMatchObject({ test: true, fields: [{ value: en.lead.testText }] })
  hook.state.answer = status(401, 'no such key')
  expect(await test()).toContain('Webhook: the test was not taken</h1><p>HTTP 401: no such key<')
  hook.state.answer = answer
  expect(holding(sent.id)).toEqual([])
})

it('all enquiries of a person are found together, handed out and erased; what is unticked stays, and where copies went is listed', async () => {
  const first = await submit('欧阳丁', 'person@lead.example')
  const second = await submit('Ouyang Ding', 'Person@Lead.example')
  const unticked = await submit('欧阳戊，同事 person@lead.example', 'mate@lead.example')
  const other = await submit('欧阳己', 'other-person@lead.example')
  expect(await (await desk(`/desk/enquiry/${first}?lang=en`)).text()).toContain(`/desk/person/${first}`)
  const page = await (await desk(`/desk/person/${first}?lang=en`)).text()
  const listed = (ticked: RegExp) => [...page.matchAll(ticked)].map(([, id]) => id).sort()
  expect(listed(/name="id" value="([^"]+)"/g)).toEqual([first, second, unticked].sort())
  expect(listed(/name="id" value="([^"]+)" checked/g)).toEqual([first, second].sort())
  const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const chosen = (more: Record<string, string>) => {
    const form = new URLSearchParams(more)
    for (const id of [first, second, other]) form.append('id', id)
    return form
  }
  const post = (action: string, form: URLSearchParams) =>
    desk(`/desk/person/${first}/${action}?lang=en`, form)

  for (const action of ['export', 'erase'])
    expect((await post(action, chosen({ sure: 'yes' }))).status, `${action} without a token`).toBe(403)
  const file = await post('export', chosen({ csrf }))
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="person-.*\.json"$/)
  const { enquiries } = (await file.json()) as {
    enquiries: { id: string; fields: { label: string; value: string }[]; deliveries: { target: string }[] }[]
  }
  expect(enquiries.map(({ id }) => id).sort()).toEqual([first, second].sort())
  expect(enquiries.flatMap(({ fields }) => fields.map(({ value }) => value))).toContain('Ouyang Ding')
  expect(enquiries[0]?.deliveries).toEqual([{ target: 'webhook', status: 'pending' }])

  expect((await post('erase', chosen({ csrf }))).headers.get('location')).toContain('told=unsure')
  const done = (await post('erase', chosen({ csrf, sure: 'yes' }))).headers.get('location') ?? ''
  const erased = await (await desk(done)).text()
  expect(erased).toContain('of 2 enquiries are erased')
  expect(erased).toContain('1 more enquiry with these contacts is still here')
  expect(erased).not.toContain(`/desk/person/${unticked}`)
  expect(erased.match(/Idempotency-Key [0-9a-f-]{36}/g)).toHaveLength(2)
  expect(holding('欧阳丁', 'Ouyang Ding')).toEqual([])
  for (const id of [unticked, other]) expect((await desk(`/desk/enquiry/${id}`)).status).toBe(200)
  expect((await desk(`/desk/person/${first}`)).status).toBe(410)
  const log = await (await desk('/desk/log?lang=en')).text()
  expect(log).toContain('Exported a person’s data (2)')
  for (const id of [first, second]) {
    expect(log).toContain(`/desk/enquiry/${id}`)
    const gone = await desk(`/desk/enquiry/${id}?lang=en`)
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining(`Idempotency-Key ${id}`)])
  }
  expect(log.match(/Erased; copies stay at Webhook 1/g)?.length).toBeGreaterThanOrEqual(2)
  expect(log).not.toContain('lead.example')
})
