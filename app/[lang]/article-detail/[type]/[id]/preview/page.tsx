import { previewArticle } from '@/lib/content'
import { previewPage } from '../../../../_components/record-page'
import { ArticleFrame } from '../../../_components/ArticleFrame'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../../_components/record-page'
export default previewPage((page, id, query, type) => previewArticle(page, type, id, query), ArticleFrame)
