import { getJoinUs } from '@/lib/content'
import { JoinUsFrame } from '../_components/CompanyFrame'
import { recordPage } from '../_components/record-page'

/** Join us (§2): banner with its button, text, plates; it closes for who wants to apply. */
const { generateMetadata, Page } = recordPage(getJoinUs, JoinUsFrame, ({ title, legend }, { t }) => ({
  title: title ?? t('company.joinUsTitle'),
  description: legend,
}))

export { generateMetadata, Page as default }
