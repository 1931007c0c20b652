import { previewOf } from '@/lib/content'
import { previewPage } from '../../../_components/record-page'
import { PublicationPageLayout } from '../../_components/PublicationPageLayout'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewOf('publications'), PublicationPageLayout)
