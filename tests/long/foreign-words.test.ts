import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { locales } from '@/lib/i18n/locales'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type ContentServer, startContentServer } from '../helpers/content-server'
import { untilPage, visitPage } from '../helpers/visit'

// A company whose back end has no dictionary, and the demo company's records under another name: what the site says by itself is nobody's.

const json = { 'content-type': 'application/json' }
/** What the demo company says of itself in its dictionary and the built-in texts do not, cut at its arguments; short ones are names of buttons, which its records use too. */
const sentences = locales.flatMap((locale) => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  const [file, builtIn] = [read(`content/${locale}/site.yaml`), read(`messages/${locale}.json`)]
  const { dictionary } = parse(file) as { dictionary: Record<string, string> }
  return Object.values(dictionary)
    .map((text) => text.split(/\{\w+\}/).sort((a, b) => b.length - a.length)[0] ?? '')
    .filter((text) => text.length > 12 && !builtIn.includes(text))
})

/** Its records say some of them too. */
const renamed = (text: string) =>
  sentences
    .reduce((all, sentence) => all.replaceAll(sentence, 'Faraway'), text)
    .replace(/北湾(?:数智)?/g, '远山')
    .replace(/northbay(?: digital)?/gi, 'Faraway')

let content: ContentServer
let site: RunningServer
const directory = mkdtempSync(join(tmpdir(), 'site-words-'))
beforeAll(async () => {
  for (const locale of locales) mkdirSync(join(directory, locale))
  content = await startContentServer((request, response, proper) => {
    const isDictionary = /\/site\/\d+/.test(request.url ?? '')
    void proper().then(({ status, text }) =>
      response.writeHead(status, json).end(isDictionary ? '{"code":"200","data":null}' : renamed(text)),
    )
    return true
  })
  site = await startServer({ CONTENT_API_URL: content.url, CONTENT_DIR: directory, PRODUCT_KEY: 'FARAWAY' })
  await untilPage(`${site.url}/en`, ({ status }) => status === 200, 50_000)
})
afterAll(async () => {
  await site?.stop()
  await content?.close()
  rmSync(directory, { recursive: true, force: true })
})

const pages = [
  ...['/', '/product', '/product-category/101', '/product/1001', '/solution', '/solution/301', '/cases'],
  ...[
    '/case-detail/401',
    '/about-us',
    '/about-us/news',
    '/about-us/news?type=AI',
    '/article-detail/news/501',
  ],
  ...[
    '/services',
    '/join-us',
    '/periodical',
    '/periodical/801',
    '/periodical/808',
    '/activity',
    '/activity/601',
  ],
  ...['/media', '/Media/701', '/search', '/search?q=zzzz', '/nowhere', '/product/9999'],
]
const answers = [
  ...pages.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]),
  ...['/form/1', '/en/form/4001', '/api/enquiry?form=1&lang=cn', '/api/enquiry?form=4001&lang=en'],
  ...['/api/enquiry?done=3F2A91C7&form=1&lang=cn', '/api/enquiry?done=3F2A91C7&form=4001&lang=en'],
  ...['/api/gate/none', '/llms.txt', '/en/llms.txt', '/feeds/cn/news.rss', '/feeds/en/events.ics'],
  ...['/manifest.webmanifest', '/robots.txt', '/.well-known/security.txt', '/api/calendar/cn/601'],
]

describe('a company without a dictionary', () => {
  it.each(answers)('%s has no word of the demo company', async (path) => {
    const { status, text } = await visitPage(site.url + path)
    expect(status, path).toBeLessThan(500)
    // Files of the demo company lie under public/ until they are replaced.
    const said = text.replace(/(?:\/|%2F)assets(?:\/|%2F)[^\s"'<>)&]*/g, '')
    const names = [...said.matchAll(/.{0,40}(?:northbay|北湾).{0,40}/gi)].map(([around]) => around)
    expect([...names, ...sentences.filter((sentence) => said.includes(sentence))]).toEqual([])
  })
})
