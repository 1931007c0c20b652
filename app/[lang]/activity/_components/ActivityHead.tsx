import { VideoCover } from '@/components/media/VideoCover'
import { Icon } from '@/components/ui/Icon'
import { Heading } from '@/components/ui/Words'
import { playable } from '@/lib/rules/address/jump'
import { enrolAction } from '@/lib/rules/event/event-status'
import { openingTime } from '@/lib/rules/text/dates'
import styles from './activity-view.module.css'
import { CalendarLink } from './CalendarLink.client'
import { EventTime } from './EventTime'
import { datesOf, type EventProps, phaseLabels } from './event-props'
import { LiveButton } from './LiveButton.client'
import { PhaseBadge } from './PhaseBadge.client'
import { ShareButton } from './ShareButton.client'

/** Where it stands, title, time, place, live button, calendar and share links, and the banner: the video if there is one, else the cover (§2). */
export function ActivityHead({ page, item, typeLabel }: EventProps) {
  const { t, localeConfig, zone } = page
  const dates = datesOf(page, item)
  const calendar = `/api/calendar/${page.locale}/${item.id}`
  return (
    <header className={`container ${styles.head}`}>
      <div className={styles.words}>
        <p className={styles.kind}>
          <PhaseBadge {...dates} labels={phaseLabels(page, item)} />
          {typeLabel}
        </p>
        <Heading as="h1" text={item.activityName} byClause />
        <p className={styles.fact}>
          <Icon name="calendar" size={18} />
          <EventTime page={page} item={item} />
        </p>
        {item.place && (
          <p className={styles.fact}>
            <Icon name="place" size={18} />
            {item.place}
          </p>
        )}
        <div className={styles.actions}>
          <LiveButton
            {...dates}
            hasSeats={enrolAction(item, dates.phase, localeConfig.defaultFormId) !== undefined}
            liveAddress={item.liveAddress}
            calendar={calendar}
            labels={{
              live: t('activity.live'),
              reserve: t('activity.reserve'),
              enter: t('activity.enter'),
              opens: t('activity.opens', { time: openingTime(item.startDate, localeConfig, zone) }),
              addToCalendar: t('activity.addToCalendar'),
            }}
          />
        </div>
        <div className={styles.tools}>
          <CalendarLink
            {...dates}
            href={calendar}
            liveAddress={item.liveAddress}
            label={t('activity.addToCalendar')}
          />
          <ShareButton
            title={item.activityName}
            labels={{ share: t('activity.share'), copied: t('activity.copied') }}
          />
        </div>
      </div>
      <VideoCover
        page={page}
        title={item.activityName}
        videos={playable(item.videoMaterial, item.activityName)}
        cover={item.coverMaterial}
        isPriority
      />
    </header>
  )
}
