import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BusyError, concurrencyLimit } from './concurrency-limit'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A job that ends when told to. */
function job() {
  let end = () => undefined as unknown
  const ended = new Promise<string>((resolve) => {
    end = () => resolve('done')
  })
  const run = vi.fn(() => ended)
  return { run, end: () => end() }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('picture work under a limit', () => {
  it('is done two at a time, in order, failures included', async () => {
    const limited = concurrencyLimit(2)
    const [first, second, third] = [job(), job(), job()]
    const fails = vi.fn(() => Promise.reject(new Error('no picture')))
    const all = [limited(first.run), limited(fails), limited(second.run), limited(third.run)]
    await expect(all[1]).rejects.toThrow('no picture')
    await settle()
    expect([first, second, third].map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0])
    second.end()
    await settle()
    expect(third.run).toHaveBeenCalledTimes(1)
    first.end()
    third.end()
    expect(await Promise.all([all[0], all[2], all[3]])).toEqual(['done', 'done', 'done'])
  })

  it('is refused and counted at once when there is no room, and after ten seconds of waiting; a place given up is free again', async () => {
    const onRefused = vi.fn()
    const limited = concurrencyLimit(1, 2, 10_000, onRefused)
    const [running, queued, late] = [job(), job(), job()]
    const first = limited(running.run)
    const waiting = [limited(queued.run), limited(queued.run)].map((one) =>
      one.catch((error: unknown) => error),
    )
    await expect(limited(late.run)).rejects.toThrow(BusyError)
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await Promise.all(waiting)).every((error) => error instanceof BusyError)).toBe(true)
    expect(onRefused).toHaveBeenCalledTimes(3)
    const next = limited(late.run)
    running.end()
    await first
    late.end()
    expect(await next).toBe('done')
    expect(queued.run).not.toHaveBeenCalled()
  })
})
