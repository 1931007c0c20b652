import { getIntroduction, getPage } from '@/lib/content'
import { introductionType } from '@/lib/rules/address/introduction-path'
import { pageMetadata } from '@/lib/seo/metadata'
import { IntroductionPageLayout } from '../_components/IntroductionPageLayout'

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
  const { introduction, ...found } = await read(params)
  return introduction ? <IntroductionPageLayout record={introduction} {...found} /> : null
}
