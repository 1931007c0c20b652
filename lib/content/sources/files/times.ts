import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { type PublicationStatus, publicationStatusOf } from '@/lib/contract/restrict'
import { parseTime } from '@/lib/contract/time'

dayjs.extend(utc)
dayjs.extend(timezone)

const relative = /^today(?:([+-]\d{1,4})d)?(?: (\d{2}):(\d{2}))?$/

/** The day that was last asked for, from and until (epoch ms), and what relative times mean on it: the zone's rules take 0.2 ms to ask. */
let day = { zone: '', from: 0, until: 0, times: new Map<string, string>() }

/** The day of a moment in a zone (D10): `until` is the next day's begin. */
export function dayOf(now: number, zone: string): typeof day {
  if (day.zone === zone && day.from <= now && now < day.until) return day
  const start = dayjs(now).tz(zone).startOf('day')
  const until = start.add(1, 'day').startOf('day').valueOf()
  day = { zone, from: start.valueOf(), until, times: new Map() }
  return day
}

/** `today-2d 14:00` → `YYYY-MM-DD HH:mm:ss` in the zone; any other text comes back unchanged. `now` in epoch ms. */
export function resolveRelativeTime(text: string, now: number, zone: string): string {
  const match = relative.exec(text.trim())
  if (!match) return text
  const { from, times } = dayOf(now, zone)
  const before = times.get(text)
  if (before !== undefined) return before
  const [, days = '0', hours = '00', minutes = '00'] = match
  const date = dayjs(from).tz(zone).add(Number(days), 'day').format('YYYY-MM-DD')
  const time = `${date} ${hours}:${minutes}:00`
  times.set(text, time)
  return time
}

/** Epoch ms of a time as files write it, `today-2d` too; undefined for what is none. */
export function momentOf(written: unknown, now: number, zone: string): number | undefined {
  if (typeof written === 'number') return parseTime(written, zone)
  return typeof written === 'string' ? parseTime(resolveRelativeTime(written, now, zone), zone) : undefined
}

/** The publication status of a record of a file (D31); `now` in epoch ms. */
export const publicationStatusAt = (
  record: Record<string, unknown>,
  now: number,
  zone: string,
): PublicationStatus => publicationStatusOf(record, (written) => momentOf(written, now, zone))

/** The first moment after `now` at which one of the records comes or goes by itself (D31), epoch ms; infinite when none does. */
export function nextMoment(records: readonly Record<string, unknown>[], now: number, zone: string): number {
  let next = Number.POSITIVE_INFINITY
  for (const { publishAt, expireAt } of records)
    for (const written of [publishAt, expireAt]) {
      const at = written === undefined ? undefined : momentOf(written, now, zone)
      if (at !== undefined && at > now) next = Math.min(next, at)
    }
  return next
}
