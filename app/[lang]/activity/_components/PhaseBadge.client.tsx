'use client'

import { useEffect, useState } from 'react'
import { island } from '@/components/ui/island.client'
import { type EventPhase, eventPhase } from '@/lib/rules/event/event-status'
import styles from './phase-badge.module.css'

type Props = {
  startDate: number
  endDate: number
  zone: string
  phase: EventPhase
  labels: Record<EventPhase, string>
}

/** Where an event stands, in words. The page may have been cached yesterday, so the browser looks at its clock again (D10). */
function PhaseBadgeIsland({ startDate, endDate, zone, phase, labels }: Props) {
  const [current, setCurrent] = useState(phase)
  useEffect(
    () => setCurrent(eventPhase({ startDate, endDate }, Date.now(), zone)),
    [startDate, endDate, zone],
  )
  return (
    <span className={styles.badge} data-phase={current}>
      {labels[current]}
    </span>
  )
}

export const PhaseBadge = island(PhaseBadgeIsland)
