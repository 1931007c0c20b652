import { previewOf } from '@/lib/content'
import { previewPage } from '../../../../_components/record-page'
import { IntroductionPageLayout } from '../../../_components/IntroductionPageLayout'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../../_components/record-page'
/** One introduction by id, published or not (§2, D14). */
export default previewPage(previewOf('introductions'), IntroductionPageLayout)
