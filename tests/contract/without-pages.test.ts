import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeCompany } from '@/scripts/lib/own-company/write-company'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { pagePaths, wholeSitemap } from '@/scripts/lib/sitemap-files'
import { untilPage, visitPage } from '../helpers/visit'

// A company of files alone whose folders for some sections are not there; its navigation and footer name them all the same.

const directory = mkdtempSync(join(tmpdir(), 'without-pages-'))
const folder = join(directory, 'site')
const gone = [
  '/services',
  '/join-us',
  '/activity',
  '/periodical',
  '/media',
  '/about-us/news',
  '/cases',
  '/ai',
  '/privacy',
]
const left = ['/', '/product', '/solution', '/about-us']
let site: RunningServer

beforeAll(async () => {
  const colour = '#7c2d92'
  await writeCompany(folder, { names: { cn: '远山', en: 'Faraway' }, colour, zone: 'UTC', recipients: [] })
  for (const part of ['services', 'join-us', 'activities', 'publications', 'news', 'cases'])
    rmSync(join(folder, 'content/en', part), { recursive: true })
  rmSync(join(folder, 'content/en/pages/privacy.md'))
  site = await startServer({ SITE_DIR: folder })
  await untilPage(`${site.url}/en`, ({ status }) => status === 200, 50_000)
}, 120_000)
afterAll(async () => {
  await site?.stop()
  rmSync(directory, { recursive: true, force: true })
})

const visit = (path: string) => visitPage(`${site.url}/en${path === '/' ? '' : path}`)

it('what a language has not got is a 404, in its own words, and in no menu', async () => {
  for (const path of [...gone, ...left])
    expect([path, (await visit(path)).status]).toEqual([path, gone.includes(path) ? 404 : 200])
  const links = new RegExp(`href="/en(?:${gone.join('|')})["?#]`)
  // What authors write in their texts is for content:check to tell.
  for (const path of [...left, '/nowhere', '/product/1001'])
    for (const [menu] of (await visit(path)).text.matchAll(/<(header|footer|nav)\b.*?<\/\1>/gs))
      expect(menu, path).not.toMatch(links)
  expect((await visit('/nowhere')).text).not.toMatch(links)
})

it('a form of a language without a privacy page keeps its line of consent, and links nowhere', async () => {
  for (const [prefix, lang, form, isLinked] of [
    ['', 'cn', 14008, true],
    ['/en', 'en', 4001, false],
  ]) {
    const dialog = await visitPage(`${site.url}${prefix}/form/${form}`)
    const plain = await visitPage(`${site.url}/api/enquiry?form=${form}&lang=${lang}`)
    for (const { status, text } of [dialog, plain])
      expect([status, text.includes(`href="${prefix}/privacy" target`)]).toEqual([200, isLinked])
  }
})

it('sitemap, llms.txt and search do not name it', async () => {
  const sitemap = await wholeSitemap(async (url) => (await visitPage(site.url + url.pathname)).text, site.url)
  const paths = pagePaths(sitemap)
  for (const path of gone) expect(paths).not.toContain(`/en${path}`)
  for (const path of ['/services', '/cases', '/en/product']) expect(paths).toContain(path)
  const { text } = await visit('/llms.txt')
  expect(gone.filter((path) => new RegExp(`/en${path}[)\\s]`).test(text))).toEqual([])
})

it('a list that it has not got has no feed, and no page names one', async () => {
  for (const file of ['events.atom', 'events.ics', 'news.rss']) {
    expect([file, (await visitPage(`${site.url}/feeds/en/${file}`)).status]).toEqual([file, 404])
    expect((await visit('/')).text).not.toContain(`/feeds/en/${file}`)
    expect((await visitPage(site.url)).text).toContain(`/feeds/cn/${file}`)
  }
})

it('the switch of a page that the other language has not got leads to its home', async () => {
  const { text } = await visitPage(`${site.url}/services`)
  expect(text).not.toContain('href="/en/services"')
  expect(text).not.toContain('hreflang="en"')
})
