import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { slices, whileAwaited } from './slices'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that nobody waits for, at the end of its slice. */
function behind() {
  const slice = slices(() => false)
  vi.advanceTimersByTime(10)
  const state = { goesOn: false }
  void slice.pause().then(() => {
    state.goesOn = true
  })
  return state
}

it('work that nobody waits for rests between its slices', async () => {
  const work = behind()
  expect(work.goesOn).toBe(false)
  await vi.advanceTimersByTimeAsync(10)
  expect(work.goesOn).toBe(true)
})

it('it stands still while a page is made, and goes on after it', async () => {
  let done = () => {}
  const page = whileAwaited(() => new Promise<void>((resolve) => (done = resolve)))
  const work = behind()
  await vi.advanceTimersByTimeAsync(100)
  expect(work.goesOn).toBe(false)
  done()
  await page
  await vi.advanceTimersByTimeAsync(10)
  expect(work.goesOn).toBe(true)
})

it('for a page that takes for ever it stands still no longer than a moment', async () => {
  let done = () => {}
  const page = whileAwaited(() => new Promise<void>((resolve) => (done = resolve)))
  const work = behind()
  await vi.advanceTimersByTimeAsync(300)
  expect(work.goesOn).toBe(true)
  done()
  await page
})
