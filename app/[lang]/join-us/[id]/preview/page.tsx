import { previewJoinUs } from '@/lib/content'
import { previewPage } from '../../../_components/record-page'
import { JoinUsFrame } from '../../_components/JoinUsFrame'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewJoinUs, JoinUsFrame)
