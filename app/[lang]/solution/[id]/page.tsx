import { recordOf } from '@/lib/content'
import { recordPage } from '../../_components/record-page'
import { SolutionPageLayout } from '../_components/SolutionPageLayout'

/** A solution (§2): hero, insights, first solution block, core scenes, first business value, cases; empty parts are left out. */
const { generateStaticParams, generateMetadata, Page } = recordPage(
  recordOf('solutions'),
  SolutionPageLayout,
  (record) => ({
    title: record.name,
    description: record.desc,
    texts: [record.industryState?.[0]?.desc, record.solutions?.[0]?.desc],
    image: record.pcResource,
  }),
)

export { generateMetadata, generateStaticParams, Page as default }
