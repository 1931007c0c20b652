import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { LRUCache } from 'lru-cache'
import { env } from '@/lib/env'

dayjs.extend(utc)
dayjs.extend(timezone)

const form =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i
/** The largest time value that a JavaScript Date can hold, ms. */
const FARTHEST_MS = 8.64e15

/** No time is written in more signs. */
const LONGEST = 64

/** Reading a local time asks the zone's rules, some 20 µs each: lists of thousands ask for the same texts again and again. */
const known = new LRUCache<string, number>({ max: 20_000 })

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

/** Epoch milliseconds of a contract time (ISO 8601, local time in `zone`, or epoch ms); undefined when it is none. */
export function parseTime(value: string | number, zone: string = env().SITE_TIME_ZONE): number | undefined {
  if (typeof value === 'number') return Math.abs(value) <= FARTHEST_MS ? value : undefined
  if (value.length > LONGEST) return undefined
  const text = value.trim()
  const key = `${zone} ${text}`
  const before = known.get(key)
  if (before !== undefined) return before
  const parsed = parseText(text, zone)
  if (parsed !== undefined) known.set(key, parsed)
  return parsed
}
