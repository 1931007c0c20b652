import { Shell } from '@/components/chrome/Shell'
import { getAiPage, getChrome, getPage, hasAiPage } from '@/lib/content'
import { otherMark } from '@/lib/i18n/locales'
import { pageMetadata } from '@/lib/seo/metadata'
import { AiFrame } from '../_components/AiFrame'

type Props = { params: Promise<{ lang: string; slug: string[] }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const { lang, slug } = await params
  const page = await getPage(lang)
  const hasAlternate = await hasAiPage(otherMark(page.mark), slug)
  return { page, content: await getAiPage(page.mark, slug), path: `/ai/${slug.join('/')}`, hasAlternate }
}

export async function generateMetadata({ params }: Props) {
  const { page, content, path, hasAlternate } = await read(params)
  return pageMetadata(page, {
    path,
    title: content.title,
    description: content.description,
    alternatePath: hasAlternate ? path : undefined,
  })
}

/** A static page below /ai in its frame (§2, D8). */
export default async function AiSubPage({ params }: Props) {
  const { page, content, path, hasAlternate } = await read(params)
  const chrome = await getChrome(page.mark)
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath={hasAlternate ? path : '/ai'} hasBanner>
      <AiFrame page={page} content={content} />
    </Shell>
  )
}
