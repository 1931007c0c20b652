import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import ical from 'ical-generator'

dayjs.extend(utc)
dayjs.extend(timezone)

export type CalendarEvent = {
  uid: string
  title: string
  start: number
  end: number
  place?: string | undefined
  url: string
  /** Where it can be watched. */
  live?: string | undefined
}

const DAY = 'YYYY-MM-DD'

/**
 * First moment and end of an event. Dates without a time are whole days, the last one included: RFC 5545 ends them
 * on the day after. An event without a length lasts an hour.
 */
function span(event: CalendarEvent, zone: string) {
  const [start, end] = [dayjs(event.start).tz(zone), dayjs(event.end).tz(zone)]
  const isDay = end.format('HH:mm') === '00:00' || end.format('HH:mm') === '23:59'
  const last = end.isBefore(start, 'day') ? start : end
  const dayAfter = dayjs.utc(last.format(DAY)).add(1, 'day')
  if (isDay && start.format('HH:mm') === '00:00')
    return { allDay: true, start: dayjs.utc(start.format(DAY)).toDate(), end: dayAfter.toDate() }
  const until = isDay && !end.isBefore(start, 'day') ? dayjs.tz(dayAfter.format(DAY), zone) : end
  const closes = until.isAfter(start) ? until : start.add(1, 'hour')
  return { start: start.toDate(), end: closes.toDate() }
}

/** A TEXT value (RFC 5545, 3.3.11): the library escapes those of events, not the calendar's name. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ')

/** Events as an iCalendar file (RFC 5545), a calendar with a name when it is one; times in epoch ms, days in the site's zone (D10). */
export function calendarOf(events: CalendarEvent[], now: number, zone: string, name?: string): string {
  const calendar = ical({ prodId: '//Website//Events//EN', ...(name && { name: escaped(name) }) })
  for (const event of events)
    calendar.createEvent({
      id: event.uid,
      summary: event.title,
      ...(event.place && { location: event.place }),
      ...(event.live && { description: event.live }),
      url: event.url,
      stamp: new Date(now),
      ...span(event, zone),
    })
  return `${calendar.toString()}\r\n`
}

/** One event as a file. */
export const calendarFile = (event: CalendarEvent, now: number, zone: string): string =>
  calendarOf([event], now, zone)
