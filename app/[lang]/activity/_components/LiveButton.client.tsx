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
  /** True where the bar below offers a seat: before the event that comes first, and the live room second. */
  hasSeats: boolean
  liveAddress: string | undefined
  /** Address of the calendar file. */
  calendar: string
  labels: { live: string; reserve: string; enter: string; opens: string; addToCalendar: string }
}

/**
 * The live button, and the livestream badge on the days of the event (§2, D11), derived again from the browser's clock (D10).
 * Before them a room is not open yet: it says from when on, and the calendar keeps it.
 */
function LiveButtonIsland(props: Props) {
  const { startDate, endDate, zone, phase, hasSeats, liveAddress, calendar, labels } = props
  const [current, setCurrent] = useState(phase)
  useEffect(() => {
    setCurrent(eventPhase({ startDate, endDate }, Date.now(), zone))
  }, [startDate, endDate, zone])
  const button = liveButton(current, liveAddress)
  return (
    <>
      {button === 'enter' && <span className={styles.live}>{labels.live}</span>}
      {button && liveAddress && (
        <ButtonLink
          href={liveAddress}
          target="_blank"
          rel="noopener"
          icon="play"
          variant={button === 'reserve' && hasSeats ? 'outline' : 'solid'}
        >
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
