import { previewOf } from '@/lib/content'
import { previewPage } from '../../../_components/record-page'
import { MediaPageLayout } from '../../_components/MediaPageLayout'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewOf('media'), MediaPageLayout)
