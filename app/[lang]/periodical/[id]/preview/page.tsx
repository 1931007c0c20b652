import { previewPublication } from '@/lib/content'
import { previewPage } from '../../../_components/record-page'
import { PublicationFrame } from '../../_components/PublicationFrame'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewPublication, PublicationFrame)
