import { RichText } from '@/components/blocks/RichText'
import { ActivityHead } from './ActivityHead'
import styles from './activity-view.module.css'
import type { EventProps } from './event-props'

/** An event that is not STANDARD: its sanitised description under the head (§2). */
export function DescribedActivity({ page, item, typeLabel }: EventProps) {
  return (
    <>
      <ActivityHead page={page} item={item} typeLabel={typeLabel} />
      <div className={`container ${styles.described}`}>
        <RichText page={page} html={item.activityDescribe ?? item.activityIntroduction} isWide />
      </div>
    </>
  )
}
