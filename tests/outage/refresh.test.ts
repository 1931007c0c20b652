import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type FaultServer, startFaultServer } from '../helpers/fault-server'
import { untilWarm, visitPage } from '../helpers/visit'

const secret = 'a-secret-of-the-tests'
let backend: FaultServer
let site: RunningServer

const visit = (path: string) => visitPage(site.url + path)
const cached = async () => (await visit('/en/cases')).headers.get('x-nextjs-cache')
const refresh = (change: object, bearer = secret) =>
  fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: JSON.stringify(change),
  })

beforeAll(async () => {
  backend = await startFaultServer()
  site = await startServer({
    CONTENT_API_URL: backend.url,
    CONTENT_REVALIDATE_SECONDS: '600',
    REVALIDATE_SECRET: secret,
  })
  await untilWarm(site.url)
})
afterAll(async () => {
  await site?.stop()
  await backend?.close()
})

describe('POST /api/revalidate (D13)', () => {
  it('makes an edit visible with the next request, and not before', async () => {
    expect((await visit('/en/cases')).status).toBe(200)
    backend.setTitle('Northbay edited')
    expect((await visit('/en/cases')).text).not.toContain('Northbay edited')
    const answer = await refresh({ type: 'site', id: 2 })
    expect(await answer.json()).toMatchObject({ code: '200', data: { tags: ['site', 'site:2'] } })
    const { text, headers } = await visit('/en/cases')
    expect(text).toContain('Northbay edited')
    expect(headers.get('x-nextjs-cache')).toBe('MISS')
    // A render that was still under way at the refresh lets the page expire once more when it is over.
    await expect.poll(cached, { interval: 1500, timeout: 15_000 }).toBe('HIT')
  })

  it('of another type leaves a page alone', async () => {
    expect(await cached()).toBe('HIT')
    await refresh({ type: 'activity', id: 603 })
    expect((await visit('/en/cases')).headers.get('x-nextjs-cache')).toBe('HIT')
  })

  it('while the back end fails costs no page: the last good one stays', async () => {
    await backend.fail('HTTP 500')
    await refresh({ all: true })
    const { status, text } = await visit('/en/cases')
    expect([status, text.includes('Northbay edited')]).toEqual([200, true])
    await backend.fail(undefined)
    await refresh({ all: true })
    expect((await visit('/en/cases')).status).toBe(200)
  })

  it.each([
    ['without the secret', 'wrong', { all: true }, 401],
    ['for an unknown type', secret, { type: 'product/list' }, 400],
    ['for a misspelt type', secret, { type: 'prodcut', id: 1001 }, 400],
    ['for an id that is none', secret, { type: 'product', id: 'a b' }, 400],
    ['for nothing', secret, {}, 400],
  ])('refuses a call %s', async (_, bearer, change, status) => {
    const answer = await refresh(change, bearer)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      status,
      String(status),
    ])
  })
})

it('reaches a page too whose rendering began before the edit and ended after it', async () => {
  const { isAsked, release } = backend.hold(/^serviceAndSupport/)
  const early = visit('/en/services')
  await isAsked
  backend.setTitle('Northbay meanwhile')
  await refresh({ type: 'site', id: 2 })
  release()
  expect((await early).status).toBe(200)
  const isNew = async () => (await visit('/en/services')).text.includes('Northbay meanwhile')
  await expect.poll(isNew, { timeout: 10_000 }).toBe(true)
})

it('one call per endpoint for 200 visitors of an expired page (P8)', async () => {
  await visit('/en/cases')
  await refresh({ all: true })
  backend.calls.clear()
  const pages = await Promise.all(Array.from({ length: 200 }, () => visit('/en/cases')))
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
  await wait(500)
  expect(backend.calls.size).toBeGreaterThan(3)
  expect([...backend.calls].filter(([, count]) => count !== 1)).toEqual([])
})

it('serves no page of an instance with other content, not even under the same address (ADR 0008)', async () => {
  const demo = await startServer()
  // The refresh at a start may come between two visits.
  const label = async () => (await visitPage(`${demo.url}/en/cases`)).headers.get('x-nextjs-cache')
  await expect.poll(label, { timeout: 10_000 }).toBe('HIT')
  backend.setTitle('Northbay elsewhere')
  const other = await startServer({ CONTENT_API_URL: backend.url, SITE_URL: demo.url })
  try {
    await untilWarm(other.url)
    const { headers, text } = await visitPage(`${other.url}/en/cases`)
    expect(headers.get('x-nextjs-cache')).toBe('MISS')
    expect(text).toContain('Northbay elsewhere')
  } finally {
    await Promise.all([demo.stop(), other.stop()])
  }
})
