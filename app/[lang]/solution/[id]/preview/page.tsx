import { previewOf } from '@/lib/content'
import { previewPage } from '../../../_components/record-page'
import { SolutionPageLayout } from '../../_components/SolutionPageLayout'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewOf('solutions'), SolutionPageLayout)
