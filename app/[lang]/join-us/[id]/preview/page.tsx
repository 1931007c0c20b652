import { previewJoinUs } from '@/lib/content'
import { JoinUsFrame } from '../../../_components/CompanyFrame'
import { previewPage } from '../../../_components/record-page'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewJoinUs, JoinUsFrame)
