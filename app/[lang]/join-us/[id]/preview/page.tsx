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

/** Join us by id, published or not (§2, D14). */
export default async function JoinUsPreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const path = `/join-us/${id}/preview`
  const { record, state } = await previewRecord(page, 'joinUsPreview', { id }, path, searchParams)
  const chrome = await getChrome(page.mark)
  const theme = await bannerTheme(record.pcResource ?? record.mobileResource)
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath="/join-us" hasBanner preview={state}>
      <CompanyPageView
        gateType="joinUs"
        page={page}
        record={record}
        defaultTitle={page.t('company.joinUsTitle')}
        theme={theme}
      />
    </Shell>
  )
}
