import { previewArticle } from '@/lib/content'
import { previewPage } from '../../../../_components/record-page'
import { ArticlePageLayout } from '../../../_components/ArticlePageLayout'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../../_components/record-page'
export default previewPage(
  (page, id, query, type) => previewArticle(page, type, id, query),
  ArticlePageLayout,
)
