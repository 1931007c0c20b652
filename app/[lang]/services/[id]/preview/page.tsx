import { CompanyPageView } from '@/components/blocks/company/CompanyPageView'
import { Shell } from '@/components/chrome/Shell'
import {
  bannerTheme,
  getChrome,
  getPage,
  type PreviewProps,
  previewMetadata,
  previewServices,
} from '@/lib/content'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewProps) {
  return previewMetadata(await getPage((await params).lang))
}

/** Service and support by id, published or not (§2, D14). */
export default async function ServicesPreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const { record, state, path, alternatePath } = await previewServices(page, id, searchParams)
  const chrome = await getChrome(page)
  const theme = await bannerTheme(record.pcResource ?? record.mobileResource)
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath={alternatePath} hasBanner preview={state}>
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
