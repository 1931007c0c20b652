import { Shell } from '@/components/chrome/Shell'
import { getActivityTypes, getChrome, getNextActivities } from '@/lib/content'
import type { Activity } from '@/lib/contract/activities'
import type { PageContext } from '@/lib/i18n/page-context'
import type { PreviewState } from '@/lib/rules/preview/preview-state'
import { describePage, eventThing } from '@/lib/seo/structured'
import { ActivityView } from './ActivityView'
import { DescribedActivity } from './DescribedActivity'
import { EnrolFooter } from './EnrolFooter.client'
import { enrolProps } from './event-props'
import { NextActivities } from './NextActivities'

type Props = {
  page: PageContext
  item: Activity
  path: string
  alternatePath: string
  preview?: PreviewState
}

/** An event (§2): STANDARD with agenda, tabs, guests and enrolment, any other type as described text; below it the next events and the enrol footer. */
export async function ActivityFrame({ page, item, path, alternatePath, preview }: Props) {
  const [chrome, types, next] = await Promise.all([
    getChrome(page),
    getActivityTypes(page),
    getNextActivities(page, item.id, Date.now()),
  ])
  const labelOf = (type: string | undefined) => types.find(({ value }) => value === type)?.label ?? type
  const typeLabel = labelOf(item.activityType)
  const facts = describePage(page, chrome, {
    path,
    title: item.activityName,
    kind: 'ItemPage',
    under: ['/activity'],
    things: (origin) => [eventThing(origin, path, item, Date.now())],
  })
  return (
    <Shell
      page={page}
      chrome={chrome}
      path={path}
      alternatePath={alternatePath}
      preview={preview}
      facts={facts}
    >
      {item.activityShowType === 'STANDARD' ? (
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
