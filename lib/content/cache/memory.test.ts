import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { monotonicNow } from '@/lib/clock'
import { NotFoundError, UnavailableError } from '@/lib/contract/errors'
import { setSharedStore } from '@/lib/shared-store'
import { shareInMemory } from '@/tests/helpers/shared-store'
import { type Asking, expireTags, remember } from './memory'
import { share } from './shared-answers'
import { clearMemory, rememberedCount } from './store'

const asking = (more: Partial<Asking> = {}): Asking => ({
  key: 'cn GET product/1',
  tags: ['product', 'product:1'],
  ttlMs: 60_000,
  waitUntil: Date.now() + 2000,
  isEssential: true,
  kind: 'pages' as const,
  ...more,
})
const answers = (value: unknown) => vi.fn(async () => value)
const fails = () => vi.fn(() => Promise.reject(new UnavailableError('product/1', 'refused')))
const hangs = () => vi.fn(() => new Promise<never>(() => undefined))
const ask = (load: () => Promise<unknown>, more: Partial<Asking> = {}) => remember(asking(more), load)

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  clearMemory()
})
afterEach(() => {
  vi.useRealTimers()
  setSharedStore(undefined)
})

describe('memory', () => {
  it('shares a fresh answer and fetches it again when it is old', async () => {
    const load = answers('a')
    expect(await ask(load)).toEqual({ value: 'a', ageMs: 0, isLastGood: false })
    vi.advanceTimersByTime(59_000)
    expect(await ask(load)).toMatchObject({ value: 'a', ageMs: 59_000 })
    expect(load).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(2000)
    expect(await ask(answers('b'))).toEqual({ value: 'b', ageMs: 0, isLastGood: false })
  })

  it('takes the newer answer of another instance where its own is old (ADR 0017)', async () => {
    shareInMemory()
    await ask(answers('before the edit'))
    expireTags(new Set(['product']))
    vi.advanceTimersByTime(10)
    share(asking().key, { value: 'after it', at: monotonicNow(), tags: [] }, monotonicNow())
    const load = answers('asked again')
    expect(await ask(load)).toMatchObject({ value: 'after it', isLastGood: false })
    expect(load).not.toHaveBeenCalled()
  })

  it('makes one call for many askers (P8)', async () => {
    const load = answers('a')
    await Promise.all(Array.from({ length: 200 }, () => ask(load)))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('lets the last good answer stand in for a day, and tries again after two seconds', async () => {
    await ask(answers('a'))
    vi.advanceTimersByTime(3_600_000)
    const load = fails()
    expect(await ask(load)).toMatchObject({
      value: 'a',
      isLastGood: true,
      failure: expect.any(UnavailableError),
    })
    expect(await ask(load)).toMatchObject({ value: 'a', isLastGood: true })
    expect(load).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(2001)
    expect(await ask(answers('b'))).toMatchObject({ value: 'b', isLastGood: false })
    vi.advanceTimersByTime(86_400_001)
    await expect(ask(fails())).rejects.toThrow('refused')
  })

  it.each([
    ['a day back', -86_400_000],
    ['two days forward', 2 * 86_400_000],
  ])('does not mind a clock that goes %s (ADR 0041)', async (_, step) => {
    await ask(answers('a'))
    vi.setSystemTime(Date.now() + step)
    expect(await ask(fails())).toMatchObject({ value: 'a', isLastGood: false })
    vi.advanceTimersByTime(61_000)
    expect(await ask(fails())).toMatchObject({ value: 'a', isLastGood: true })
    vi.setSystemTime(Date.now() - step)
    vi.advanceTimersByTime(2001)
    expect(await ask(answers('b'))).toMatchObject({ value: 'b', isLastGood: false })
    await expect(ask(fails(), { key: 'new' })).rejects.toThrow('refused')
    vi.setSystemTime(Date.now() + step)
    vi.advanceTimersByTime(1001)
    expect(await ask(answers('c'), { key: 'new' })).toMatchObject({ value: 'c' })
  })

  it('waits its share for a hanging call when it has something else', async () => {
    await ask(answers('a'))
    vi.advanceTimersByTime(61_000)
    const waiting = ask(hangs(), { waitUntil: Date.now() + 2000 })
    await vi.advanceTimersByTimeAsync(2001)
    expect(await waiting).toMatchObject({ value: 'a', isLastGood: true })
    clearMemory()
    const without = expect(
      ask(hangs(), { isEssential: false, waitUntil: Date.now() + 2000 }),
    ).rejects.toThrow('share of the time')
    await vi.advanceTimersByTimeAsync(2001)
    await without
  })

  it('does not wait twice for what just failed', async () => {
    const load = fails()
    await expect(ask(load)).rejects.toThrow('refused')
    await expect(ask(load)).rejects.toThrow('refused')
    expect(load).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1001)
    expect(await ask(answers('a'))).toMatchObject({ value: 'a' })
  })

  it('deletes what is proven not to exist', async () => {
    await ask(answers('a'))
    expireTags(new Set(['product:1']))
    await expect(ask(() => Promise.reject(new NotFoundError('product/1')))).rejects.toThrow(NotFoundError)
    await expect(ask(fails())).rejects.toThrow('refused')
  })

  it('expires by tag: stale at once, still the last good', async () => {
    await ask(answers('a'))
    expect(expireTags(new Set(['news']))).toBe(0)
    expect(expireTags(new Set(['product']))).toBe(1)
    expect(await ask(fails())).toMatchObject({ value: 'a', isLastGood: true })
    expect(expireTags('all')).toBe(1)
    expect(await ask(answers('b'))).toMatchObject({ value: 'b', isLastGood: false })
  })

  it('takes no answer for fresh that was requested before an edit', async () => {
    let land: (value: string) => void = () => undefined
    const early = ask(() => new Promise((resolve) => (land = resolve)))
    expireTags(new Set(['product']))
    const late = ask(answers('after the edit'))
    land('before the edit')
    expect(await late).toMatchObject({ value: 'after the edit' })
    expect(await early).toMatchObject({ value: 'after the edit' })
    expect(await ask(answers('asked again'))).toMatchObject({ value: 'after the edit' })
  })

  describe('a slow answer from before an edit (the clock)', () => {
    /** Three calls of one record: before the edit, after it, and in an outage; the first lands on request. */
    const slow = () => {
      let land: (value: string) => void = () => undefined
      let fail: (error: Error) => void = () => undefined
      const early = ask(
        () =>
          new Promise<string>((resolve, reject) => {
            land = resolve
            fail = reject
          }),
      )
      expireTags(new Set(['product:1']))
      return { early, land: (value: string) => land(value), fail: (error: Error) => fail(error) }
    }

    it('neither overwrites the newer one nor comes back in an outage', async () => {
      const { early, land } = slow()
      expect(await ask(answers('new'))).toMatchObject({ value: 'new' })
      land('old')
      expect(await early).toMatchObject({ value: 'new' })
      expect(await ask(answers('unasked'))).toMatchObject({ value: 'new', isLastGood: false })
      expireTags('all')
      expect(await ask(fails())).toMatchObject({ value: 'new', isLastGood: true })
    })

    it('does not bring a removed record back', async () => {
      const { early, land } = slow()
      await expect(ask(() => Promise.reject(new NotFoundError('product/1')))).rejects.toThrow(NotFoundError)
      land('removed since')
      await early
      await expect(ask(fails())).rejects.toThrow('refused')
    })

    it('keeps an answer that came since a call that fails, and counts no failure', async () => {
      for (const error of [new NotFoundError('product/1'), new UnavailableError('product/1', 'refused')]) {
        clearMemory()
        const { early, fail } = slow()
        const outcome = expect(early).rejects.toThrow(error)
        await ask(answers('new'))
        fail(error)
        await outcome
        expect(await ask(answers('unasked'))).toMatchObject({ value: 'new', isLastGood: false })
      }
    })

    it('stays outrun when a later edit and a failed call lie between', async () => {
      const { early, land } = slow()
      await expect(ask(fails())).rejects.toThrow('refused')
      vi.advanceTimersByTime(1001)
      expect(await ask(answers('new'))).toMatchObject({ value: 'new' })
      land('old')
      await early
      expect(await ask(answers('unasked'))).toMatchObject({ value: 'new', isLastGood: false })
    })

    it('is shown where it is all there is, but a page lives on it for seconds only', async () => {
      const { early, land } = slow()
      land('old')
      expect(await early).toMatchObject({ value: 'old', isLastGood: true })
      expect(await ask(answers('new'))).toMatchObject({ value: 'new', isLastGood: false })
    })
  })

  it('keeps searches apart: any number of them pushes no page out', async () => {
    await ask(answers('page'))
    const large = 'x'.repeat(1024 * 1024)
    for (let number = 0; number < 80; number += 1)
      await ask(answers(large), { key: `search ${number}`, kind: 'searches' })
    expect(await ask(fails())).toMatchObject({ value: 'page', isLastGood: false })
  })

  it('bounds searches by their number too: a thousand empty answers, however many are invented', async () => {
    for (let number = 0; number < 1500; number += 1)
      await ask(answers({ data: [], total: 0 }), { key: `search ${number}`, kind: 'searches' })
    expect(rememberedCount().searches).toBe(1000)
  })

  it('counts what answers take: Chinese texts two bytes a letter', async () => {
    const large = '文'.repeat(512 * 1024)
    for (let number = 0; number < 20; number += 1)
      await ask(answers(large), { key: `search ${number}`, kind: 'searches' })
    expect(rememberedCount().searches).toBe(7)
  })
})
