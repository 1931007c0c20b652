import { getServices } from '@/lib/content'
import { ServicesPageLayout } from '../_components/CompanyPageLayout'
import { recordPage } from '../_components/record-page'

/** Service and support (§2): banner with its button, text, plates. */
const { generateMetadata, Page } = recordPage(
  getServices,
  ServicesPageLayout,
  ({ title, legend }, { t }) => ({
    title: title ?? t('company.servicesTitle'),
    description: legend,
  }),
)

export { generateMetadata, Page as default }
