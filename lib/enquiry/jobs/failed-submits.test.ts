import { beforeEach, expect, it, vi } from 'vitest'
import { failedSubmits, submitFailed } from '../outcome'
import type { Alert } from './channels'
import { watchSubmits } from './failed-submits'

const HOUR = 3_600_000
const told: Alert[] = []
const tell = async (alert: Alert) => void told.push(alert)

beforeEach(() => {
  told.length = 0
  Object.assign(failedSubmits, { count: 0, toldAt: Number.NEGATIVE_INFINITY })
})

it('people are notified of refused submits at once, then once an hour at most, of all that came since', async () => {
  expect(await watchSubmits(tell, 0), 'none failed').toBe(false)
  submitFailed()
  expect(await watchSubmits(tell, 1000)).toBe(true)
  for (let count = 0; count < 40; count++) submitFailed()
  expect(await watchSubmits(tell, 1000 + HOUR - 1)).toBe(false)
  expect(await watchSubmits(tell, 1000 + HOUR)).toBe(true)
  expect(await watchSubmits(tell, 1000 + 3 * HOUR), 'all is well').toBe(false)
  expect(told).toEqual([
    { kind: 'refused', count: 1 },
    { kind: 'refused', count: 40 },
  ])
})

it('when nobody could be notified, the next check tries again', async () => {
  submitFailed()
  const fails = () => Promise.reject(new Error('nobody could be told'))
  await expect(watchSubmits(fails, 0)).rejects.toThrow('nobody')
  submitFailed()
  expect(await watchSubmits(tell, 60_000)).toBe(true)
  expect(told).toEqual([{ kind: 'refused', count: 2 }])
})

it('the first one that fails has the jobs look at once, the others wait for them', () => {
  failedSubmits.onFirst = vi.fn()
  for (let count = 0; count < 40; count++) submitFailed()
  expect(failedSubmits.onFirst).toHaveBeenCalledTimes(1)
  failedSubmits.onFirst = undefined
})
