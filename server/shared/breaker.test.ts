import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { breaker } from './breaker'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<string>(() => undefined)
const answer = async () => 'answer'

it('begins unwell, so that a start waits for nothing, and turns well by a probe', async () => {
  const turns: boolean[] = []
  const { ask, probe, isWell } = breaker((well) => turns.push(well))
  expect([await ask(answer), isWell()]).toEqual([undefined, false])
  expect(await probe(answer)).toBe('answer')
  expect([await ask(answer), isWell(), turns]).toEqual(['answer', true, [true]])
})

it('one call waits 50 ms for a side that hangs, the next ones not at all, until a probe is answered', async () => {
  const { ask, probe } = breaker()
  await probe(answer)
  const first = ask(never)
  await vi.advanceTimersByTimeAsync(49)
  const call = vi.fn(never)
  void ask(call)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60)
  expect(await first).toBeUndefined()
  expect(await ask(call)).toBeUndefined()
  expect(call).toHaveBeenCalledTimes(1)
  await probe(answer)
  expect(await ask(answer)).toBe('answer')
})

it('a call that fails is undefined, and no error reaches the caller', async () => {
  const { ask, probe, isWell } = breaker()
  await probe(answer)
  expect(await ask(() => Promise.reject(new Error('closed')))).toBeUndefined()
  expect(isWell()).toBe(false)
  await expect(probe(() => Promise.reject(new Error('closed')))).rejects.toThrow('closed')
})

it('an answer that waits to be read while this process is busy is no miss', async () => {
  vi.useRealTimers()
  const { ask, probe } = breaker()
  await probe(answer)
  // As from a socket: it takes some turns of the event loop until the last byte is read.
  const inTurns = async () => {
    for (let turn = 0; turn < 4; turn++) await new Promise((next) => setImmediate(next))
    return 'answer'
  }
  const asked = ask(inTurns)
  for (const until = Date.now() + 80; Date.now() < until; );
  expect(await asked).toBe('answer')
})
