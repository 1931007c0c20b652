import type { Examples } from '@/components/examples'
import { activityOf, longAgo } from '@/components/examples/records'
import type { Activity } from '@/lib/contract/activities'
import type { PageContext } from '@/lib/i18n/page-context'
import { datesOf, phaseLabels } from './event-props'
import { PhaseBadge } from './PhaseBadge.client'

const badge = (page: PageContext, item: Activity) => (
  <PhaseBadge {...datesOf(page, item)} labels={phaseLabels(page, item)} />
)

const DAY = 86_400_000

export const examples: Examples = {
  before: (page) => badge(page, activityOf(page)),
  running: (page) => badge(page, { ...activityOf(page), startDate: Date.now(), endDate: Date.now() + DAY }),
  today: (page) => badge(page, { ...activityOf(page), startDate: Date.now(), endDate: Date.now() }),
  over: (page) => badge(page, activityOf(page, longAgo)),
}
