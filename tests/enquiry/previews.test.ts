import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewQuery } from '@/lib/http/preview-signature'
import cn from '@/messages/cn.json'
import en from '@/messages/en.json'
import { freePort } from '@/scripts/lib/server'
import { type SiteProcess, startSite } from '../helpers/site-process'

// D14 with PREVIEW_SECRET: one answer for everything that reads what is not published.
const TOKEN = 'token-of-the-test'
const SECRET = 'a secret of sixteen or more'
/** A label that only the draft form 5008 has. */
const DRAFT = '想看的环节'
const directory = mkdtempSync(join(tmpdir(), 'northbay-previews-'))
const content = join(directory, 'content')
let site: SiteProcess

/** Kinds of records whose page has a preview (D14): the address before the id, where their files are, and one that is or becomes a draft. */
const kinds = [
  ['/product', 'products', 1002],
  ['/product-category', 'product-categories', 102],
  ['/solution', 'solutions', 302],
  ['/case-detail', 'cases', 402],
  ['/periodical', 'publications', 809],
  ['/activity', 'activities', 602],
  ['/Media', 'media', 702],
  ['/article-detail/news', 'news', 533],
  ['/about-us/sustainability', 'introductions', 905],
  ['/services', 'services', 912],
  ['/join-us', 'join-us', 922],
] as const
const fileOf = (mark: string, folder: string, id: number) => {
  const name = readdirSync(join(content, mark, folder)).find((file) => file.startsWith(`${id}-`))
  return join(content, mark, folder, name ?? '')
}

beforeAll(async () => {
  cpSync('content', content, { recursive: true })
  for (const mark of ['cn', 'en']) {
    for (const [, folder, id] of kinds) {
      const file = fileOf(mark, folder, id)
      if (!/^published: false$/m.test(readFileSync(file, 'utf8')))
        appendFileSync(file, '\npublished: false\n')
    }
    appendFileSync(fileOf(mark, 'products', 1003), '\npublishAt: 2099-03-01 09:00\n')
  }
  const settings = {
    DATA_DIR: directory,
    CONTENT_DIR: content,
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
  body: new URLSearchParams(`form=5008&lang=cn&preview=true&${more}`),
})
const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) })
const wire = {
  site: { id: 1 },
  form: { id: 5008 },
  fieldValues: [],
  client: { trap: '', elapsedMs: 5000 },
}

/** Of the pages under app/[lang], the first segment of those that are previews. */
const previewRoutes = readdirSync('app/[lang]', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('/preview/page.tsx'))
  .map((name) => name.split('/')[0] ?? '')

it('every route that previews is requested below, forms by themselves', () => {
  const asked = ['form', ...kinds.map(([path]) => path.split('/')[1]?.toLowerCase())]
  expect(previewRoutes.length).toBeGreaterThan(11)
  expect(asked.toSorted()).toEqual(previewRoutes.toSorted())
})

describe('a draft form', () => {
  it.each<[string, string, RequestInit]>([
    ['its page', '/form/5008/preview', {}],
    ['its page by another record’s link', `/form/5008/preview?${signed('/form/5007/preview')}`, {}],
    ['its definition', '/api/internal/form/5008?site[id]=1&preview=true', {}],
    ['the generic list', '/api/internal/form/list?preview=true', json({ site: { id: 1 }, pageSize: 100 })],
    ['the plain form', '/api/enquiry', plain('')],
    ['the plain form by another record’s link', '/api/enquiry', plain(signed('/services/912/preview'))],
    ['the dialog’s submit', '/api/internal/form?preview=true', json(wire)],
  ])('%s shows a stranger nothing of it', async (_name, path, init) => {
    expect((await ask(path, init)).text).not.toContain(DRAFT)
  })

  it('opens by its signed link, whose plain form carries the signature to the dry run', async () => {
    const link = signed('/form/5008/preview')
    const page = await ask(`/form/5008/preview?${link}`)
    expect(page.text).toContain(DRAFT)
    for (const [name, value] of new URLSearchParams(link))
      expect(page.text).toContain(`name="${name}" value="${value}"`)
    const wrong = await ask('/api/enquiry', plain(link))
    expect(wrong).toMatchObject({ status: 400 })
    expect(wrong.text).toContain(DRAFT)
    const right = await ask('/api/enquiry', plain(`${link}&f500801=a&f500802=b&f500803=a@b.co&f500804=c`))
    expect(right).toMatchObject({ status: 200 })
    expect(right.text).toContain(cn.form.dryRun)
  })

  it('is checked in the dialog for who came by the signed link, and for nobody else', async () => {
    const link = signed('/form/5008/preview')
    expect(await ask(`/api/internal/form?preview=true&${link}`, json(wire))).toMatchObject({ status: 400 })
    expect(await ask('/api/internal/form?preview=true', json(wire))).toMatchObject({ status: 200 })
  })

  it('is read by the API token', async () => {
    const definition = '/api/internal/form/5008?site[id]=1&preview=true'
    expect((await ask(definition, { headers: bearer })).text).toContain(DRAFT)
    expect((await ask('/api/enquiry', { ...plain(''), headers: bearer })).text).toContain(DRAFT)
  })
})

describe.each([
  ['', cn],
  ['/en', en],
] as const)('previews under %s/', (prefix, messages) => {
  it.each(kinds)(
    'a draft below %s opens by its signed link alone, is kept nowhere and found by no crawler',
    async (page, _folder, id) => {
      const path = `${prefix}${page}/${id}/preview`
      expect((await ask(`${prefix}${page}/${id}`)).status).toBe(404)
      const refused = await ask(path)
      expect(refused.status).toBe(404)
      expect(refused.text).toContain('data-page="not-found"')
      expect((await ask(`${path}?${signed(`${prefix}${page}/1/preview`)}`)).status).toBe(404)
      const open = await ask(`${path}?${signed(path)}`)
      expect(open.status).toBe(200)
      expect(open.text).toContain(messages.preview.draft)
      expect(open.headers.get('x-robots-tag')).toBe('noindex')
      expect(open.headers.get('cache-control')).toContain('no-store')
      expect(open.text).toContain('<h1')
    },
  )

  it('an address of another spelling leads to the preview with its signature', async () => {
    const answer = await ask(`${prefix}/media/702/preview?expires=1&signature=x`)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      308,
      `${prefix}/Media/702/preview?expires=1&signature=x`,
    ])
  })

  it('the bar shows the publication status: published, to be published, not published', async () => {
    const bar = async (path: string) => (await ask(`${prefix}${path}?${signed(prefix + path)}`)).text
    expect(await bar('/product/1001/preview')).toContain(messages.preview.published)
    expect(await bar('/article-detail/news/501/preview')).toContain(messages.preview.published)
    const date = prefix === '' ? '2099年03月01日 09:00 UTC+8' : 'Mar 1, 2099 09:00 UTC+8'
    expect(await bar('/product/1003/preview')).toContain(messages.preview.scheduled.replace('{date}', date))
    expect(await bar('/services/912/preview')).toContain(messages.preview.draft)
  })
})
