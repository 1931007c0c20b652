import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import en from '@/messages/en.json'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type FaultName, type FaultServer, faultNames, startFaultServer } from '../helpers/fault-server'
import { type Page, untilPage, visitPage } from '../helpers/visit'

// The outage policy of D13 against the built site. `npm run test:outage` runs every fault, a normal test run the
// four that differ most.
const chosen: FaultName[] =
  process.env.OUTAGE === 'all' ? faultNames : ['refuse', 'hang', 'HTML with 404', 'wrong types']

const seen = [
  '/en',
  '/en/product',
  '/en/product/1001',
  '/en/solution',
  '/en/cases',
  '/en/case-detail/401',
  '/en/about-us/news',
]
const unseen = (index: number) => `/en/case-detail/${402 + index}`
const RECOVERY_MS = 10_000

let backend: FaultServer
let site: RunningServer

const visit = (path: string) => visitPage(site.url + path)
const until = (path: string, isReached: (page: Page) => boolean) =>
  untilPage(site.url + path, isReached, 2 * RECOVERY_MS)

beforeAll(async () => {
  backend = await startFaultServer()
  site = await startServer({ CONTENT_API_URL: backend.url, CONTENT_REVALIDATE_SECONDS: '1' })
})
afterAll(async () => {
  await site?.stop()
  await backend?.close()
})

describe.each(chosen.map((fault, index) => ({ fault, index })))(
  'a back end that fails by $fault',
  ({ fault, index }) => {
    const before = `Northbay before ${index}`
    const after = `Northbay after ${index}`

    beforeAll(async () => {
      backend.setTitle(before)
      for (const path of seen)
        await until(path, ({ status, text }) => status === 200 && text.includes(before))
      await backend.fail(fault)
      await wait(1200)
    })
    afterAll(() => backend.fail(undefined))

    it('leaves pages seen before as they were', async () => {
      for (let round = 0; round < 2; round += 1) {
        const pages = await Promise.all(seen.map(visit))
        expect(pages.map(({ status }, at) => `${seen[at]} ${status}`)).toEqual(
          seen.map((path) => `${path} 200`),
        )
        for (const { text } of pages) expect(text).toContain(before)
        await wait(700)
      }
    })

    it('answers a page never seen with a branded 503 within 6 s, never stored', async () => {
      const { status, headers, text, ms } = await visit(unseen(index))
      expect(status).toBe(503)
      expect(ms).toBeLessThan(6000)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(headers.get('cache-control')).toContain('no-store')
      expect(text).toContain(en.unavailable.title)
      expect(text).toContain('lang="en"')
    })

    it('is no reason for a 404, and a missing address stays one', async () => {
      const pages = await Promise.all(['/en/no-such-page', `/en/product/${999_900 + index}`].map(visit))
      expect(pages.map(({ status }) => status)).toEqual([404, 503])
    })

    it('is over within 10 s of the back end being back', async () => {
      backend.setTitle(after)
      await backend.fail(undefined)
      const times = await Promise.all([
        ...seen.map((path) => until(path, ({ text }) => text.includes(after))),
        until(unseen(index), ({ status, text }) => status === 200 && text.includes(after)),
        until(`/en/product/${999_900 + index}`, ({ status }) => status === 404),
      ])
      expect(Math.max(...times)).toBeLessThan(RECOVERY_MS)
    })
  },
)

describe('a back end that answers', () => {
  it('an empty list: the page is 200 and shows none', async () => {
    const link = '/en/article-detail/news/'
    backend.setEmpty(/^(?:fixed\/)?news\/list/)
    await until('/en/about-us/news', ({ status, text }) => status === 200 && !text.includes(link))
    backend.setEmpty(undefined)
    await until('/en/about-us/news', ({ text }) => text.includes(link))
  })

  it('all but what a page can do without: the page is whole otherwise', async () => {
    const optional =
      /^(?:site\/\d|topheader|bottomNavigation|enterprise|get\/title|fixed|activity\/place|multimedia\/resource\/type)/
    for (const [fault, path] of [
      ['hang', '/en/case-detail/418'],
      ['HTTP 500', '/en/activity/603'],
    ] as const) {
      await backend.fail(fault, optional)
      const page = await visit(path)
      expect([page.status, page.text.includes('<h1')]).toEqual([200, true])
      await backend.fail(undefined)
    }
  })
})
