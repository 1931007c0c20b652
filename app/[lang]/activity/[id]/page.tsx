import { recordOf } from '@/lib/content'
import { recordPage } from '../../_components/record-page'
import { ActivityPageLayout } from '../_components/ActivityPageLayout'

/** An event (§2): STANDARD with agenda, tabs, guests and enrolment, any other type as described text. */
const { generateStaticParams, generateMetadata, Page } = recordPage(
  recordOf('activities'),
  ActivityPageLayout,
  (record) => ({
    title: record.activityName,
    description: [record.activityTimeStr, record.place, record.activityName].filter(Boolean).join(' · '),
    image: record.coverMaterial,
  }),
)

export { generateMetadata, generateStaticParams, Page as default }
