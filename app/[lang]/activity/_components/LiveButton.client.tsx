'use client'

import { useEffect, useState } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { island } from '@/components/ui/island.client'
import { type EventPhase, eventPhase, isLive, liveButton } from '@/lib/rules/event/event-status'
import styles from './activity-view.module.css'

type Props = {
  startDate: number
  endDate: number
  zone: string
  phase: EventPhase
  /** Whether it was live when the page was made. */
  wasLive: boolean
  /** True where the bar below offers a seat: before the event that comes first, and the live room second. */
  hasSeats: boolean
  liveAddress: string | undefined
  /** Address of the calendar file. */
  calendar: string
  labels: { live: string; reserve: string; enter: string; opens: string; addToCalendar: string }
}

/**
 * The livestream badge while the event is live and the live button on its days (§2, §4), derived again from the browser's clock (D10).
 * Before them a room is not open yet: it says from when on, and the calendar keeps it.
 */
function LiveButtonIsland(props: Props) {
  const { startDate, endDate, zone, phase, wasLive, hasSeats, liveAddress, calendar, labels } = props
  const [current, setCurrent] = useState({ phase, live: wasLive })
  useEffect(() => {
    const now = Date.now()
    const dates = { startDate, endDate }
    setCurrent({ phase: eventPhase(dates, now, zone), live: isLive(dates, now, zone) })
  }, [startDate, endDate, zone])
  const button = liveButton(current.phase, liveAddress)
  return (
    <>
      {current.live && <span className={styles.live}>{labels.live}</span>}
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
