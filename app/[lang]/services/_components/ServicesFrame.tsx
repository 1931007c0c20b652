import type { CompanyPage } from '@/lib/contract/company'
import { CompanyFrame } from '../../_components/CompanyFrame'
import type { FrameProps } from '../../_components/record-page'

/** Service and support (§2). */
export function ServicesFrame(props: FrameProps<CompanyPage>) {
  const defaultTitle = props.page.t('company.servicesTitle')
  return <CompanyFrame {...props} gateType="serviceAndSupport" defaultTitle={defaultTitle} />
}
