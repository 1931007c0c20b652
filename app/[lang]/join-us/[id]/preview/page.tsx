import { previewOf } from '@/lib/content'
import { JoinUsPageLayout } from '../../../_components/CompanyPageLayout'
import { previewPage } from '../../../_components/record-page'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewOf('join-us'), JoinUsPageLayout)
