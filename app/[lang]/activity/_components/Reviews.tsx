import { Picture } from '@/components/media/Picture'
import { ButtonLink } from '@/components/ui/Button'
import { Heading } from '@/components/ui/Words'
import type { Activity } from '@/lib/contract/activities'
import type { GateRef } from '@/lib/contract/enquiry'
import { CARD } from '@/lib/contract/image-address'
import type { PageContext } from '@/lib/i18n/page-context'
import { type ReviewAction, reviewAction } from '@/lib/rules/event/review-action'
import { formLink } from '@/lib/rules/gate/gate'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './activity-view.module.css'

type Props = { page: PageContext; eventId: string; items: NonNullable<Activity['activityReviews']> }

function linkOf(page: PageContext, gate: GateRef, action: ReviewAction) {
  switch (action.kind) {
    case 'form':
      return formLink(page.href, action.formId, gate)
    case 'video':
      return { href: action.videos[0]?.src ?? '', 'data-video': JSON.stringify(action.videos) }
    case 'link':
      return { href: page.href(action.href) }
  }
}

/** Highlights of an event with their jump buttons (§2). */
export function Reviews({ page, eventId, items }: Props) {
  return (
    <ul className={styles.reviews}>
      {items.map((item) => {
        const action = reviewAction(item, page.localeConfig.defaultFormId)
        const gate: GateRef = { type: 'activity', id: eventId, jump: `review:${item.id}` }
        return (
          <li key={item.id}>
            {item.coverMaterial && (
              <Picture resource={item.coverMaterial} alt="" box={CARD} className={styles.reviewCover} />
            )}
            <Heading as="h3" text={item.title} />
            {item.description && <p>{noBreakCounts(item.description)}</p>}
            {action && (
              <ButtonLink
                variant="text"
                icon={action.kind === 'link' ? 'arrow' : 'play'}
                {...linkOf(page, gate, action)}
              >
                {item.jumpBO?.buttonTitle ?? page.t(action.kind === 'link' ? 'jump.link' : 'video.watch')}
              </ButtonLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
