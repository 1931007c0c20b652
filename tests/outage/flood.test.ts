import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type FaultServer, startFaultServer } from '../helpers/fault-server'
import { visitPage } from '../helpers/visit'

// Floods of well-formed invented addresses, in small and over loopback: what is kept depends on no render (S7, S10).
const token = 'a-token-of-the-tests'
const keptPages = ['/', '/en', '/en/product/1001', '/en/cases', '/en/about-us/news']
/** Each kind of address that somebody may make up without an end, and that no rule of addresses denies. */
const inventions: Record<string, (number: number) => string> = {
  record: (number) => `/en/product/9${number}0001`,
  article: (number) => `/en/article-detail/blog/${number}`,
  introduction: (number) => `/en/about-us/made-up-${number}`,
  frame: (number) => `/en/ai/made-up/${number}`,
  form: (number) => `/en/form/9${number}0001`,
  'page of a list': (number) => `/en/activity?pageNo=${900 + number}`,
  'page of news': (number) => `/en/about-us/news?type=AI&pageNo=${900 + number}`,
  'suffix of the framework': (number) => `/en/made-up-${number}.rsc`,
}
/** And of pages that nobody keeps: they would share the visitors' few renders. */
const unkept: typeof inventions = {
  preview: (number) => `/en/product/9${number}0001/preview`,
  'preview of a version': (number) => `/en/services/9${number}0001/preview`,
  'form with a gate': (number) => `/en/form/9${number}0001?gate=product~${number}~jumpBO`,
}
/** Gates that nothing has, behind a form that there is: they lead to it. */
const gates = (count: number) =>
  Array.from({ length: count }, (_, number) => `/en/form/4001?gate=product~9${number}~jumpBO`)
const all = (count: number, kinds = inventions) =>
  Object.values(kinds).flatMap((make) => Array.from({ length: count }, (_, number) => make(number)))

const visitAll = (site: RunningServer, paths: string[]) =>
  Promise.all(paths.map((path) => visitPage(site.url + path)))

describe('with embedded content', () => {
  let site: RunningServer
  beforeAll(async () => {
    site = await startServer({ METRICS_TOKEN: token })
    for (const path of [...keptPages, ...all(1)])
      await vi.waitFor(async () => expect((await visitPage(site.url + path)).status).not.toBe(503), 60_000)
  })
  afterAll(() => site?.stop())

  const renders = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const figures = await (await fetch(`${site.url}/api/metrics`, { headers })).text()
    return figures.match(/^site_render_seconds_count\{.*$/gm)
  }

  it('hundreds of invented addresses of every kind are 404 and cost no render', async () => {
    const before = await renders()
    const invented = all(50, { ...inventions, ...unkept })
    const [flood, kept, formPages] = await Promise.all([
      visitAll(site, invented),
      visitAll(site, keptPages),
      visitAll(site, gates(50)),
    ])
    expect(formPages.filter(({ status }) => status !== 307)).toEqual([])
    expect(flood.filter(({ status }) => status !== 404)).toEqual([])
    expect(kept.map(({ status }) => status)).toEqual(keptPages.map(() => 200))
    expect(before?.length).toBeGreaterThan(0)
    expect(await renders()).toEqual(before)
  })
})

describe('over a back end', () => {
  let backend: FaultServer
  let site: RunningServer
  beforeAll(async () => {
    backend = await startFaultServer()
    site = await startServer({ CONTENT_API_URL: backend.url })
    for (const path of keptPages)
      await vi.waitFor(async () => expect((await visitPage(site.url + path)).status).toBe(200), 60_000)
  })
  afterAll(async () => {
    await site?.stop()
    await backend?.close()
  })

  it('that hangs, cached pages are answered while every render hangs, and no more than a few wait', async () => {
    const { isAsked, release } = backend.hold(/^/)
    const searches = Array.from({ length: 150 }, (_, number) => `/en/activity?activityName=made-up-${number}`)
    const statuses: number[] = []
    const flood = [...all(60), ...searches].map(async (path) => {
      const { status, headers } = await visitPage(site.url + path)
      statuses.push(status)
      if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    })
    const asked = () =>
      [...backend.calls].flatMap(([call, count]) => (/\/9\d+0001$/.test(call) ? [count] : [])).length
    await isAsked
    await vi.waitFor(
      () => expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(100),
      30_000,
    )
    for (let round = 0; round < 10; round += 1) {
      const kept = await visitAll(site, keptPages)
      expect(kept.map(({ status }) => status)).toEqual(keptPages.map(() => 200))
      expect(kept.filter(({ headers }) => headers.get('x-nextjs-cache') === 'MISS')).toEqual([])
    }
    // Of 120 invented ids only those with a place have become calls; what was asked first still waits for its answer.
    expect(asked()).toBeLessThan(40)
    expect(statuses.length).toBeLessThan(flood.length)
    expect((await visitPage(`${site.url}/api/health`)).status).toBe(200)
    release()
    await Promise.all(flood)
    expect(statuses.filter((status) => ![200, 404, 503].includes(status))).toEqual([])
    await vi.waitFor(
      async () => expect((await visitPage(`${site.url}/en/form/91234567`)).status).toBe(404),
      30_000,
    )
  })
})
