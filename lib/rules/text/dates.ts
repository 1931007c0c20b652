import dayjs from 'dayjs'
import 'dayjs/locale/en.js'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import type { LocaleConfig } from '@/lib/i18n/locales'
import { isOneDay } from '../event/event-status'

type EventDates = {
  activityTimeStr?: string | undefined
  startDate: number
  endDate: number
}

dayjs.extend(utc)
dayjs.extend(timezone)

/** A long date in the page's language and the site's zone: 2026年03月12日 / Mar 12, 2026 (D12). `time` in epoch ms. */
export function longDate(time: number, localeConfig: LocaleConfig, zone: string): string {
  return dayjs(time).tz(zone).format(localeConfig.longDate)
}

/** The same with the hour: 2026年03月12日 09:30 / Mar 12, 2026 09:30, for pages that name the zone once. */
export function longDateTime(time: number, localeConfig: LocaleConfig, zone: string): string {
  return dayjs(time).tz(zone).format(`${localeConfig.longDate} HH:mm`)
}

/** The same with its zone, for whoever reads it elsewhere: 2026年03月12日 09:30 UTC+8. */
export function longZonedTime(time: number, localeConfig: LocaleConfig, zone: string): string {
  return `${longDateTime(time, localeConfig, zone)} ${offsetOf(time, zone)}`
}

/** A date as the media list writes it: 2026年03月12日 / 2026/03/12 (D12). `time` in epoch ms. */
export function mediaDate(time: number, localeConfig: LocaleConfig, zone: string): string {
  return dayjs(time).tz(zone).format(localeConfig.mediaDate)
}

/** `YYYY-MM-DD` in the zone, for `<time datetime>`. */
export function isoDay(time: number, zone: string): string {
  return dayjs(time).tz(zone).format('YYYY-MM-DD')
}

/**
 * A time as machines read it, in the zone: a day alone (2026-03-12) where the record names no hour, else with its
 * distance from UTC. `instant` always has the hour, where a reader takes nothing less.
 */
export function isoMoment(time: number, zone: string, precision: 'record' | 'instant' = 'record'): string {
  const moment = dayjs(time).tz(zone)
  const isDay = ['00:00:00', '23:59:59'].includes(moment.format('HH:mm:ss'))
  return moment.format(isDay && precision === 'record' ? 'YYYY-MM-DD' : 'YYYY-MM-DDTHH:mm:ssZ')
}

/** A moment in the zone with its distance from UTC, for tables that people sort: 2026-03-12 09:30:00 +08:00. */
export function zonedTime(time: number, zone: string): string {
  return dayjs(time).tz(zone).format('YYYY-MM-DD HH:mm:ss Z')
}

/** How far the zone is from UTC at a time: UTC+8. */
function offsetOf(time: number, zone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', 'UTC')
}

/** From when on a live room is open, with its zone for visitors elsewhere: 2026年11月24日 15:00 UTC+8; a day alone where no hour is named. */
export function openingTime(startDate: number, localeConfig: LocaleConfig, zone: string): string {
  const start = dayjs(startDate).tz(zone)
  if (start.format('HH:mm') === '00:00') return start.format(localeConfig.longDate)
  return longZonedTime(startDate, localeConfig, zone)
}

/** When an event takes place: one day with its hours, or first and last day (D12). Times in epoch ms. */
export function eventTime(
  startDate: number,
  endDate: number,
  localeConfig: LocaleConfig,
  zone: string,
): string {
  const [start, end] = [dayjs(startDate).tz(zone), dayjs(endDate).tz(zone)]
  const day = start.format(localeConfig.longDate)
  if (!isOneDay({ startDate, endDate }, zone)) return `${day} – ${end.format(localeConfig.longDate)}`
  const [opens, closes] = [start.format('HH:mm'), end.format('HH:mm')]
  if (opens === '00:00') return day
  // An end that is a day alone, or before its start, names no hour.
  const hasEnd = endDate > startDate && end.format('HH:mm:ss') !== '23:59:59'
  return `${day} ${hasEnd && opens !== closes ? `${opens}–${closes}` : opens}`
}

/** The same of an event's record: as it says itself, else from its dates; hours name their zone, in a list all of them alike. */
export function timeOfEvent(event: EventDates, localeConfig: LocaleConfig, zone: string): string {
  const { activityTimeStr, startDate, endDate } = event
  if (activityTimeStr) return activityTimeStr
  const time = eventTime(startDate, endDate, localeConfig, zone)
  return /\d:\d/.test(time) ? `${time} ${offsetOf(startDate, zone)}` : time
}
