import { previewServices } from '@/lib/content'
import { previewPage } from '../../../_components/record-page'
import { ServicesFrame } from '../../_components/ServicesFrame'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewServices, ServicesFrame)
