import { CompanyPageView } from '@/components/blocks/company/CompanyPageView'
import { Shell } from '@/components/chrome/Shell'
import {
  bannerTheme,
  getChrome,
  getPage,
  loadRecord,
  openPreview,
  previewMetadata,
  type SearchParams,
} from '@/lib/content'

type Props = { params: Promise<{ lang: string; id: string }>; searchParams: SearchParams }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  return previewMetadata(await getPage((await params).lang))
}

/** Join us by id, published or not (§2, D14). */
export default async function JoinUsPreview({ params, searchParams }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const path = `/join-us/${id}/preview`
  await openPreview(page, path, searchParams)
  const [chrome, record] = await Promise.all([
    getChrome(page.mark),
    loadRecord('joinUsPreview', page.mark, { id, preview: true }),
  ])
  const theme = await bannerTheme(record.pcResource ?? record.mobileResource)
  return (
    <Shell page={page} chrome={chrome} path={path} twinPath="/join-us" hasBanner isPreview>
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
