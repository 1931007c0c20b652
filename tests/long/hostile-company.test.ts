import { marked } from 'marked'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isObject } from '@/lib/is-object'
import { chromiumOptions } from '@/scripts/lib/chromium'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type ContentServer, startContentServer } from '../helpers/content-server'
import { parts } from '../helpers/payload-injection'
import { graphOf } from '../helpers/structured-data'
import { untilPage } from '../helpers/visit'

// A company whose every text and address holds what XML, JSON and calendars forbid: each output is read by a strict parser.

const SIGNS =
  '\u0000\u0001\b\u000b\f\u001f\u007f\u0085\ufffe\uffff\ud800x\udc00]]>&<b>"\'\\\r\n\u2028&#1;&#xFFFE;'
/** Texts that visitors never read, by which records find each other or their place. */
const untouched = new Set([
  ...parts,
  'srclang',
  'lang',
  'validate',
  'openOther',
  'playType',
  'jumpContentType',
  'jumpMode',
])

function hostile(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => hostile(item, name))
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hostile(item, key)]))
  if (typeof value !== 'string' || untouched.has(name) || /^\d{4}[-/]\d\d/.test(value)) return value
  return /^(?:\/|https?:|mailto:|tel:)/.test(value)
    ? `${value}?q=${SIGNS}`
    : `${value}${SIGNS}${value.slice(0, 20)}`
}

let backend: ContentServer
let site: RunningServer
let browser: Browser
let parser: Page

beforeAll(async () => {
  backend = await startContentServer((request, response, proper) => {
    void proper().then(({ status, text }) => {
      const body = JSON.parse(text) as { code: string; data: unknown }
      // Sub-menus find their place by these titles.
      if (body.code === '200' && !request.url?.includes('/topheader')) body.data = hostile(body.data)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    return true
  })
  ;[site, browser] = await Promise.all([
    startServer({ CONTENT_API_URL: backend.url, LOG_LEVEL: 'silent' }),
    chromium.launch(chromiumOptions()),
  ])
  parser = await browser.newPage()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await backend?.close()
})

/** What no text may hold: of XML 1.0, noncharacters, and what stands for a broken surrogate. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff\ufffd]/u

/** The text of an answer, whose bytes are UTF-8 to the last. */
async function textOf(path: string): Promise<string> {
  // Lists and the search's index are made behind the first who ask.
  await untilPage(site.url + path, ({ status }) => status === 200, 20_000)
  const answer = await fetch(site.url + path, { headers: { accept: '*/*' } })
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await answer.arrayBuffer())
  expect([path, answer.status, forbidden.exec(text)?.[0].codePointAt(0)]).toEqual([path, 200, undefined])
  return text
}

const xmlProblem = (text: string) =>
  parser.evaluate(
    (source) =>
      new DOMParser().parseFromString(source, 'application/xml').querySelector('parsererror')?.textContent,
    text,
  )

/** What is wrong with a calendar: lines of at most 75 bytes, each a property, that begin and end what they hold (RFC 5545, 3.1). */
function calendarProblems(text: string): string[] {
  const lines = text.split('\r\n')
  const open: string[] = []
  const wrong = lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))
  if (lines.pop() !== '') wrong.push('no line end at the end')
  for (const line of text.replace(/\r\n /g, '').split('\r\n').slice(0, -1)) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[A-Z-]+=[^:;]+)*:(.*)$/s.exec(line) ?? []
    if (name === '' || value.replace(/\\[\\;,nN]/g, '').includes('\\')) wrong.push(line)
    if (name === 'BEGIN') open.push(value)
    if (name === 'END' && open.pop() !== value) wrong.push(line)
  }
  return wrong
}

it('a hostile company: every output is read by strict parsers', { timeout: 120_000 }, async () => {
  const index = await textOf('/sitemap.xml')
  const sitemaps = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(sitemaps.length).toBeGreaterThan(2)
  const kinds = ['news.rss', 'news.atom', 'events.rss', 'events.atom']
  const feeds = ['cn', 'en'].flatMap((mark) => kinds.map((kind) => `/feeds/${mark}/${kind}`))
  for (const path of ['/sitemap.xml', ...sitemaps, ...feeds]) {
    const text = await textOf(path)
    expect([path, await xmlProblem(text)]).toEqual([path, undefined])
    expect(text).toMatch(/<(?:loc|item|entry)>/)
  }
  // The parser is strict.
  expect(await xmlProblem('<a>\u0001</a>')).toBeTruthy()

  for (const path of [
    '/feeds/cn/events.ics',
    '/feeds/en/events.ics',
    '/api/calendar/cn/601',
    '/api/calendar/en/602',
  ])
    expect([path, calendarProblems(await textOf(path))]).toEqual([path, []])

  for (const path of [
    '/manifest.webmanifest',
    '/manifest.en.webmanifest',
    '/api/search?lang=cn&q=ERP',
    '/api/internal/form/1?site%5Bid%5D=1',
  ])
    JSON.parse(await textOf(path))

  const pages = [
    '/',
    '/product/1001',
    '/solution/301',
    '/case-detail/401',
    '/article-detail/news/501',
    '/activity/601',
  ]
  const more = ['/Media/701', '/periodical/801', '/about-us', '/services', '/cases', '/media', '/activity']
  // Results are for no engine, and have no data block.
  await textOf('/search?q=ERP')
  for (const path of [...pages, ...more, ...pages.map((page) => (page === '/' ? '/en' : `/en${page}`))])
    expect([path, graphOf(await textOf(path)).length > 0]).toEqual([path, true])

  for (const path of [
    '/llms.txt',
    '/en/llms.txt',
    '/product/1001.md',
    '/en/article-detail/news/501.md',
    '/activity/601.md',
    '/index.md',
  ]) {
    const tokens = marked.lexer(await textOf(path))
    expect([path, tokens.some(({ type }) => type === 'heading')]).toEqual([path, true])
  }
})
