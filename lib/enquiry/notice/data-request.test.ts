import { expect, it } from 'vitest'
import { answerDue } from './data-request'

const due = (sent: string, dataRequestDays: number | undefined, zone = 'Asia/Shanghai') => {
  const time = answerDue({ created_at: Date.parse(sent) }, { dataRequestDays }, zone)
  return time === undefined ? undefined : new Date(time).toISOString()
}

it.each([
  ['a Thursday, three working weeks', '2026-11-26T08:00:00Z', 15, '2026-12-16T16:00:00.000Z'],
  ['a Friday evening that is Saturday here', '2026-11-27T17:00:00Z', 1, '2026-11-29T16:00:00.000Z'],
  ['a Sunday', '2026-11-29T04:00:00Z', 1, '2026-11-29T16:00:00.000Z'],
])('a request about own data is due on the last of its working days: %s', (_, sent, days, expected) => {
  expect(due(sent, days)).toBe(expected)
})

it('the change of the clock moves no day', () => {
  expect(due('2026-10-23T10:00:00Z', 1, 'Europe/Amsterdam')).toBe('2026-10-25T23:00:00.000Z')
})

it('another enquiry has no such day', () => expect(due('2026-11-26T08:00:00Z', undefined)).toBeUndefined())
