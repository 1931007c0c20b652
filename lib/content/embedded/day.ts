import dayjs from 'dayjs'
import './times'

/** A stretch of time, epoch ms; `until` is outside. */
export type Span = { from: number; until: number }

let known: (Span & { zone: string }) | undefined

/** The day of a moment in a zone (D10). */
export function dayOf(now: number, zone: string): Span {
  if (known && known.zone === zone && known.from <= now && now < known.until) return known
  const start = dayjs(now).tz(zone).startOf('day')
  known = { zone, from: start.valueOf(), until: start.add(1, 'day').startOf('day').valueOf() }
  return known
}

export const isWithin = (now: number, { from, until }: Span) => from <= now && now < until
