import { previewOf } from '@/lib/content'
import { previewPage } from '../../../../_components/record-page'
import { ArticlePageLayout } from '../../../_components/ArticlePageLayout'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../../_components/record-page'
export default previewPage(previewOf('news'), ArticlePageLayout)
