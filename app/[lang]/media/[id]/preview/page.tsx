import { previewMedia } from '@/lib/content'
import { previewPage } from '../../../_components/record-page'
import { MediaFrame } from '../../_components/MediaFrame'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewMedia, MediaFrame)
