import type { Examples } from '@/components/examples'
import { activityOf, longAgo } from '@/components/examples/records'
import type { PageContext } from '@/lib/i18n/page-context'
import { datesOf } from './event-props'
import { PhaseBadge } from './PhaseBadge.client'

const badge = (page: PageContext, startDate?: number) => (
  <PhaseBadge
    {...datesOf(page, activityOf(page, startDate))}
    labels={{
      before: page.t('activity.before'),
      running: page.t('activity.running'),
      over: page.t('activity.over'),
    }}
  />
)

export const examples: Examples = {
  before: (page) => badge(page),
  running: (page) => badge(page, Date.now()),
  over: (page) => badge(page, longAgo),
}
