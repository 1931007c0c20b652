import { IntroductionView } from '@/components/blocks/company/IntroductionView'
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

type Props = { params: Promise<{ lang: string; type: string; id: string }>; searchParams: SearchParams }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  return previewMetadata(await getPage((await params).lang))
}

/** One introduction by id, published or not (§2, D14). */
export default async function IntroductionPreview({ params, searchParams }: Props) {
  const { lang, type, id } = await params
  const page = await getPage(lang)
  const path = `/about-us/${type}/${id}/preview`
  await openPreview(page, path, searchParams)
  const [chrome, introduction] = await Promise.all([
    getChrome(page.mark),
    loadRecord('introduction', page.mark, { id, preview: true }),
  ])
  const theme = await bannerTheme(introduction.pcResource ?? introduction.mobileResource)
  return (
    <Shell page={page} chrome={chrome} path={path} twinPath="/about-us" hasBanner isPreview>
      <IntroductionView page={page} introduction={introduction} all={[introduction]} theme={theme} />
    </Shell>
  )
}
