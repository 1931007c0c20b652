import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type FaultServer, startFaultServer } from '../helpers/fault-server'
import { describeWithRedis, type Redis, startRedis } from '../helpers/redis'
import { type Page, untilPage, untilWarm, visitPage } from '../helpers/visit'

// Two instances with disks of their own and one Redis (ADR 0017): what one knows, the other knows.
// Several processes that have rendered nothing yet start here at once.
vi.setConfig({ testTimeout: 240_000 })
const secret = 'a-secret-of-the-tests'
const running: RunningServer[] = []
let [backend, redis]: [FaultServer?, Redis?] = []

async function start(settings: Record<string, string> = {}): Promise<RunningServer> {
  const site = await startServer({
    SITE_URL: 'http://www.example.com', // pages are shared by instances with the same settings
    CONTENT_API_URL: backend?.url ?? '',
    CONTENT_REVALIDATE_SECONDS: '600',
    REVALIDATE_SECRET: secret,
    REDIS_URL: redis?.url ?? '',
    ...settings,
  })
  running.push(site)
  return site
}
const tell = (site: RunningServer, change: object) =>
  fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify(change),
  })
const label = async (url: string) => (await visitPage(url)).headers.get('x-nextjs-cache')
const health = async (site: RunningServer) => {
  const answer = await fetch(`${site.url}/api/health?deep=1`)
  const { parts } = (await answer.json()) as { parts: { name: string; ok: boolean }[] }
  return [answer.status, parts.find(({ name }) => name === 'cache')?.ok]
}
const isWell = (site: RunningServer) =>
  expect.poll(() => health(site), { timeout: 60_000 }).toEqual([200, true])
const lastLoss = (site: RunningServer) =>
  site
    .output()
    .split('\n')
    .findLast((line) => line.includes('Redis unavailable'))

/**
 * Runs a round, and another while an instance has gone on without Redis in one: on a busy machine Redis takes longer now and then than
 * the 50 ms that anybody waits for it, and such a round shows nothing of what instances share.
 */
async function whileRedisAnswers<T>(sites: RunningServer[], round: (at: number) => Promise<T>): Promise<T> {
  for (let at = 0; ; at += 1) {
    const before = sites.map(lastLoss)
    await Promise.all(sites.map(isWell))
    const [result] = await Promise.allSettled([round(at)])
    if (!isDeepStrictEqual(sites.map(lastLoss), before)) continue
    if (result.status === 'rejected') throw result.reason
    return result.value
  }
}

/** A page of a list, its call, and a page that shows nothing else that had to be asked for: one row a round. */
const pagesToShare = [
  { list: '/en/cases', call: 'POST example/list', other: '/en/periodical' },
  { list: '/en/news', call: 'POST news/list', other: '/en/solution' },
  { list: '/en/product', call: 'POST product/list', other: '/en/privacy' },
] as const

describeWithRedis('instances that share a Redis', () => {
  let [one, other]: RunningServer[] = []
  beforeAll(async () => {
    backend = await startFaultServer()
    redis = await startRedis()
    one = await start()
    other = await start()
    await Promise.all([one, other].map(({ url }) => untilWarm(url)))
  }, 240_000)
  afterAll(async () => {
    await Promise.all(running.map((site) => site.stop()))
    await Promise.all([backend?.close(), redis?.remove()])
  })

  it('serve a page that one has made without asking the back end again', async () => {
    if (!one || !other || !backend) throw new Error('not started')
    const [first, second, calls] = [one, other, backend.calls]
    const [before, after] = await whileRedisAnswers([first, second], async (at) => {
      const page = pagesToShare[at % pagesToShare.length] ?? pagesToShare[0]
      const counted = () => [calls.get(page.call), calls.get('POST topNavigation/list')]
      // Pages go to Redis beside the answer, and one that had to do without a part of it does not.
      const isShared = async () =>
        (await visitPage(first.url + page.list)) && redis?.has(`*page:${page.list}`)
      await expect.poll(isShared, { timeout: 60_000 }).toBe(true)
      const made = await visitPage(first.url + page.list)
      const asked = counted()
      await untilPage(
        second.url + page.list,
        ({ headers }) => headers.get('etag') === made.headers.get('etag'),
        60_000,
      )
      // An answer goes around as well: another page of the same call asks nobody.
      await visitPage(second.url + page.other)
      return [asked, counted()]
    })
    expect(after).toEqual(before)
  })

  it('show an edit that one of them was notified of (S6)', async () => {
    if (!one || !other || !backend) throw new Error('not started')
    await visitPage(`${other.url}/en/cases`)
    backend.setTitle('Northbay edited')
    await tell(one, { type: 'site', id: 2 })
    const isEdited = ({ text }: { text: string }) => text.includes('Northbay edited')
    await untilPage(`${other.url}/en/cases`, isEdited, 60_000) // how soon is what test:scale measures
    expect(isEdited(await visitPage(`${one.url}/en/cases`))).toBe(true)
  })

  it('show a record that is published to all of them, though one has just answered that it is not there', async () => {
    if (!one || !other || !backend) throw new Error('not started')
    const [first, second] = [`${one.url}/en/product/1002`, `${other.url}/en/product/1002`]
    backend.setMissing(/^product\/1002\b/)
    expect((await visitPage(first)).status).toBe(404)
    backend.setMissing(undefined)
    await tell(other, { type: 'product', id: 1002 })
    await untilPage(first, ({ status }) => status === 200, 60_000)
    expect((await visitPage(second)).status).toBe(200)
    // And back: withdrawn at one of them, it is gone from both.
    backend.setMissing(/^product\/1002\b/)
    await tell(one, { type: 'product', id: 1002 })
    await untilPage(second, ({ status }) => status === 404, 60_000)
    expect((await visitPage(first)).status).toBe(404)
    backend.setMissing(undefined)
    await tell(one, { type: 'product', id: 1002 })
    // Both have heard of it: what follows counts what they ask for.
    for (const address of [first, second]) await untilPage(address, ({ status }) => status === 200, 60_000)
  })

  it('have one sitemap: what one has fetched, the other fetches no more, and while the back end is down neither needs it', async () => {
    if (!one || !other || !backend) throw new Error('not started')
    const sitemap = async (site: RunningServer) => {
      const index = await visitPage(`${site.url}/sitemap.xml`)
      const files = await visitPage(`${site.url}/sitemaps/en-products.xml`)
      return [index.status, index.text, files.status, files.text]
    }
    const [first, second, counts] = [one, other, backend.calls]
    const calls = () => Object.fromEntries(counts)
    const untilQuiet = async () => {
      let [last, seconds]: [Record<string, number>, number] = [calls(), 0]
      const quietSeconds = () => {
        const before = last
        last = calls()
        seconds = isDeepStrictEqual(before, last) ? seconds + 1 : 0
        return seconds
      }
      await expect.poll(quietSeconds, { interval: 1000, timeout: 60_000 }).toBe(5)
    }
    const [known, others, before, after] = await whileRedisAnswers([first, second], async () => {
      await tell(first, { type: 'product', id: 1002 })
      await untilQuiet() // the edit has reached both, and what it has set off at either is over
      await untilPage(`${first.url}/sitemap.xml`, ({ status }) => status === 200, 60_000)
      const known = await sitemap(first)
      await untilQuiet()
      const before = calls()
      return [known, await sitemap(second), before, calls()]
    })
    expect([known[0], known[2]]).toEqual([200, 200])
    expect(others).toEqual(known)
    expect(after).toEqual(before)
    await backend.fail('refuse')
    const late = await start()
    await expect.poll(() => health(late).then(([, cache]) => cache)).toBe(true)
    await expect.poll(() => sitemap(late), { timeout: 60_000 }).toEqual(known)
    await backend.fail(undefined)
    await late.stop()
  })

  it('an instance that starts while the back end is down shows what the others have cached (D13)', async () => {
    if (!one || !backend) throw new Error('not started')
    const first = one
    await whileRedisAnswers([first], (at) => visitPage(`${first.url}/en/product/1001?at=${at}`))
    await backend.fail('refuse')
    const late = await start()
    await expect.poll(() => health(late).then(([, cache]) => cache)).toBe(true)
    const isKnown = ({ status, text }: Page) => status === 200 && text.includes('Northbay edited')
    await untilPage(`${late.url}/en/product/1001`, isKnown, 60_000)
    await backend.fail(undefined)
    await late.stop()
  })

  it('go on by themselves while Redis is gone or hangs, and share invalidations again when it is back', async () => {
    if (!one || !other || !backend || !redis) throw new Error('not started')
    await untilPage(`${other.url}/en/cases`, ({ headers }) => headers.get('x-nextjs-cache') === 'HIT', 10_000)
    redis.freeze(true)
    expect((await visitPage(`${one.url}/en/cases`)).status).toBe(200)
    expect((await visitPage(`${one.url}/en/services`)).status).toBe(200) // not made yet
    redis.freeze(false)
    await redis.kill()
    expect(await label(`${other.url}/en/cases`)).toBe('HIT')
    expect((await visitPage(`${other.url}/en/join-us`)).status).toBe(200)
    await expect.poll(() => health(other as RunningServer), { timeout: 10_000 }).toEqual([503, false])
    backend.setTitle('Northbay told meanwhile')
    await tell(one, { type: 'site', id: 2 })
    const isTold = ({ text }: { text: string }) => text.includes('Northbay told meanwhile')
    expect(isTold(await visitPage(`${one.url}/en/cases`))).toBe(true)
    await redis.up()
    await untilPage(`${other.url}/en/cases`, isTold, 60_000)
    await expect.poll(() => health(other as RunningServer), { timeout: 10_000 }).toEqual([200, true])
  })
})
