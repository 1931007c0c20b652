import { recordOf } from '@/lib/content'
import { recordPage } from '../../_components/record-page'
import { CasePageLayout } from './_components/CasePageLayout'

/** A customer case (§2): background, video, logo, content, consult button (default text "咨询案例"), and its neighbours. */
const { generateStaticParams, generateMetadata, Page } = recordPage(
  recordOf('cases'),
  CasePageLayout,
  (record, page) => ({
    title: record.title,
    description: page.t('cases.detailDescription', {
      title: record.title,
      customer: record.customerName ?? page.t('cases.aCustomer'),
    }),
    image: record.coverMaterial,
    article: {},
  }),
)

export { generateMetadata, generateStaticParams, Page as default }
