'use client'

import { useEffect, useState } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { island } from '@/components/ui/island.client'
import { type EventPhase, eventPhase, liveButton } from '@/lib/rules/event/event-status'
import styles from './activity-view.module.css'

type Props = {
  startDate: number
  endDate: number
  zone: string
  phase: EventPhase
  liveAddress: string | undefined
  /** Address of the calendar file. */
  calendar: string
  labels: { live: string; reserve: string; enter: string; opens: string; addToCalendar: string }
}

/**
 * The livestream badge on the event's days and the live button (§2, §4), derived again from the browser's clock (D10). Before
 * them a room is not open yet: it says from when on, and the calendar keeps it.
 */
function LiveButtonIsland({ startDate, endDate, zone, phase, liveAddress, calendar, labels }: Props) {
  const [current, setCurrent] = useState(phase)
  useEffect(
    () => setCurrent(eventPhase({ startDate, endDate }, Date.now(), zone)),
    [startDate, endDate, zone],
  )
  const button = liveButton(current, liveAddress)
  return (
    <>
      {current === 'running' && <span className={styles.live}>{labels.live}</span>}
      {button && liveAddress && (
        <ButtonLink href={liveAddress} target="_blank" rel="noopener" icon="play">
          {labels[button]}
        </ButtonLink>
      )}
      {button === 'reserve' && (
        <>
          <ButtonLink href={calendar} download variant="outline" icon="calendar">
            {labels.addToCalendar}
          </ButtonLink>
          <p className={styles.opens}>{labels.opens}</p>
        </>
      )}
    </>
  )
}

export const LiveButton = island(LiveButtonIsland)
