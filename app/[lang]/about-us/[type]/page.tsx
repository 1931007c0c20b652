import { getIntroduction } from '@/lib/content'
import { introductionType } from '@/lib/rules/address/introduction-path'
import { openingText } from '@/lib/rules/text/text-parts'
import { recordPage } from '../../_components/record-page'
import { IntroductionPageLayout } from '../_components/IntroductionPageLayout'

/** The introduction of one type (contract, "Company pages"). */
const { generateStaticParams, generateMetadata, Page } = recordPage(
  (page, _id, type) => getIntroduction(page, introductionType(type)),
  IntroductionPageLayout,
  ({ title, mainTitle, describe }) => ({ title, description: openingText(describe) ?? mainTitle }),
)

export { generateMetadata, generateStaticParams, Page as default }
