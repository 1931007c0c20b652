'use client'

import { ButtonLink } from '@/components/ui/Button'
import { island } from '@/components/ui/island.client'
import { liveButton } from '@/lib/rules/event/event-status'
import styles from './activity-view.module.css'
import { type PhaseProps, usePhase } from './use-phase.client'

type Props = PhaseProps & {
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
  const current = usePhase(props)
  const { hasSeats, liveAddress, calendar, labels } = props
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
