import { previewIntroduction } from '@/lib/content'
import { previewPage } from '../../../../_components/record-page'
import { IntroductionFrame } from '../../../_components/IntroductionFrame'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../../_components/record-page'
/** One introduction by id, published or not (§2, D14). */
export default previewPage(
  (page, id, query, type) => previewIntroduction(page, type, id, query),
  IntroductionFrame,
)
