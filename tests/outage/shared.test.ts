import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type FaultServer, startFaultServer } from '../helpers/fault-server'
import { describeWithRedis, type Redis, startRedis } from '../helpers/redis'
import { untilPage, visitPage } from '../helpers/visit'

// Two instances with disks of their own and one Redis (ADR 0017): what one knows, the other knows.
// Several processes that have rendered nothing yet start here at once.
vi.setConfig({ testTimeout: 120_000 })
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

describeWithRedis('instances that share a Redis', () => {
  let [one, other]: RunningServer[] = []
  beforeAll(async () => {
    backend = await startFaultServer()
    redis = await startRedis()
    one = await start()
    other = await start()
  }, 120_000)
  afterAll(async () => {
    await Promise.all(running.map((site) => site.stop()))
    await Promise.all([backend?.close(), redis?.remove()])
  })

  it('serve a page that one has made without asking the back end again', async () => {
    if (!one || !other || !backend) throw new Error('not started')
    await expect.poll(() => health(one as RunningServer)).toEqual([200, true])
    await expect.poll(() => health(other as RunningServer)).toEqual([200, true])
    const made = await visitPage(`${one.url}/en/cases`)
    // Pages go to Redis beside the answer: who asks at the same moment may be the quicker one.
    await expect.poll(() => redis?.has('*page:/en/cases')).toBe(true)
    const calls = backend.calls.get('POST example/list')
    await untilPage(
      `${other.url}/en/cases`,
      ({ headers }) => headers.get('etag') === made.headers.get('etag'),
      5000,
    )
    expect(backend.calls.get('POST example/list')).toBe(calls)
    // An answer goes around as well: another page of the same call asks nobody.
    const navigation = backend.calls.get('POST topNavigation/list')
    await visitPage(`${other.url}/en/periodical`)
    expect(backend.calls.get('POST topNavigation/list')).toBe(navigation)
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

  it('have one sitemap: what one has asked for, the other asks nobody, and while the back end is down neither needs it', async () => {
    if (!one || !other || !backend) throw new Error('not started')
    const sitemap = async (site: RunningServer) => {
      const index = await visitPage(`${site.url}/sitemap.xml`)
      const files = await visitPage(`${site.url}/sitemaps/en-products.xml`)
      return [index.status, index.text, files.status, files.text]
    }
    await untilPage(`${one.url}/sitemap.xml`, ({ status }) => status === 200, 60_000)
    const known = await sitemap(one)
    expect([known[0], known[2]]).toEqual([200, 200])
    const calls = () => Object.fromEntries(backend?.calls ?? [])
    let [before, seconds]: [Record<string, number>, number] = [{}, 0]
    // What an edit before this has set off at either is over: nobody has asked for anything for five seconds.
    const quietSeconds = () => {
      const last = before
      before = calls()
      seconds = JSON.stringify(last) === JSON.stringify(before) ? seconds + 1 : 0
      return seconds
    }
    await expect.poll(quietSeconds, { interval: 1000, timeout: 60_000 }).toBe(5)
    expect(await sitemap(other)).toEqual(known)
    expect(calls()).toEqual(before)
    await backend.fail('refuse')
    const late = await start()
    await expect.poll(() => health(late).then(([, cache]) => cache)).toBe(true)
    await expect.poll(() => sitemap(late), { timeout: 60_000 }).toEqual(known)
    await backend.fail(undefined)
    await late.stop()
  })

  it('an instance that starts while the back end is down shows what the others know (D13)', async () => {
    if (!one || !backend) throw new Error('not started')
    await visitPage(`${one.url}/en/product/1001`)
    await backend.fail('refuse')
    const late = await start()
    await expect.poll(() => health(late).then(([, cache]) => cache)).toBe(true)
    const { status, text } = await visitPage(`${late.url}/en/product/1001`)
    expect([status, text.includes('Northbay edited')]).toEqual([200, true])
    await backend.fail(undefined)
    await late.stop()
  })

  it('go on by themselves while Redis is gone or hangs, and hear of each other again when it is back', async () => {
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
    expect(await untilPage(`${other.url}/en/cases`, isTold, 20_000)).toBeLessThan(5000)
    await expect.poll(() => health(other as RunningServer), { timeout: 10_000 }).toEqual([200, true])
  })
})
