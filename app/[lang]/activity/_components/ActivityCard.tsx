import { Picture } from '@/components/media/Picture'
import { Icon } from '@/components/ui/Icon'
import { Words } from '@/components/ui/Words'
import { recordPath } from '@/lib/content-types/addresses'
import { CARD, HALF_CARD } from '@/lib/contract/image-address'
import styles from './activity-card.module.css'
import { EventTime } from './EventTime'
import { datesOf, type EventProps, phaseLabels } from './event-props'
import { PhaseBadge } from './PhaseBadge.client'

/** An event: cover, where it stands, name, time, place; two a row in the list. `isUnderTitle`: three a row in a section with a title. */
export function ActivityCard({
  page,
  item,
  typeLabel,
  isUnderTitle = false,
}: EventProps & { isUnderTitle?: boolean }) {
  const Name = isUnderTitle ? 'h3' : 'h2'
  return (
    <article className={styles.card}>
      <div className={styles.cover} data-late>
        <Picture
          resource={item.coverMaterial}
          alt=""
          box={isUnderTitle ? CARD : HALF_CARD}
          mobileBox={CARD}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.meta}>
          <PhaseBadge {...datesOf(page, item)} labels={phaseLabels(page, item)} />
          {typeLabel && <span>{typeLabel}</span>}
        </p>
        <Name>
          <a href={page.href(recordPath('activities', item.id))}>
            <Words text={item.activityName} byClause />
          </a>
        </Name>
        <p className={styles.fact}>
          <Icon name="calendar" size={16} />
          <EventTime page={page} item={item} />
        </p>
        {item.place && (
          <p className={styles.fact}>
            <Icon name="place" size={16} />
            {item.place}
          </p>
        )}
      </div>
    </article>
  )
}
