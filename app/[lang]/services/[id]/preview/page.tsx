import { previewServices } from '@/lib/content'
import { ServicesFrame } from '../../../_components/CompanyFrame'
import { previewPage } from '../../../_components/record-page'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewServices, ServicesFrame)
