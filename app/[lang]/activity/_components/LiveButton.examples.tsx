import type { Examples } from '@/components/examples'
import { activityOf, longAgo } from '@/components/examples/records'
import type { PageContext } from '@/lib/i18n/page-context'
import { datesOf } from './event-props'
import { LiveButton } from './LiveButton.client'

const button = (page: PageContext, startDate?: number, liveAddress?: string, hasSeats = false) => (
  <LiveButton
    {...datesOf(page, activityOf(page, startDate))}
    hasSeats={hasSeats}
    liveAddress={liveAddress}
    calendar={`/api/calendar/${page.locale}/601`}
    labels={{
      live: page.t('activity.live'),
      reserve: page.t('activity.reserve'),
      enter: page.t('activity.enter'),
      opens: page.t('activity.opens', { time: '09:00' }),
      addToCalendar: page.t('activity.addToCalendar'),
    }}
  />
)
const address = 'https://live.example/601'

export const examples: Examples = {
  empty: (page) => button(page, longAgo, address),
  before: (page) => button(page, undefined, address),
  besideSeats: (page) => button(page, undefined, address, true),
  running: (page) => button(page, Date.now(), address),
}
