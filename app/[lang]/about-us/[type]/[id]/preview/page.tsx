import { IntroductionView } from '@/components/blocks/company/IntroductionView'
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

export async function generateMetadata({ params }: PreviewProps<'type' | 'id'>) {
  return previewMetadata(await getPage((await params).lang))
}

/** One introduction by id, published or not (§2, D14). */
export default async function IntroductionPreview({ params, searchParams }: PreviewProps<'type' | 'id'>) {
  const { lang, type, id } = await params
  const page = await getPage(lang)
  const path = `/about-us/${type}/${id}/preview`
  const { record: introduction, state } = await previewRecord(
    page,
    'introduction',
    { id },
    path,
    searchParams,
  )
  const chrome = await getChrome(page.mark)
  const theme = await bannerTheme(introduction.pcResource ?? introduction.mobileResource)
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath="/about-us" hasBanner preview={state}>
      <IntroductionView page={page} introduction={introduction} all={[introduction]} theme={theme} />
    </Shell>
  )
}
