import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import cn from '@/messages/cn.json'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type FaultServer, startFaultServer } from '../helpers/fault-server'

// D24, D25: who has no scripts loses nothing either while the back end hangs and the site has just been started anew.
const directory = mkdtempSync(join(tmpdir(), 'northbay-plain-'))
const typed = { form: '5002', lang: 'cn', f500201: '王小明', f500202: '海工', f500203: 'wang@example.com' }
let backend: FaultServer
let site: RunningServer

const start = () => startServer({ CONTENT_API_URL: backend.url, DATA_DIR: directory })
const send = (fields: Record<string, string>) =>
  fetch(`${site.url}/api/enquiry`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  })

beforeAll(async () => {
  backend = await startFaultServer()
  site = await start()
  const seen = await fetch(`${site.url}/api/internal/form/5002`)
  expect(seen.status).toBe(200)
  await site.stop()
  await backend.fail('hang')
  site = await start()
})
afterAll(async () => {
  await site?.stop()
  await backend?.close()
  rmSync(directory, { recursive: true, force: true })
})

it('a good form is stored and leads to its result, in less time than a call may take', async () => {
  const began = Date.now()
  const answer = await send(typed)
  expect(answer.status).toBe(303)
  expect(Date.now() - began).toBeLessThan(5000)
  const result = await fetch(new URL(answer.headers.get('location') ?? '', site.url))
  expect(result.status).toBe(200)
  expect(await result.text()).toContain(cn.form.success)
})

it('a wrong one comes back with what was typed and what is wrong', async () => {
  const answer = await send({ ...typed, f500203: 'wang@' })
  expect(answer.status).toBe(400)
  const text = await answer.text()
  expect(text).toContain('value="王小明"')
  expect(text).toContain(cn.form.email)
})

it('a form that was never seen before the back end failed comes back as it was typed, to be sent again', async () => {
  const answer = await send({ ...typed, form: '5003', gate: 'corporate/publications~808~jumpBO' })
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  const text = await answer.text()
  expect(text).toContain(cn.form.notStored)
  for (const [name, value] of Object.entries(typed).filter(([name]) => /^f\d/.test(name)))
    expect(text).toMatch(new RegExp(`<textarea name="${name}"[^>]*>\\n${value}<`))
  expect(text).toContain('<input type="hidden" name="form" value="5003">')
  expect(text).toContain('value="corporate/publications~808~jumpBO"')
})
