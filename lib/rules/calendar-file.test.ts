import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file'

it('writes an event as iCalendar: escaped, folded at 75 bytes, in UTC', () => {
  const file = calendarFile(
    {
      uid: 'activity-1@northbay.example',
      title: `峰会, 第一天; ${'很长的名字'.repeat(12)}`,
      start: Date.parse('2026-11-30T09:00:00+08:00'),
      end: Date.parse('2026-11-30T17:30:00+08:00'),
      place: '宁波',
      url: 'https://www.northbay.example/activity/1',
    },
    0,
  )
  expect(file).toContain('DTSTART:20261130T010000Z\r\nDTEND:20261130T093000Z')
  expect(file).toContain('SUMMARY:峰会\\, 第一天\\;')
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain('很长的名字'.repeat(12))
})

it('gives an event without a length an hour', () => {
  const start = Date.parse('2026-11-30T09:00:00Z')
  expect(calendarFile({ uid: '1', title: 'A', start, end: start, url: 'https://a.example' }, 0)).toContain(
    'DTEND:20261130T100000Z',
  )
})
