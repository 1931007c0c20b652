import { previewOf } from '@/lib/content'
import { previewPage } from '../../../_components/record-page'
import { CategoryPageLayout } from '../_components/CategoryPageLayout'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewOf('product-categories'), CategoryPageLayout)
