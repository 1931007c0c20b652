import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '@/scripts/lib/server'
import { type SiteProcess, startSite } from '../helpers/site-process'
import { visitPage } from '../helpers/visit'

// Starts on one folder with embedded content (D31): what changed in between is new at once, all else is there without a render.
const dir = mkdtempSync(join(tmpdir(), 'northbay-restart-'))
const content = join(dir, 'content')
const article = join(content, 'en/news/532-northwind-spares.md')
const token = 'a-token-of-the-tests'
const running: SiteProcess[] = []

async function start(): Promise<SiteProcess> {
  const settings = {
    CONTENT_DIR: content,
    CONTENT_REVALIDATE_SECONDS: '3600',
    DATA_DIR: join(dir, 'data'),
    METRICS_TOKEN: token,
    SITE_URL: 'http://www.example.com',
  }
  const site = await startSite(await freePort(), settings, join(dir, 'log'))
  running.push(site)
  return site
}
const label = async (site: SiteProcess, path: string) =>
  (await visitPage(site.url + path)).headers.get('x-nextjs-cache')

/** How many pages the process has rendered for the store. */
async function renders({ url }: SiteProcess): Promise<number> {
  const answer = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const counts = (await answer.text()).matchAll(/^site_render_seconds_count\{.*\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

const others = ['/en/case-detail/402', '/en/cases', '/en/periodical', '/cases', '/case-detail/402']
const own = ['/en/article-detail/news/532', '/en/about-us/news']

beforeAll(() => cpSync('content', content, { recursive: true, preserveTimestamps: true }))
afterAll(async () => {
  await Promise.all(running.map((site) => site.stop()))
  rmSync(dir, { recursive: true, force: true })
})

it('a start makes anew what was changed while the site was down, and nothing else', async () => {
  const first = await start()
  for (const path of [...others, ...own]) expect((await visitPage(first.url + path)).status).toBe(200)
  await first.stop()
  writeFileSync(
    article,
    readFileSync(article, 'utf8').replace(/^title: .*$/m, 'title: Edited while it was down'),
  )
  const second = await start()
  for (const path of own) {
    const { text, headers } = await visitPage(second.url + path)
    expect([path, text.includes('Edited while it was down'), headers.get('x-nextjs-cache')]).toEqual([
      path,
      true,
      'MISS',
    ])
  }
  for (const path of others) expect([path, await label(second, path)]).toEqual([path, 'HIT'])
  expect(await renders(second)).toBe(own.length)
}, 120_000)

it('a second process in the folder leaves the pages of the first one alone', async () => {
  const [first] = running.slice(-1)
  if (!first) throw new Error('the test before has failed')
  const before = await renders(first)
  const second = await start()
  for (const path of [...others, ...own]) {
    expect([path, await label(second, path)]).toEqual([path, 'HIT'])
    expect([path, await label(first, path)]).toEqual([path, 'HIT'])
  }
  expect([await renders(first), await renders(second)]).toEqual([before, 0])
}, 120_000)

it('an id that no file holds is answered with the not-found page, without a render (D5)', async () => {
  const [site] = running.slice(-1)
  if (!site) throw new Error('the test before has failed')
  await visitPage(`${site.url}/en/nowhere`)
  const before = await renders(site)
  const kinds = ['product', 'product-category', 'solution', 'case-detail', 'article-detail/news']
  for (const kind of [...kinds, 'periodical', 'activity', 'Media']) {
    const { status, text } = await visitPage(`${site.url}/en/${kind}/999999`)
    expect([kind, status, text.includes('data-page="not-found"')]).toEqual([kind, 404, true])
  }
  expect(await renders(site)).toBe(before)
  const made = join(content, 'en/news/999999-new.md')
  writeFileSync(made, readFileSync(article, 'utf8').replace(/^id: .*$/m, 'id: 999999'))
  const published = () => visitPage(`${site.url}/en/article-detail/news/999999`).then(({ status }) => status)
  await expect.poll(published, { timeout: 10_000 }).toBe(200)
}, 60_000)
