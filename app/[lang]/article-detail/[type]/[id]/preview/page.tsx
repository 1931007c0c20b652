import { notFound } from 'next/navigation'
import { Shell } from '@/components/chrome/Shell'
import {
  getChrome,
  getLatestNews,
  getPage,
  type PreviewProps,
  previewMetadata,
  previewRecord,
} from '@/lib/content'
import { isArticleType } from '@/lib/contract/endpoints'
import { ArticleView } from '../../../_components/ArticleView'

type Props = PreviewProps<'type' | 'id'>

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  return previewMetadata(await getPage((await params).lang))
}

/** An article by id, published or not (§2, D14). */
export default async function ArticlePreview({ params, searchParams }: Props) {
  const { lang, type, id } = await params
  const page = await getPage(lang)
  const path = `/article-detail/${type}/${id}/preview`
  if (!isArticleType(type)) notFound()
  const { record, state } = await previewRecord(page, 'article', { type, id }, path, searchParams)
  const [chrome, latest] = await Promise.all([getChrome(page.mark), getLatestNews(page.mark, id)])
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath="/about-us/news" preview={state}>
      <ArticleView page={page} article={record} latest={latest} />
    </Shell>
  )
}
