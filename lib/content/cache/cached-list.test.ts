import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cachedList } from './cached-list'
import { expireTags } from './memory'

let asked = 0
let name = ''
const answers: (() => Promise<string[]>)[] = []
const find = () => {
  asked += 1
  return (answers.shift() ?? (async () => [`answer ${asked}`]))()
}

beforeEach((context) => {
  asked = 0
  answers.length = 0
  name = context.task.id
  vi.useFakeTimers({ now: 0, toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

it('is made once for all who ask, and from memory after that', async () => {
  const [a, b] = await Promise.all([cachedList(name, find), cachedList(name, find)])
  expect(a).toBe(b)
  expect(await cachedList(name, find)).toBe(a)
  expect(asked).toBe(1)
})

it('is made again once content was invalidated, or its time is over', async () => {
  await cachedList(name, find)
  expireTags(new Set(['news']))
  expect(await cachedList(name, find)).toEqual(['answer 2'])
  vi.advanceTimersByTime(61_000)
  expect(await cachedList(name, find)).toEqual(['answer 3'])
})

it('is made again in time, whatever the machine’s clock is set to meanwhile (ADR 0041)', async () => {
  vi.useFakeTimers({ now: 0 })
  await cachedList(name, find)
  for (const day of [1, -1]) {
    vi.setSystemTime(day * 86_400_000)
    await cachedList(name, find)
    expect(asked).toBe(1)
  }
  vi.advanceTimersByTime(61_000)
  expect(await cachedList(name, find)).toEqual(['answer 2'])
})

it('stays the last good one while its source fails, which is not called again at once', async () => {
  const good = await cachedList(name, find)
  expireTags('all')
  answers.push(() => Promise.reject(new Error('down')))
  expect(await cachedList(name, find)).toBe(good)
  expect(await cachedList(name, find)).toBe(good)
  expect(asked).toBe(2)
  vi.advanceTimersByTime(6000)
  expect(await cachedList(name, find)).toEqual(['answer 3'])
})

it('is the old one after a moment, while the new one takes long', async () => {
  const good = await cachedList(name, find)
  expireTags('all')
  let done: (value: string[]) => void = () => undefined
  answers.push(
    () =>
      new Promise((resolve) => {
        done = resolve
      }),
  )
  const asking = cachedList(name, find)
  await vi.advanceTimersByTimeAsync(500)
  expect(await asking).toBe(good)
  done(['late'])
  await vi.advanceTimersByTimeAsync(0)
  expect(await cachedList(name, find)).toEqual(['late'])
})

it('throws where it never was to be had', async () => {
  answers.push(() => Promise.reject(new Error('down')))
  await expect(cachedList(name, find)).rejects.toThrow('down')
})
