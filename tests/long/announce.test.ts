import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '@/lib/enquiry/store/open'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { pagePaths, wholeSitemap } from '@/scripts/lib/sitemap-files'
import { startBackEnd, status } from '../helpers/back-end'
import { visitPage } from '../helpers/visit'

// The built site tells Baidu and IndexNow by itself: every page after its first start, later what is new or changed and no more.
const SITE = 'https://www.example.com'
const KEY = 'a1b2c3d4e5f6'
const HOUR = 3_600_000
const dir = mkdtempSync(join(tmpdir(), 'northbay-announce-'))
const [content, dataDir] = [join(dir, 'content'), join(dir, 'data')]
const changed = join(content, 'en/news/501-hangzhou-lab-opens.md')

let engines: Awaited<ReturnType<typeof startBackEnd>>
let site: RunningServer | undefined

beforeAll(async () => {
  cpSync('content', content, { recursive: true })
  engines = await startBackEnd()
  engines.state.answer = status(200, '{"remain":1000,"success":1}')
})
afterAll(async () => {
  await site?.stop()
  engines?.close()
  rmSync(dir, { recursive: true, force: true })
})

const start = () =>
  startServer({
    CONTENT_DIR: content,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SITE_URL: SITE,
    BAIDU_PUSH_TOKEN: 'token-1',
    BAIDU_PUSH_URL: `${engines.url}/urls`,
    INDEXNOW_KEY: KEY,
    INDEXNOW_URL: `${engines.url}/indexnow`,
  })

/** What each engine was told since the last time, sorted, once both were told something. */
async function told(): Promise<{ baidu: string[]; indexNow: string[] }> {
  const of = (path: string) => engines.received.filter((call) => call.path.startsWith(path))
  await expect
    .poll(() => [of('/urls').length, of('/indexnow').length], { timeout: 200_000 })
    .toEqual([expect.toSatisfy((n) => n > 0), expect.toSatisfy((n) => n > 0)])
  const found = {
    baidu: of('/urls').flatMap(({ body }) => body.split('\n')),
    indexNow: of('/indexnow').flatMap(({ body }) => JSON.parse(body).urlList as string[]),
  }
  engines.received.length = 0
  return { baidu: found.baidu.sort(), indexNow: found.indexNow.sort() }
}

/** For the database the last turn, and all that was told in it, is an hour ago. */
async function anHourLater(): Promise<void> {
  const { db, close } = await openStore({ dataDir })
  await db.deleteFrom('settings').where('name', '=', 'announce/turn').execute()
  await db
    .updateTable('announcements')
    .set({ told_at: Date.now() - HOUR })
    .execute()
  await close()
}

it('every page at first, and after an hour what an editor wrote in it', async () => {
  site = await start()
  const own = site.url
  const sitemap = await wholeSitemap(async ({ pathname }) => (await visitPage(own + pathname)).text, SITE)
  const pages = pagePaths(sitemap).map((path) => SITE + (path === '/' ? '' : path))
  const first = await told()
  expect(first.indexNow.map((url) => url.replace(/\/$/, ''))).toEqual(pages.sort())
  expect(first.baidu).toEqual(first.indexNow)
  expect((await visitPage(`${own}/${KEY}.txt`)).text.trim()).toBe(KEY)
  await site.stop()

  const text = readFileSync(changed, 'utf8')
  writeFileSync(changed, text.replace('moves house', 'has moved'))
  writeFileSync(join(content, 'en/news/599-new.md'), text.replace('id: 501', 'id: 599'))
  await anHourLater()
  site = await start()
  const news = [501, 599].map((id) => `${SITE}/en/article-detail/news/${id}`)
  expect(await told()).toEqual({ baidu: news, indexNow: news })
}, 480_000)
