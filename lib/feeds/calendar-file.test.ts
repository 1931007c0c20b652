import { describe, expect, it } from 'vitest'
import { calendarFile, calendarOf } from './calendar-file'

const zone = 'Asia/Shanghai'
const base = {
  uid: 'activity-1@northbay.example',
  title: 'A',
  url: 'https://www.northbay.example/activity/1',
}
const local = (text: string) => Date.parse(`${text}+08:00`)
const dates = (start: string, end: string) => {
  const file = calendarFile({ ...base, start: local(start), end: local(end) }, 0, zone)
  return file.split('\r\n').filter((line) => /^DT(?:START|END)/.test(line))
}

describe('the dates of a calendar file, in the site’s zone (D10)', () => {
  it.each([
    // Without a time: whole days, whose end is the day after the last (RFC 5545, 3.6.1).
    ['2026-11-30T00:00', '2026-11-30T00:00', 'DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261201'],
    ['2026-11-30T00:00', '2026-12-02T00:00', 'DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261203'],
    ['2026-12-30T00:00', '2026-12-31T23:59:59', 'DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270101'],
    ['2026-12-02T00:00', '2026-11-30T00:00', 'DTSTART;VALUE=DATE:20261202', 'DTEND;VALUE=DATE:20261203'],
    // With hours.
    ['2026-11-30T09:00', '2026-11-30T17:30', 'DTSTART:20261130T010000Z', 'DTEND:20261130T093000Z'],
    // Only the first day has an hour: the last one counts whole.
    ['2026-11-30T09:00', '2026-12-02T00:00', 'DTSTART:20261130T010000Z', 'DTEND:20261202T160000Z'],
    ['2026-11-30T09:00', '2026-11-30T00:00', 'DTSTART:20261130T010000Z', 'DTEND:20261130T160000Z'],
    // Without an end, or with one before its start, it lasts an hour.
    ['2026-11-30T09:00', '2026-11-30T09:00', 'DTSTART:20261130T010000Z', 'DTEND:20261130T020000Z'],
    ['2026-11-30T09:00', '2026-11-29T08:00', 'DTSTART:20261130T010000Z', 'DTEND:20261130T020000Z'],
  ])('%s – %s', (start, end, ...lines) => {
    expect(dates(start, end)).toEqual(lines)
  })
})

it('escapes and folds long texts of any language (RFC 5545, 3.1)', () => {
  const title = `峰会, 第一天; ${'很长的名字'.repeat(12)}`
  const event = { ...base, title, start: local('2026-11-30T09:00'), end: 0, place: '宁波' }
  const file = calendarFile(event, 0, zone)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`SUMMARY:峰会\\, 第一天\\; ${'很长的名字'.repeat(12)}\r\n`)
  expect(unfolded).toContain('LOCATION:宁波\r\n')
  expect(unfolded).toContain('UID:activity-1@northbay.example\r\n')
  expect(unfolded).toContain('https://www.northbay.example/activity/1\r\n')
})

it('names where a livestream can be watched', () => {
  const live = 'https://live.example/a'
  const start = local('2026-11-30T09:00')
  expect(calendarFile({ ...base, start, end: start, live }, 0, zone)).toContain(`DESCRIPTION:${live}\r\n`)
  expect(calendarFile({ ...base, start, end: start }, 0, zone)).not.toContain('DESCRIPTION')
})

it('escapes the name of a calendar', () => {
  expect(calendarOf([], 0, 'Asia/Shanghai', 'A, B; C\nD')).toContain('\r\nNAME:A\\, B\\; C D\r\n')
})
