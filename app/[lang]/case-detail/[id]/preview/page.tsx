import { previewOf } from '@/lib/content'
import { previewPage } from '../../../_components/record-page'
import { CasePageLayout } from '../_components/CasePageLayout'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewOf('cases'), CasePageLayout)
