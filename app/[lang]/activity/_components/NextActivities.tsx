import { Section } from '@/components/blocks/Section'
import { ButtonLink } from '@/components/ui/Button'
import type { Activity } from '@/lib/contract/activities'
import type { PageContext } from '@/lib/i18n/page-context'
import { ActivityCard } from './ActivityCard'
import styles from './activity-view.module.css'

type Props = {
  page: PageContext
  items: Activity[]
  labelOf: (type: string | undefined) => string | undefined
}

/** The events that come next, at the end of an event's page; nothing when there are none. */
export function NextActivities({ page, items, labelOf }: Props) {
  if (items.length === 0) return null
  return (
    <Section
      title={page.t('activity.next')}
      variant="mist"
      aside={
        <ButtonLink href={page.href('/activity')} variant="text" icon="arrow">
          {page.t('activity.all')}
        </ButtonLink>
      }
    >
      <ul className={styles.next}>
        {items.map((item) => (
          <li key={item.id}>
            <ActivityCard page={page} item={item} typeLabel={labelOf(item.activityType)} isUnderTitle />
          </li>
        ))}
      </ul>
    </Section>
  )
}
