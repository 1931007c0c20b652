import type { Locale } from '@/lib/i18n/locales'
import { isObject } from '@/lib/is-object'

const DAY_MINUTES = 1440

/** The clock of a zone as if it were UTC, epoch ms to the minute. */
function wallClock(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return Date.parse(`${format.format(time).replace(' ', 'T')}Z`)
}

const clock = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16)

/** Minutes that one zone is ahead of another; 0 where the browser does not know one of them, as `Etc/Unknown`, its own without a zone set. */
function minutesAhead(zone: string, own: string, now: number): number {
  try {
    return (wallClock(now, zone) - wallClock(now, own)) / 60_000
  } catch {
    return 0
  }
}

/** What 09:00 in the site's zone is on the editor's own clock at present; undefined where both go alike. */
export function ownTime(zone: string, own: string, locale: Locale, now = Date.now()): string | undefined {
  const ahead = minutesAhead(zone, own, now)
  if (ahead === 0) return undefined
  const minutes = 540 - ahead
  const day = Math.floor(minutes / DAY_MINUTES)
  const time = clock(minutes - day * DAY_MINUTES)
  if (locale === 'cn') {
    const words = day < 0 ? '前一天 ' : day > 0 ? '后一天 ' : ''
    return `按 ${zone} 的时间填写；那里的 09:00 目前是您这里（${own}）的${words}${words ? '' : ' '}${time}。`
  }
  const words = day < 0 ? ' the day before' : day > 0 ? ' the day after' : ''
  return `Time of ${zone}: 09:00 there is at present ${time}${words} where you are (${own}).`
}

/** The editor's configuration with every time in the site's zone, which it then says beside the field, and `note` in its hint. */
export function inZone<Held>(held: Held, zone: string, note?: string): Held {
  if (Array.isArray(held)) return held.map((item) => inZone(item, zone, note)) as Held
  if (!isObject(held)) return held
  const parts = Object.entries(held).map(([name, part]) => [name, inZone(part, zone, note)])
  const hint = [held.hint, note].filter(Boolean).join(' ').replace('。 ', '。')
  const more = held.widget === 'datetime' ? { input_timezone: zone, ...(hint && { hint }) } : {}
  return { ...Object.fromEntries(parts), ...more }
}
