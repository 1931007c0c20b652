import { Shell } from '@/components/layout/Shell'
import { getActivityTypes, getLayout, getNextActivities } from '@/lib/content'
import { type Activity, isStandard } from '@/lib/contract/activities'
import { describePage, eventThing } from '@/lib/seo/structured'
import type { PageLayoutProps } from '../../_components/record-page'
import { ActivityView } from './ActivityView'
import { DescribedActivity } from './DescribedActivity'
import { EnrolFooter } from './EnrolFooter.client'
import { enrolProps } from './event-props'
import { NextActivities } from './NextActivities'

/** An event (§2): STANDARD with agenda, tabs, guests and enrolment, any other type as described text; below it the next events and the enrol footer. */
export async function ActivityPageLayout({ record: item, ...shell }: PageLayoutProps<Activity>) {
  const { page, path } = shell
  const [layout, types, next] = await Promise.all([
    getLayout(page),
    getActivityTypes(page),
    getNextActivities(page, item.id, Date.now()),
  ])
  const labelOf = (type: string | undefined) => types.find(({ value }) => value === type)?.label ?? type
  const typeLabel = labelOf(item.activityType)
  const facts = describePage(page, layout, {
    path,
    title: item.activityName,
    kind: 'ItemPage',
    under: ['/activity'],
    things: (origin) => [eventThing(origin, path, item, Date.now())],
  })
  return (
    <Shell {...shell} layout={layout} facts={facts}>
      {isStandard(item) ? (
        <ActivityView page={page} item={item} typeLabel={typeLabel} />
      ) : (
        <DescribedActivity page={page} item={item} typeLabel={typeLabel} />
      )}
      <NextActivities page={page} items={next} labelOf={labelOf} />
      {/* Sticks to the lower edge of all that stands before it. */}
      <EnrolFooter {...enrolProps(page, item)} />
    </Shell>
  )
}
