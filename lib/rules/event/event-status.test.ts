import { describe, expect, it } from 'vitest'
import { dayOf, enrolAction, eventPhase, guestColumns, isOneDay, liveButton } from './event-status'

const shanghai = (text: string) => Date.parse(`${text}+08:00`)
const zone = 'Asia/Shanghai'

describe('event phase by days of the site (§4, D10)', () => {
  const event = { startDate: shanghai('2026-11-20T09:00:00'), endDate: shanghai('2026-11-21T18:00:00') }
  it.each([
    ['the day before, last second', '2026-11-19T23:59:59', 'before'],
    ['the first day, first second', '2026-11-20T00:00:00', 'running'],
    ['before it opens on its first day', '2026-11-20T08:59:00', 'running'],
    ['the last day after it closed', '2026-11-21T23:59:59', 'running'],
    ['the day after, first second', '2026-11-22T00:00:00', 'over'],
  ])('%s', (_name, now, phase) => {
    expect(eventPhase(event, shanghai(now), zone)).toBe(phase)
  })
  it('counts the days of the site, not of the visitor or server', () => {
    const now = Date.parse('2026-11-21T16:30:00Z') // 22 November in Shanghai, 21 in London
    expect(eventPhase(event, now, zone)).toBe('over')
    expect(eventPhase(event, now, 'Europe/London')).toBe('running')
  })
  it.each([
    ['start = end', shanghai('2026-12-31T10:00:00'), shanghai('2026-12-31T10:00:00')],
    ['end before start counts as one day', shanghai('2026-12-31T10:00:00'), shanghai('2026-12-30T10:00:00')],
  ])('%s', (_name, startDate, endDate) => {
    const dates = { startDate, endDate }
    expect(eventPhase(dates, shanghai('2026-12-30T23:59:59'), zone)).toBe('before')
    expect(eventPhase(dates, shanghai('2026-12-31T23:59:59'), zone)).toBe('running')
    expect(eventPhase(dates, shanghai('2027-01-01T00:00:00'), zone)).toBe('over')
  })
  it('handles month ends and leap days', () => {
    expect(dayOf(shanghai('2028-02-29T23:59:59'), zone)).toBe('2028-02-29')
    expect(dayOf(Date.parse('2026-02-28T16:00:00Z'), zone)).toBe('2026-03-01')
  })
})

describe('buttons of an event (§2, §4, D11)', () => {
  it.each([
    ['before', 'https://l.example', 'reserve'],
    ['running', 'https://l.example', 'enter'],
    ['over', 'https://l.example', undefined],
    ['running', undefined, undefined],
  ] as const)('live button %s with %s', (phase, address, expected) => {
    expect(liveButton(phase, address)).toBe(expected)
  })
  it.each([
    ['no status', {}, 'running', undefined],
    ['over', { enrollStatus: 'OPEN', enrollTypeDict: 'FORM' }, 'over', { kind: 'over' }],
    [
      'form',
      { enrollStatus: 'OPEN', enrollTypeDict: 'FORM', enrollDetail: { id: '7' } },
      'before',
      { kind: 'form', formId: '7' },
    ],
    [
      'form without id',
      { enrollStatus: 'OPEN', enrollTypeDict: 'FORM' },
      'running',
      { kind: 'form', formId: '1' },
    ],
    [
      'link',
      { enrollStatus: 'OPEN', enrollTypeDict: 'LINK', thirdLink: 'https://t.example' },
      'running',
      { kind: 'link', href: 'https://t.example' },
    ],
    ['closed', { enrollStatus: 'CLOSED', enrollTypeDict: 'FORM' }, 'before', { kind: 'closed' }],
    ['closed and over', { enrollStatus: 'CLOSED' }, 'over', { kind: 'over' }],
    [
      'a form that cannot be read',
      { enrollStatus: 'OPEN', enrollTypeDict: 'FORM', enrollDetail: null },
      'before',
      undefined,
    ],
    ['link without address', { enrollStatus: 'OPEN' }, 'running', undefined],
  ] as const)('enrolment: %s', (_name, event, phase, expected) => {
    expect(enrolAction(event, phase, '1')).toEqual(expected)
  })
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 2],
    [5, 3],
    [9, 3],
  ])('%i guests stand in %i columns', (count, columns) => {
    expect(guestColumns(count)).toBe(columns)
  })
})

describe('an event of one day', () => {
  it.each([
    ['an afternoon', '2026-11-24T13:30:00', '2026-11-24T18:00:00', true],
    ['a moment', '2026-11-24T13:30:00', '2026-11-24T13:30:00', true],
    ['an end before its start', '2026-11-24T13:30:00', '2026-11-23T13:30:00', true],
    ['a night', '2026-11-24T22:00:00', '2026-11-25T02:00:00', false],
    ['three days', '2026-11-24T09:00:00', '2026-11-26T17:00:00', false],
  ])('is %s', (_, start, end, expected) => {
    expect(isOneDay({ startDate: shanghai(start), endDate: shanghai(end) }, zone)).toBe(expected)
  })
})
