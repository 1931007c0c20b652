import { previewCase } from '@/lib/content'
import { previewPage } from '../../../_components/record-page'
import { CaseFrame } from '../_components/CaseFrame'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewCase, CaseFrame)
