import { IntroductionView } from '@/components/blocks/company/IntroductionView'
import { Shell } from '@/components/chrome/Shell'
import { bannerTheme, getChrome, getIntroduction, getPage } from '@/lib/content'
import { introductionPath, introductionType } from '@/lib/rules/address/introduction-path'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ lang: string; type: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { lang, type: segment } = await params
  const type = introductionType(segment)
  const page = await getPage(lang)
  const { introduction, hasAlternate } = await getIntroduction(page.mark, type)
  const path = introductionPath(type)
  return pageMetadata(page, {
    path,
    title: introduction?.title ?? page.t('about.title'),
    description: introduction?.mainTitle,
    alternatePath: hasAlternate ? path : undefined,
  })
}

/** The introduction of one type (contract, "Company pages"). */
export default async function IntroductionPage({ params }: Props) {
  const { lang, type: segment } = await params
  const type = introductionType(segment)
  const page = await getPage(lang)
  const path = introductionPath(type)
  const [chrome, { introduction, all, hasAlternate }] = await Promise.all([
    getChrome(page.mark),
    getIntroduction(page.mark, type),
  ])
  if (!introduction) return null
  const theme = await bannerTheme(introduction.pcResource ?? introduction.mobileResource)
  return (
    <Shell
      page={page}
      chrome={chrome}
      path={path}
      alternatePath={hasAlternate ? path : '/about-us'}
      hasBanner
    >
      <IntroductionView page={page} introduction={introduction} all={all} theme={theme} />
    </Shell>
  )
}
