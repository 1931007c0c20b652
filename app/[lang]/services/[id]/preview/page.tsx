import { previewOf } from '@/lib/content'
import { ServicesPageLayout } from '../../../_components/CompanyPageLayout'
import { previewPage } from '../../../_components/record-page'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewOf('services'), ServicesPageLayout)
