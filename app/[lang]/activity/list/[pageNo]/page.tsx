import { activityQuery } from '@/lib/rules/list/list-query'
import { activityPages } from '../../_components/activity-pages'

const { generateStaticParams, generateMetadata, Page } = activityPages.cached(activityQuery)

export { generateMetadata, generateStaticParams, Page as default }
