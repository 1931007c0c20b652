import { RichText } from '@/components/blocks/RichText'
import type { Activity } from '@/lib/contract/activities'
import type { PageContext } from '@/lib/i18n/page-context'
import { ActivityHead } from './ActivityHead'
import styles from './activity-view.module.css'
import { EnrolFooter } from './EnrolFooter.client'
import { enrolProps } from './event-props'

/** An event that is not STANDARD: its sanitised description under the head (§2). */
export function DescribedActivity({
  page,
  item,
  typeLabel,
}: {
  page: PageContext
  item: Activity
  typeLabel: string | undefined
}) {
  return (
    <>
      <ActivityHead page={page} item={item} typeLabel={typeLabel} />
      <div className={`container ${styles.described}`}>
        <RichText page={page} html={item.activityDescribe ?? item.activityIntroduction} isWide />
      </div>
      <EnrolFooter {...enrolProps(page, item)} />
    </>
  )
}
