'use client'

import { island } from '@/components/ui/island.client'
import type { EventPhase } from '@/lib/rules/event/event-status'
import styles from './phase-badge.module.css'
import { type PhaseProps, usePhase } from './use-phase.client'

type Props = PhaseProps & {
  labels: Record<EventPhase, string>
}

/** The phase of an event, in words. The page may have been cached yesterday, so the browser looks at its clock again (D10). */
function PhaseBadgeIsland({ labels, ...dates }: Props) {
  const current = usePhase(dates)
  return (
    <span className={styles.badge} data-phase={current}>
      {labels[current]}
    </span>
  )
}

export const PhaseBadge = island(PhaseBadgeIsland)
