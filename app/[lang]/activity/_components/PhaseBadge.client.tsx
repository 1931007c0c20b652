'use client'

import { useEffect, useState } from 'react'
import { island } from '@/components/ui/island.client'
import { type EventPhase, eventPhase } from '@/lib/rules/event/event-status'

type Props = {
  startDate: number
  endDate: number
  zone: string
  phase: EventPhase
  labels: Record<EventPhase, string>
  className?: string | undefined
}

/** Where an event stands, in words. The page may have been cached yesterday, so the browser looks at its clock again (D10). */
function PhaseBadgeIsland({ startDate, endDate, zone, phase, labels, className }: Props) {
  const [current, setCurrent] = useState(phase)
  useEffect(
    () => setCurrent(eventPhase({ startDate, endDate }, Date.now(), zone)),
    [startDate, endDate, zone],
  )
  return (
    <span className={className} data-phase={current}>
      {labels[current]}
    </span>
  )
}

export const PhaseBadge = island(PhaseBadgeIsland)
