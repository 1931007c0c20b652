import { expect, it } from 'vitest'
import { alertFor, lateMinutes } from './alert-rule'

const minute = 60_000
const now = 1000 * minute
const day = 1440 * minute

it.each([
  ['nothing waits', undefined, { dead: 0 }, undefined],
  ['what waits has just come', undefined, { dead: 0, oldest: now - 15 * minute }, undefined],
  ['it has waited too long', undefined, { dead: 0, oldest: now - 16 * minute }, 'trouble'],
  ['one was given up', undefined, { dead: 1 }, 'trouble'],
  ['that was told', { at: now - minute, dead: 1 }, { dead: 1 }, undefined],
  ['another one was given up', { at: now - minute, dead: 1 }, { dead: 2 }, 'trouble'],
  ['a day went by', { at: now - day, dead: 1 }, { dead: 1 }, 'trouble'],
  [
    'it is younger and fails',
    { at: now - minute, dead: 1 },
    { dead: 0, oldest: now, isFailing: true },
    undefined,
  ],
  ['it is mended', { at: now - minute, dead: 1 }, { dead: 0, oldest: now }, 'over'],
])('alerts when it is time to: %s', (_what, told, outbox, expected) => {
  expect(alertFor(told, outbox, now)).toBe(expected)
})

it('minutes late of the oldest delivery, 0 without one', () => {
  expect([lateMinutes({ dead: 0 }, now), lateMinutes({ dead: 0, oldest: now - 61 * minute }, now)]).toEqual([
    0, 61,
  ])
})
