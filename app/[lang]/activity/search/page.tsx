import { activityQuery } from '@/lib/rules/list/list-query'
import { activityPages } from '../_components/activity-pages'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = activityPages.filtered(activityQuery)

export { generateMetadata, Page as default }
