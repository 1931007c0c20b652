'use client'

import { Icon } from '@/components/ui/Icon'
import { liveButton } from '@/lib/rules/event/event-status'
import { type PhaseProps, usePhase } from './use-phase.client'

type Props = PhaseProps & {
  href: string
  /** Set: before its days the live button has a calendar link beside it. */
  liveAddress: string | undefined
  label: string
}

/** The link to the calendar file, for events that are not over; checked by the browser's clock too, as the page may be cached (D10). */
export function CalendarLink({ href, liveAddress, label, ...dates }: Props) {
  const current = usePhase(dates)
  if (current === 'over' || liveButton(current, liveAddress) === 'reserve') return null
  return (
    <a href={href} download>
      <Icon name="calendar" size={18} />
      <span>{label}</span>
    </a>
  )
}
