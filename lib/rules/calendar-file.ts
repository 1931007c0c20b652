export type CalendarEvent = {
  uid: string
  title: string
  start: number
  end: number
  place?: string | undefined
  url: string
}

const stamp = (time: number) => `${new Date(time).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Folds a line at 75 bytes without cutting a character (RFC 5545, 3.1). */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    const limit = lines.length === 0 ? 75 : 74
    if (Buffer.byteLength(current + character) > limit) {
      lines.push(current)
      current = ''
    }
    current += character
  }
  return [...lines, current].join('\r\n ')
}

/** An event as an iCalendar file (RFC 5545). Times in epoch ms; an event without a length lasts an hour. */
export function calendarFile(event: CalendarEvent, now: number): string {
  const end = event.end > event.start ? event.end : event.start + 3_600_000
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Northbay//Events//EN',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(event.start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
