import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewQuery } from '@/lib/rules/preview-signature'
import cn from '@/messages/cn.json'
import { freePort } from '@/scripts/lib/server'
import { type SiteProcess, startSite } from '../helpers/site-process'

// D14 with PREVIEW_SECRET: one answer for everything that reads what is not published.
const TOKEN = 'token-of-the-test'
const SECRET = 'a secret of sixteen or more'
/** A label that only the draft form 5006 has. */
const DRAFT = '做过的项目'
const directory = mkdtempSync(join(tmpdir(), 'northbay-previews-'))
let site: SiteProcess

beforeAll(async () => {
  const settings = {
    DATA_DIR: directory,
    DATABASE_URL: '',
    CONTENT_API_URL: '',
    CONTENT_API_TOKEN: TOKEN,
    PREVIEW_SECRET: SECRET,
    TRUST_PROXY: '1',
  }
  site = await startSite(await freePort(), settings, join(directory, 'site.log'))
})
afterAll(async () => {
  await site.stop()
  rmSync(directory, { recursive: true, force: true })
})

let visitor = 0
const ask = async (path: string, init: RequestInit = {}) => {
  visitor += 1
  const headers = { 'x-forwarded-for': `198.51.101.${visitor}`, ...init.headers }
  const response = await fetch(site.url + path, { redirect: 'manual', ...init, headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const signed = (path: string) => previewQuery(path, Date.now() + 60_000, SECRET)
const bearer = { authorization: `Bearer ${TOKEN}` }
const plain = (more: string) => ({
  method: 'POST',
  body: new URLSearchParams(`form=5006&lang=cn&preview=true&${more}`),
})
const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) })
const wire = {
  site: { id: 1 },
  form: { id: 5006 },
  fieldValues: [],
  client: { trap: '', elapsedMs: 5000 },
}

describe('a draft form', () => {
  it.each<[string, string, RequestInit]>([
    ['its page', '/form/5006/preview', {}],
    ['its page by another record’s link', `/form/5006/preview?${signed('/form/5007/preview')}`, {}],
    ['its definition', '/api/internal/form/5006?site[id]=1&preview=true', {}],
    ['the generic list', '/api/internal/form/list?preview=true', json({ site: { id: 1 }, pageSize: 100 })],
    ['the plain form', '/api/enquiry', plain('')],
    ['the plain form by another record’s link', '/api/enquiry', plain(signed('/services/912/preview'))],
    ['the dialog’s submit', '/api/internal/form?preview=true', json(wire)],
  ])('%s shows a stranger nothing of it', async (_name, path, init) => {
    expect((await ask(path, init)).text).not.toContain(DRAFT)
  })

  it('opens by its signed link, whose plain form carries the signature to the dry run', async () => {
    const link = signed('/form/5006/preview')
    const page = await ask(`/form/5006/preview?${link}`)
    expect(page.text).toContain(DRAFT)
    for (const [name, value] of new URLSearchParams(link))
      expect(page.text).toContain(`name="${name}" value="${value}"`)
    const wrong = await ask('/api/enquiry', plain(link))
    expect(wrong).toMatchObject({ status: 400 })
    expect(wrong.text).toContain(DRAFT)
    const right = await ask('/api/enquiry', plain(`${link}&f500601=a&f500602=b&f500603=a@b.co&f500604=c`))
    expect(right).toMatchObject({ status: 200 })
    expect(right.text).toContain(cn.form.dryRun)
  })

  it('is checked in the dialog for who came by the signed link, and for nobody else', async () => {
    const link = signed('/form/5006/preview')
    expect(await ask(`/api/internal/form?preview=true&${link}`, json(wire))).toMatchObject({ status: 400 })
    expect(await ask('/api/internal/form?preview=true', json(wire))).toMatchObject({ status: 200 })
  })

  it('is read by the API token', async () => {
    const definition = '/api/internal/form/5006?site[id]=1&preview=true'
    expect((await ask(definition, { headers: bearer })).text).toContain(DRAFT)
    expect((await ask('/api/enquiry', { ...plain(''), headers: bearer })).text).toContain(DRAFT)
  })
})
