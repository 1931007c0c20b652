import { IntroductionView } from '@/components/blocks/company/IntroductionView'
import { Shell } from '@/components/chrome/Shell'
import {
  bannerTheme,
  getChrome,
  getPage,
  type PreviewProps,
  previewIntroduction,
  previewMetadata,
} from '@/lib/content'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewProps<'type' | 'id'>) {
  return previewMetadata(await getPage((await params).lang))
}

/** One introduction by id, published or not (§2, D14). */
export default async function IntroductionPreview({ params, searchParams }: PreviewProps<'type' | 'id'>) {
  const { lang, type, id } = await params
  const page = await getPage(lang)
  const preview = await previewIntroduction(page, type, id, searchParams)
  const { record: introduction, path, alternatePath } = preview
  const chrome = await getChrome(page)
  const theme = await bannerTheme(introduction.pcResource ?? introduction.mobileResource)
  return (
    <Shell
      page={page}
      chrome={chrome}
      path={path}
      alternatePath={alternatePath}
      hasBanner
      preview={preview.state}
    >
      <IntroductionView page={page} introduction={introduction} all={[introduction]} theme={theme} />
    </Shell>
  )
}
