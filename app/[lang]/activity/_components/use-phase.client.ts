'use client'

import { useEffect, useState } from 'react'
import { type EventDates, type EventPhase, eventPhase } from '@/lib/rules/event/event-status'

/** An event's days and where it stood when its page was made. */
export type PhaseProps = EventDates & { zone: string; phase: EventPhase }

/** The phase of an event by the browser's clock: the page may have been cached yesterday (D10). */
export function usePhase({ startDate, endDate, zone, phase }: PhaseProps): EventPhase {
  const [current, setCurrent] = useState(phase)
  useEffect(
    () => setCurrent(eventPhase({ startDate, endDate }, Date.now(), zone)),
    [startDate, endDate, zone],
  )
  return current
}
