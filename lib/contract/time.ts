import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { LRUCache } from 'lru-cache'
import { env } from '@/lib/env'

dayjs.extend(utc)
dayjs.extend(timezone)

const form =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i
/** The end of 9999, the last year of four digits, ms: what is larger counts micro- or nanoseconds. */
const FARTHEST_MS = Date.parse('9999-12-31T23:59:59.999Z')
/** Numbers below are seconds: until 5138, where milliseconds end in 1973. */
const FIRST_MS = 1e11

/** No time is written in more signs. */
const LONGEST = 64

/** Reading a local time asks the zone's rules, some 20 µs each: lists of thousands ask for the same texts again and again. */
const parsedTimes = new LRUCache<string, number>({ max: 20_000 })

function isCalendarDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function offsetMinutes(offset: string): number {
  if (/^z$/i.test(offset)) return 0
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function parseText(text: string, zone: string): number | undefined {
  const [, date, hours = '00', minutes = '00', seconds = '00', fraction = '', offset] = form.exec(text) ?? []
  if (!date || !isCalendarDate(date)) return undefined
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const milliseconds = Math.floor(Number(`0.${fraction || '0'}`) * 1000)
  if (offset)
    return (
      Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`) + milliseconds - offsetMinutes(offset) * 60_000
    )
  return dayjs.tz(`${date} ${hours}:${minutes}:${seconds}`, zone).valueOf() + milliseconds
}

/** `[2026, 11, 27, 9, 0]`, as Java writes local times, with nanoseconds at most, as a text; undefined for other lists. */
function textOfParts(parts: unknown[]): string | undefined {
  if (parts.length < 3 || parts.length > 7) return undefined
  const [year, month, day, hours = '00', minutes = '00', seconds = '00'] = parts.map((part) =>
    Number.isInteger(part) ? String(part).padStart(2, '0') : '-',
  )
  return `${year}-${month}-${day} ${hours}:${minutes}:${seconds}`
}

/** The parts of `20261201` and `20261201093000`, of this century and the last; as epoch times they would be of 1970 and of 2612. */
function partsOfDigits(value: number | string): number[] | undefined {
  const [, ...parts] = /^\s*((?:19|20)\d\d)(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d))?\s*$/.exec(String(value)) ?? []
  return parts.length === 0 ? undefined : parts.filter((part) => part !== undefined).map(Number)
}

/** The ways of .NET, PHP and Java: milliseconds in `/Date(…)/`, days, hours, minutes and seconds without their zeros, a zone's name behind its offset. */
function fromPrograms(text: string): number | string {
  const [, epoch] = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/.exec(text) ?? []
  if (epoch) return Number(epoch)
  return text
    .replace(/\[[\w/+-]+\]$/, '')
    .replace(
      /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:([T ])(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?/,
      (_, year, _sign, month, day, between = '', ...clock) =>
        [year, ...[month, day].map(twoDigits)].join('-') +
        between +
        clock.slice(0, 3).filter(Boolean).map(twoDigits).join(':'),
    )
}
const twoDigits = (part: string) => part.padStart(2, '0')

/** Epoch milliseconds of a contract time (ISO 8601, local time in `zone`, a list of its parts, digits of a date, epoch ms or s); undefined when it is none. */
export function parseTime(value: unknown, zone: string = env().SITE_TIME_ZONE): number | undefined {
  if (typeof value === 'string' && value.length > LONGEST) return undefined
  const isOne = typeof value === 'number' || typeof value === 'string'
  const parts =
    (isOne && partsOfDigits(value)) || (typeof value === 'string' ? fromPrograms(value.trim()) : value)
  if (typeof parts === 'number') {
    const milliseconds = Math.abs(parts) < FIRST_MS ? parts * 1000 : parts
    return Math.abs(milliseconds) <= FARTHEST_MS ? milliseconds : undefined
  }
  const written = Array.isArray(parts) ? textOfParts(parts) : parts
  if (typeof written !== 'string') return undefined
  const key = `${zone} ${written}`
  const before = parsedTimes.get(key)
  if (before !== undefined) return before
  const parsed = parseText(written, zone)
  if (parsed !== undefined) parsedTimes.set(key, parsed)
  return parsed
}

/** The first days of .NET, SQL Server, OLE and Excel, as they come in times of every form. */
const firstDays = ['0001-01-01', '1753-01-01', '1899-12-30', '1900-01-01'].map((day) => Date.parse(day))
/** No zone is farther from UTC. */
const FARTHEST_ZONE_MS = 14 * 3_600_000

/** Offsets from UTC are whole quarters of an hour. */
const QUARTER_MS = 900_000

/** True for what databases and programs write for "no time": MySQL's zeros and what PHP makes of them, -1, the first day that one of them knows, the beginning of epoch time in a zone. */
export function isNoTime(value: unknown): boolean {
  if (value === 0 || value === -1) return true
  if (typeof value === 'string' && /^(?:0|-1|0000-00-00.*|0001-01-01.*|-0001-11-30.*)$/.test(value.trim()))
    return true
  const time = parseTime(value)
  if (time === undefined) return false
  const isBeginning = Math.abs(time) <= FARTHEST_ZONE_MS && time % QUARTER_MS === 0
  return isBeginning || firstDays.some((day) => Math.abs(time - day) <= FARTHEST_ZONE_MS)
}
