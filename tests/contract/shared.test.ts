import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type FaultServer, startFaultServer } from '../helpers/fault-server'
import { describeWithRedis, type Redis, startRedis } from '../helpers/redis'
import { untilPage, visitPage } from '../helpers/visit'

// Two instances with disks of their own and one Redis (ADR 0017): what one knows, the other knows.
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

  it('show an edit told to one of them within two seconds (S6)', async () => {
    if (!one || !other || !backend) throw new Error('not started')
    await visitPage(`${other.url}/en/cases`)
    backend.setTitle('Northbay edited')
    await tell(one, { type: 'site', id: 2 })
    const isEdited = ({ text }: { text: string }) => text.includes('Northbay edited')
    expect(await untilPage(`${other.url}/en/cases`, isEdited, 10_000)).toBeLessThan(2000)
    expect(isEdited(await visitPage(`${one.url}/en/cases`))).toBe(true)
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
