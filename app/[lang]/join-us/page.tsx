import { getJoinUs } from '@/lib/content'
import { JoinUsPageLayout } from '../_components/CompanyPageLayout'
import { recordPage } from '../_components/record-page'

/** Join us (§2): banner with its button, text, plates; it closes for who wants to apply. */
const { generateMetadata, Page } = recordPage(getJoinUs, JoinUsPageLayout, ({ title, legend }, { t }) => ({
  title: title ?? t('company.joinUsTitle'),
  description: legend,
}))

export { generateMetadata, Page as default }
