import type { ReactNode } from 'react'
import { RichText } from '@/components/blocks/RichText'
import { AnchorList } from '@/components/ui/AnchorList.client'
import type { Activity } from '@/lib/contract/activities'
import type { PageContext } from '@/lib/i18n/page-context'
import { hasContent } from '@/lib/rules/text/html-content'
import { ActivityHead } from './ActivityHead'
import { Agenda } from './Agenda'
import styles from './activity-view.module.css'
import type { EventProps } from './event-props'
import { Guests } from './Guests'
import { Reviews } from './Reviews'

type Part = { id: string; label: string; content: ReactNode }

/** The sections of an event in the order of the specification; those without content are left out (§2). */
function partsOf(page: PageContext, item: Activity): Part[] {
  const { t } = page
  const text = (id: string, label: string, html: Activity['techBooth']): Part[] =>
    hasContent(html) ? [{ id, label, content: <RichText page={page} html={html} under={2} /> }] : []
  const some = <T,>(
    id: string,
    label: string,
    list: T[] | undefined,
    view: (list: T[]) => ReactNode,
  ): Part[] => (list && list.length > 0 ? [{ id, label, content: view(list) }] : [])
  return [
    ...text('introduction', t('activity.introduction'), item.activityIntroduction),
    ...some('agenda', t('activity.agenda'), item.activityAgendas, (items) => <Agenda items={items} />),
    ...text('tech-booth', t('activity.techBooth'), item.techBooth),
    ...text('attendee-guide', t('activity.attendeeGuide'), item.attendeeGuide),
    ...some('guests', t('activity.guests'), item.activitySpeakers, (items) => <Guests items={items} />),
    ...some('review', t('activity.review'), item.activityReviews, (items) => (
      <Reviews page={page} eventId={item.id} items={items} />
    )),
  ]
}

/** A STANDARD event: head, sticky tabs that follow the scroll, its sections (§2). */
export function ActivityView({ page, item, typeLabel }: EventProps) {
  const parts = partsOf(page, item)
  return (
    <>
      <ActivityHead page={page} item={item} typeLabel={typeLabel} />
      {parts.length > 1 && (
        <div className={styles.tabs}>
          <AnchorList
            label={page.t('activity.sections')}
            items={parts.map(({ id, label }) => ({ id, label }))}
            variant="tabs"
          />
        </div>
      )}
      <div className="container">
        {parts.map((part) => (
          <section key={part.id} id={part.id} className={styles.part} aria-labelledby={`${part.id}-title`}>
            <h2 id={`${part.id}-title`}>{part.label}</h2>
            <div>{part.content}</div>
          </section>
        ))}
      </div>
    </>
  )
}
