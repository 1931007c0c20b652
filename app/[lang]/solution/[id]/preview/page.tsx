import { previewSolution } from '@/lib/content'
import { previewPage } from '../../../_components/record-page'
import { SolutionFrame } from '../../_components/SolutionFrame'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewSolution, SolutionFrame)
