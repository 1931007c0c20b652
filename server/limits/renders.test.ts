import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BusyError } from '@/lib/concurrency-limit'
import { busy } from './busy'
import { limitRenders, renderLimits } from './renders'

let server: Server | undefined
afterEach(() => {
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
})

let hasRoom = true
const limits = { atOnce: 2, maxQueued: 1, waitMs: 60_000 }

/** A site that answers on request; what it has begun, in order. */
async function serve(waitMs = limits.waitMs) {
  const begun: string[] = []
  const held: (() => void)[] = []
  const handle: RequestListener = (request, response) => {
    begun.push(request.url ?? '')
    held.push(() => response.end('here'))
  }
  const all = { ...limits, waitMs }
  const renders = renderLimits({ visitor: all, call: all }, () => hasRoom)
  const made = createServer(limitRenders(handle, busy, renders, async () => false)).listen(0)
  server = made
  await once(made, 'listening')
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${(made.address() as AddressInfo).port}${path}`, init)
  return { ask, begun, release: () => held.splice(0).forEach((end) => void end()) }
}

describe('searches and filtered lists at once (S7)', () => {
  it('one that does not end is answered 503 after twenty seconds, and its place is free', async () => {
    const { ask, begun, release } = await serve()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const hanging = [1, 2].map((number) => ask(`/api/search?q=${number}`))
    while (begun.length < 2) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    expect((await Promise.all(hanging)).map(({ status }) => status)).toEqual([503, 503])
    const next = ask('/api/search?q=3')
    await vi.waitFor(() => expect(begun).toHaveLength(3), 15_000)
    release()
    expect((await next).status).toBe(200)
  })

  it.each([
    ['pages', '/en/activity?activityName=', 'text/html'],
    ['calls', '/api/internal/activity/list?x=', 'application/json'],
    ['suggestions', '/api/search?q=', 'application/json'],
  ])('%s beyond the line are answered 503 with Retry-After, all else goes on', async (_, path, type) => {
    const { ask, begun, release } = await serve()
    const taken = [1, 2, 3].map((number) => ask(`${path}${number}`))
    await vi.waitFor(() => expect(begun).toHaveLength(2), 15_000)
    const refused = await vi.waitFor(async () => {
      const answer = await ask(`${path}4`, { signal: AbortSignal.timeout(300) })
      expect(answer.status).toBe(503)
      return answer
    }, 15_000)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('content-type')).toContain(type)
    expect(refused.headers.get('cache-control')).toContain('no-store')
    const others = ['/api/health', '/assets/a.png', '/_next/static/a.js', '/en/__missing']
    const answers = Promise.all(others.map((other) => ask(other)))
    await vi.waitFor(() => expect(begun).toEqual(expect.arrayContaining(others)), 15_000)
    expect(begun).not.toContain(`${path}3`)
    const done = Promise.all(taken)
    await vi.waitFor(() => {
      release()
      expect(begun).toContain(`${path}3`)
    }, 15_000)
    release()
    expect((await done).map(({ status }) => status)).toEqual([200, 200, 200])
    await answers
  })

  it('do not wait for ever', async () => {
    const { ask, begun, release } = await serve(50)
    const taken = [1, 2].map((number) => ask(`/search?q=${number}`))
    await vi.waitFor(() => expect(begun).toHaveLength(2), 15_000)
    expect((await ask('/search?q=3')).status).toBe(503)
    release()
    await Promise.all(taken)
  })

  it('of visitors who left give their place back and are not begun', async () => {
    const { ask, begun, release } = await serve()
    const gone = new AbortController()
    const left = [1, 2].map((number) => ask(`/a?${number}`, { signal: gone.signal }).catch(() => 'left'))
    await vi.waitFor(() => expect(begun).toHaveLength(2), 15_000)
    gone.abort()
    await Promise.all(left)
    const answer = ask('/a?3')
    await vi.waitFor(() => expect(begun).toContain('/a?3'), 15_000)
    release()
    expect((await answer).status).toBe(200)
  })

  it('are refused while the heap has no room, and answered again when it has', async () => {
    hasRoom = false
    const { ask, begun, release } = await serve()
    const answer = await ask('/search?q=1')
    expect([answer.status, begun]).toEqual([503, []])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    hasRoom = true
    const later = ask('/search?q=2')
    await vi.waitFor(() => expect(begun).toEqual(['/search?q=2']), 15_000)
    release()
    expect((await later).status).toBe(200)
  })
})

it('an address that was never rendered stands in no way of a cached page that is made anew, nor of one behind', async () => {
  const one = { atOnce: 1, maxQueued: 0, waitMs: 1000 }
  const renders = renderLimits({ unknown: one }, () => true)
  const never = new Promise<never>(() => undefined)
  void renders.unknown(() => never)
  await expect(renders.unknown(async () => 'second')).rejects.toThrow(BusyError)
  expect(await renders.renewed(async () => 'renewed')).toBe('renewed')
  expect(await renders.behind(async () => 'behind')).toBe('behind')
})
