import { getServices } from '@/lib/content'
import { ServicesFrame } from '../_components/CompanyFrame'
import { recordPage } from '../_components/record-page'

/** Service and support (§2): banner with its button, text, plates. */
const { generateMetadata, Page } = recordPage(getServices, ServicesFrame, ({ title, legend }, { t }) => ({
  title: title ?? t('company.servicesTitle'),
  description: legend,
}))

export { generateMetadata, Page as default }
