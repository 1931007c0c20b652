import { previewOf } from '@/lib/content'
import { previewPage } from '../../../_components/record-page'
import { ActivityPageLayout } from '../../_components/ActivityPageLayout'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewOf('activities'), ActivityPageLayout)
