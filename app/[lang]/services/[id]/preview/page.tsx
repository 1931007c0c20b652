import { CompanyPageView } from '@/components/blocks/company/CompanyPageView'
import { Shell } from '@/components/chrome/Shell'
import {
  bannerTheme,
  getChrome,
  getPage,
  type PreviewProps,
  previewMetadata,
  previewRecord,
} from '@/lib/content'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewProps) {
  return previewMetadata(await getPage((await params).lang))
}

/** Service and support by id, published or not (§2, D14). */
export default async function ServicesPreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const path = `/services/${id}/preview`
  const { record, state } = await previewRecord(page, 'servicesPreview', { id }, path, searchParams)
  const chrome = await getChrome(page.mark)
  const theme = await bannerTheme(record.pcResource ?? record.mobileResource)
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath="/services" hasBanner preview={state}>
      <CompanyPageView
        gateType="serviceAndSupport"
        page={page}
        record={record}
        defaultTitle={page.t('company.servicesTitle')}
        theme={theme}
      />
    </Shell>
  )
}
