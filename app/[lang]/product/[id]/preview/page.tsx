import { previewProduct } from '@/lib/content'
import { previewPage } from '../../../_components/record-page'
import { ProductFrame } from '../_components/ProductFrame'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'
export default previewPage(previewProduct, ProductFrame)
