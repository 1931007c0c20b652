import { describe, expect, it } from 'vitest'
import { activityQuery, filterSearch, mediaQuery, wireRange } from './list-query'

const nothing = { places: [], activityTypes: [], activityName: '', pageNo: 1 }

describe('filters of the event list from its address (D15)', () => {
  it.each([
    ['nothing', {}, nothing],
    [
      'every filter',
      {
        startDate: '2026-11-01',
        endDate: '2026-11-30',
        place: ['上海', '上海', ' 深圳 '],
        activityType: 'SALON',
        activityName: ' 峰会 ',
        pageNo: '3',
      },
      {
        startDate: '2026-11-01',
        endDate: '2026-11-30',
        places: ['上海', '深圳'],
        activityTypes: ['SALON'],
        activityName: '峰会',
        pageNo: 3,
      },
    ],
    [
      'end before start',
      { startDate: '2026-11-30', endDate: '2026-11-01' },
      { ...nothing, startDate: '2026-11-01', endDate: '2026-11-30' },
    ],
    ['days that do not exist', { startDate: '2026-02-30', endDate: 'tomorrow' }, nothing],
    ['pageNo 0', { pageNo: '0' }, nothing],
    ['pageNo -1', { pageNo: '-1' }, nothing],
    ['pageNo abc', { pageNo: 'abc' }, nothing],
    ['pageNo 9999', { pageNo: '9999' }, { ...nothing, pageNo: 9999 }],
    ['wildcards are letters', { activityName: '%_' }, { ...nothing, activityName: '%_' }],
    ['emoji', { activityName: '🚢🚢' }, { ...nothing, activityName: '🚢🚢' }],
    ['empty values', { place: '', activityName: '' }, nothing],
  ])('%s', (_name, query, expected) => {
    expect(activityQuery(query)).toEqual(expected)
  })
  it('cuts a keyword of 10,000 characters', () => {
    expect(activityQuery({ activityName: 'x'.repeat(10_000) }).activityName).toHaveLength(100)
  })
  it('reads the media filters', () => {
    expect(mediaQuery({ resourceType: ['a', 'b'], titleContent: 't', startDate: '2026-01-01' })).toEqual({
      startDate: '2026-01-01',
      resourceTypes: ['a', 'b'],
      titleContent: 't',
      pageNo: 1,
    })
  })
})

it('sends the start of the first day and the end of the last (§4)', () => {
  expect(wireRange({ startDate: '2026-11-01', endDate: '2026-11-02' })).toEqual({
    startDate: '2026-11-01 00:00:00',
    endDate: '2026-11-02 23:59:59',
  })
  expect(wireRange({})).toEqual({})
})

it('writes equal filters as equal addresses', () => {
  expect(filterSearch({ place: ['上海', '深圳'], activityName: '' })).toBe(
    `?place=${encodeURIComponent('上海')}&place=${encodeURIComponent('深圳')}`,
  )
  expect(filterSearch({ place: [], activityName: undefined })).toBe('')
})
