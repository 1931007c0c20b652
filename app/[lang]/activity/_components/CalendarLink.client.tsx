'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { type EventPhase, eventPhase, liveButton } from '@/lib/rules/event/event-status'

type Props = {
  startDate: number
  endDate: number
  zone: string
  phase: EventPhase
  href: string
  /** Set: before its days the live button has a calendar link beside it. */
  liveAddress: string | undefined
  label: string
}

/** The link to the calendar file, for events that are not over; checked by the browser's clock too, as the page may be cached (D10). */
export function CalendarLink({ startDate, endDate, zone, phase, href, liveAddress, label }: Props) {
  const [current, setCurrent] = useState(phase)
  useEffect(
    () => setCurrent(eventPhase({ startDate, endDate }, Date.now(), zone)),
    [startDate, endDate, zone],
  )
  if (current === 'over' || liveButton(current, liveAddress) === 'reserve') return null
  return (
    <a href={href} download>
      <Icon name="calendar" size={18} />
      <span>{label}</span>
    </a>
  )
}
