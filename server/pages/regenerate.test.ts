import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BusyError, concurrencyLimit } from '@/lib/concurrency-limit'
import type { PageAddress } from './address'
import type { InnerAnswer } from './ask-next'
import { regenerator } from './regenerate'
import { limits, pageStore } from './store'
import { tagTimes } from './tags'

const address = (id: number): PageAddress => ({ key: `/cn/${id}`, locale: 'cn', url: `/${id}`, status: 200 })
const answered = (status: number, nonce: string): InnerAnswer => ({
  ...{ status, headers: {}, body: Buffer.from(`<html lang="en"><script nonce="${nonce}">`), nonce },
})

let now: number
beforeEach(() => {
  now = 10_000
})
afterEach(() => void vi.useRealTimers())

/** A Next that answers on request, and a store over no disk. */
function setUp() {
  const asked: { key: string; answer: (status: number) => void; fail: () => void }[] = []
  const disk = {
    ...{ get: async () => undefined, set: () => undefined, delete: () => undefined },
    close: async () => undefined,
  }
  const store = pageStore(disk, tagTimes(), limits, () => now)
  const regenerate = regenerator(
    store,
    ({ address: { key } }, nonce) =>
      new Promise((resolve, reject) => {
        asked.push({
          key,
          answer: (status) => resolve(answered(status, nonce)),
          fail: () => reject(new Error('no Next')),
        })
      }),
    {
      behind: concurrencyLimit(2),
      renewed: concurrencyLimit(8),
      part: concurrencyLimit(4),
      unknown: concurrencyLimit(2, 1),
    },
    { hosts: { media: [], frames: [] }, transforms: [] },
    () => now,
  )
  return { regenerate, asked, store }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('one render serves all who wait for a page (P8)', async () => {
  const { regenerate, asked } = setUp()
  const waiting = [1, 2, 3].map(() => regenerate.now(address(1), '', false))
  await settled()
  expect(asked).toHaveLength(1)
  asked[0]?.answer(200)
  expect(await Promise.all(waiting)).toEqual([{ isStored: true }, { isStored: true }, { isStored: true }])
})

it('a page and a part of it are requested one after the other: Next would make one of both, under one nonce', async () => {
  const { regenerate, asked, store } = setUp()
  const first = regenerate.now(address(1), '', false)
  await settled()
  asked[0]?.answer(200)
  await first
  const page = store.peek('/cn/1')
  if (!page) throw new Error('not kept')
  const part = regenerate.part(address(1), '', {}, page)
  const again = regenerate.now(address(1), '', true)
  await settled()
  expect(asked).toHaveLength(2)
  asked[1]?.answer(200)
  expect(await part).toEqual({ isStored: true })
  await settled()
  asked[2]?.answer(200)
  expect(await again).toEqual({ isStored: true })
})

it('an answer that was not cached comes back as it is', async () => {
  const { regenerate, asked } = setUp()
  const outcome = regenerate.now(address(1), '', false)
  await settled()
  asked[0]?.answer(404)
  expect(await outcome).toMatchObject({ isStored: false, answer: { status: 404 } })
})

it('makes two pages at a time behind, and one that is awaited beside them', async () => {
  const { regenerate, asked } = setUp()
  for (const id of [1, 2, 3]) regenerate.behind(address(id), '')
  await settled()
  expect(asked.map(({ key }) => key)).toEqual(['/cn/1', '/cn/2'])
  void regenerate.now(address(4), '', true)
  await settled()
  expect(asked.map(({ key }) => key)).toEqual(['/cn/1', '/cn/2', '/cn/4'])
  asked[0]?.answer(200)
  await settled()
  expect(asked.map(({ key }) => key)).toEqual(['/cn/1', '/cn/2', '/cn/4', '/cn/3'])
})

it('leaves a page that failed alone, longer each time, and never long', async () => {
  const { regenerate, asked } = setUp()
  const pauses: number[] = []
  for (let round = 0; round < 6; round += 1) {
    regenerate.behind(address(1), '')
    await settled()
    asked.at(-1)?.[round % 2 ? 'fail' : 'answer'](503)
    await settled()
    const began = now
    while (regenerate.isPaused('/cn/1')) now += 100
    pauses.push(now - began)
  }
  expect(asked).toHaveLength(6)
  expect(pauses).toEqual([500, 1000, 2000, 4000, 4000, 4000])
  regenerate.behind(address(1), '')
  await settled()
  asked.at(-1)?.answer(200)
  await settled()
  expect(regenerate.isPaused('/cn/1')).toBe(false)
})

it('addresses that were never rendered wait in a short queue of their own; cached pages are made anew beside them', async () => {
  const { regenerate, asked } = setUp()
  for (const id of [1, 2, 3]) void regenerate.now(address(id), '', false)
  await expect(regenerate.now(address(4), '', false)).rejects.toThrow(BusyError)
  // No render of that page has failed: it is not left alone.
  expect(regenerate.isPaused('/cn/4')).toBe(false)
  void regenerate.now(address(5), '', true)
  await settled()
  expect(asked.map(({ key }) => key)).toEqual(['/cn/1', '/cn/2', '/cn/5'])
})

it('a render that does not end gives its place and its turn back, and the page is left alone for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { regenerate, asked } = setUp()
  const waiting = [1, 2, 3].map((id) => regenerate.now(address(id), '', false))
  const refused = Promise.all(waiting.map((one) => expect(one).rejects.toThrow(BusyError)))
  await vi.advanceTimersByTimeAsync(19_000)
  expect([asked.length, regenerate.isPaused('/cn/1')]).toEqual([2, false])
  await vi.advanceTimersByTimeAsync(1000)
  expect([asked.length, regenerate.isPaused('/cn/1')]).toEqual([3, true])
  await vi.advanceTimersByTimeAsync(20_000)
  await refused
  const again = regenerate.now(address(1), '', false)
  await settled()
  asked[3]?.answer(200)
  expect(await again).toEqual({ isStored: true })
})
