import { IntroductionView } from '@/components/blocks/company/IntroductionView'
import { Shell } from '@/components/chrome/Shell'
import { bannerTheme, getChrome, getIntroduction, getPage } from '@/lib/content'
import { introductionType } from '@/lib/rules/address/introduction-path'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'

type Props = { params: Promise<{ lang: string; type: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const { lang, type } = await params
  const page = await getPage(lang)
  return { page, ...(await getIntroduction(page, introductionType(type))) }
}

export async function generateMetadata({ params }: Props) {
  const { page, introduction, path, hasAlternate } = await read(params)
  return pageMetadata(page, {
    path,
    title: introduction?.title ?? page.t('about.title'),
    description: introduction?.mainTitle,
    alternatePath: hasAlternate ? path : undefined,
  })
}

/** The introduction of one type (contract, "Company pages"). */
export default async function IntroductionPage({ params }: Props) {
  const { page, introduction, all, path, alternatePath } = await read(params)
  if (!introduction) return null
  const [chrome, theme] = await Promise.all([
    getChrome(page),
    bannerTheme(introduction.pcResource ?? introduction.mobileResource),
  ])
  const facts = describePage(page, chrome, {
    path,
    title: introduction.title,
    description: introduction.mainTitle,
    kind: 'AboutPage',
    under: ['/about-us'],
    texts: [introduction.describe],
  })
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath={alternatePath} hasBanner facts={facts}>
      <IntroductionView page={page} introduction={introduction} all={all} theme={theme} />
    </Shell>
  )
}
