import { type Examples, longTitle } from '@/components/examples'
import { activityOf, longAgo } from '@/components/examples/records'
import type { PageContext } from '@/lib/i18n/page-context'
import { CalendarLink } from './CalendarLink.client'
import { datesOf } from './event-props'

const link = (page: PageContext, label: string, startDate?: number) => (
  <CalendarLink
    {...datesOf(page, activityOf(page, startDate))}
    liveAddress={undefined}
    href={`/api/calendar/${page.locale}/601`}
    label={label}
  />
)

export const examples: Examples = {
  empty: (page) => link(page, page.t('activity.addToCalendar'), longAgo),
  usual: (page) => link(page, page.t('activity.addToCalendar')),
  long: (page) => link(page, longTitle(page)),
}
