export type EventPhase = 'before' | 'running' | 'over'
export type EventDates = { startDate: number; endDate: number }

/** The day of a moment in a time zone, `YYYY-MM-DD` (D10). Intl alone, so that browsers need no date library for it. */
export function dayOf(time: number, zone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(time)
}

/** Where an event stands, by whole days of the site's zone (§4): before its first day, on its days, after its last. Times in epoch ms. */
export function eventPhase({ startDate, endDate }: EventDates, now: number, zone: string): EventPhase {
  const today = dayOf(now, zone)
  if (today > dayOf(Math.max(endDate, startDate), zone)) return 'over'
  return today < dayOf(startDate, zone) ? 'before' : 'running'
}

/** An event that begins and ends on one day. At dawn of that day nothing runs yet: it is today, not on now. */
export const isOneDay = ({ startDate, endDate }: EventDates, zone: string): boolean =>
  endDate <= startDate || dayOf(startDate, zone) === dayOf(endDate, zone)

/** The live button (§2, D11): only with a live address and not after the end; its name changes on the first day, and the badge stands beside `enter`. */
export function liveButton(
  phase: EventPhase,
  liveAddress: string | undefined,
): 'reserve' | 'enter' | undefined {
  if (liveAddress === undefined || phase === 'over') return undefined
  return phase === 'before' ? 'reserve' : 'enter'
}

export type Enrolment = {
  enrollStatus?: 'OPEN' | 'CLOSED' | undefined
  enrollTypeDict?: string | undefined
  /** null: it cannot be read, and no other form takes its place. */
  enrollDetail?: { id: string } | null | undefined
  thirdLink?: string | undefined
}
export type EnrolAction =
  | { kind: 'over' }
  | { kind: 'closed' }
  | { kind: 'form'; formId: string }
  | { kind: 'link'; href: string }

/** What the enrol footer offers (§4, D11): nothing without enrollStatus, disabled after the end and once it is closed, a form or a link before. */
export function enrolAction(
  event: Enrolment,
  phase: EventPhase,
  defaultFormId: string,
): EnrolAction | undefined {
  if (!event.enrollStatus) return undefined
  if (phase === 'over') return { kind: 'over' }
  if (event.enrollStatus === 'CLOSED') return { kind: 'closed' }
  if (event.enrollTypeDict === 'FORM')
    return event.enrollDetail === null
      ? undefined
      : { kind: 'form', formId: event.enrollDetail?.id ?? defaultFormId }
  return event.thirdLink === undefined ? undefined : { kind: 'link', href: event.thirdLink }
}

/** Columns of the guest grid: one, two or three by the number of guests (§2); four stand two by two, so that none stands alone. */
export function guestColumns(count: number): 1 | 2 | 3 {
  return count <= 1 ? 1 : count === 2 || count === 4 ? 2 : 3
}
