import { describe, expect, it } from 'vitest'
import { localeConfigs } from '@/lib/i18n/locales'
import { eventTime, isoDay, longDate, mediaDate, openingTime, timeOfEvent } from './dates'

const { cn, en } = localeConfigs
const zone = 'Asia/Shanghai'
const at = (text: string) => Date.parse(text)

describe('long dates and media dates per language (§9, D12)', () => {
  it.each([
    ['2026-03-12T04:00:00Z', zone, '2026年03月12日', 'Mar 12, 2026', '2026年03月12日', '2026/03/12'],
    // One second before and after midnight of the site, whatever the day is elsewhere.
    ['2026-02-28T15:59:59Z', zone, '2026年02月28日', 'Feb 28, 2026', '2026年02月28日', '2026/02/28'],
    ['2026-02-28T16:00:00Z', zone, '2026年03月01日', 'Mar 1, 2026', '2026年03月01日', '2026/03/01'],
    ['2024-02-29T00:00:00Z', 'UTC', '2024年02月29日', 'Feb 29, 2024', '2024年02月29日', '2024/02/29'],
    [
      '2026-12-31T23:30:00Z',
      'America/New_York',
      '2026年12月31日',
      'Dec 31, 2026',
      '2026年12月31日',
      '2026/12/31',
    ],
  ])('%s in %s', (time, where, cnLong, enLong, cnMedia, enMedia) => {
    const ms = at(time)
    expect([longDate(ms, cn, where), longDate(ms, en, where)]).toEqual([cnLong, enLong])
    expect([mediaDate(ms, cn, where), mediaDate(ms, en, where)]).toEqual([cnMedia, enMedia])
  })

  it('name the day for machines in the site’s zone', () => {
    expect(isoDay(at('2026-02-28T16:00:00Z'), zone)).toBe('2026-03-01')
  })
})

describe('the time of an event', () => {
  it.each([
    [
      '2026-11-20T01:00:00Z',
      '2026-11-22T10:00:00Z',
      '2026年11月20日 – 2026年11月22日',
      'Nov 20, 2026 – Nov 22, 2026',
    ],
    [
      '2026-11-21T05:30:00Z',
      '2026-11-21T10:00:00Z',
      '2026年11月21日 13:30–18:00',
      'Nov 21, 2026 13:30–18:00',
    ],
    ['2026-11-21T05:30:00Z', '2026-11-21T05:30:00Z', '2026年11月21日 13:30', 'Nov 21, 2026 13:30'],
    ['2026-11-20T16:00:00Z', '2026-11-21T15:59:59Z', '2026年11月21日', 'Nov 21, 2026'],
    // An end that is a day alone, or before its start, says nothing of when the event closes.
    ['2026-06-05T01:00:00Z', '2026-06-04T16:00:00Z', '2026年06月05日 09:00', 'Jun 5, 2026 09:00'],
    ['2026-06-05T01:00:00Z', '2026-06-05T15:59:59Z', '2026年06月05日 09:00', 'Jun 5, 2026 09:00'],
    ['2026-06-05T01:00:00Z', '2026-06-03T10:00:00Z', '2026年06月05日 09:00', 'Jun 5, 2026 09:00'],
    [
      '2026-11-30T15:00:00Z',
      '2026-11-30T17:00:00Z',
      '2026年11月30日 – 2026年12月01日',
      'Nov 30, 2026 – Dec 1, 2026',
    ],
  ])('%s to %s', (start, end, cnText, enText) => {
    expect(eventTime(at(start), at(end), cn, zone)).toBe(cnText)
    expect(eventTime(at(start), at(end), en, zone)).toBe(enText)
  })
})

describe('the time of an event as text', () => {
  const hours = { startDate: at('2026-11-24T07:00:00Z'), endDate: at('2026-11-24T08:00:00Z') }
  const days = { ...hours, endDate: at('2026-11-26T08:00:00Z') }

  it.each([
    ['its own words', { ...hours, activityTimeStr: 'Tuesdays' }, 'Tuesdays'],
    ['hours', hours, 'Nov 24, 2026 15:00–16:00 UTC+8'],
    ['days', days, 'Nov 24, 2026 – Nov 26, 2026'],
  ])('%s', (_, event, text) => {
    expect(timeOfEvent(event, en, zone)).toBe(text)
  })
})

it.each([
  ['2026-11-24T07:00:00Z', zone, '2026年11月24日 15:00 UTC+8', 'Nov 24, 2026 15:00 UTC+8'],
  ['2026-07-01T07:30:00Z', 'Europe/Amsterdam', '2026年07月01日 09:30 UTC+2', 'Jul 1, 2026 09:30 UTC+2'],
  // No hour in the record: no hour is promised.
  ['2026-11-23T16:00:00Z', zone, '2026年11月24日', 'Nov 24, 2026'],
])('a live room that opens %s in %s says so with its zone', (time, where, ...texts) => {
  expect([cn, en].map((localeConfig) => openingTime(at(time), localeConfig, where))).toEqual(texts)
})
