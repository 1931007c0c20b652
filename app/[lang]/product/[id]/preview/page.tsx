import { previewOf } from '@/lib/content'
import { previewPage } from '../../../_components/record-page'
import { ProductPageLayout } from '../_components/ProductPageLayout'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewOf('products'), ProductPageLayout)
