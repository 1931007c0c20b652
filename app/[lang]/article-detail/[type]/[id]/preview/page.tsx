import { Shell } from '@/components/chrome/Shell'
import {
  getArticle,
  getChrome,
  getLatestNews,
  getPage,
  openPreview,
  previewMetadata,
  type SearchParams,
} from '@/lib/content'
import { ArticleView } from '../../../_components/ArticleView'

type Props = { params: Promise<{ lang: string; type: string; id: string }>; searchParams: SearchParams }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  return previewMetadata(await getPage((await params).lang))
}

/** An article by id, published or not (§2, D14). */
export default async function ArticlePreview({ params, searchParams }: Props) {
  const { lang, type, id } = await params
  const page = await getPage(lang)
  const path = `/article-detail/${type}/${id}/preview`
  await openPreview(page, path, searchParams)
  const [chrome, article, latest] = await Promise.all([
    getChrome(page.mark),
    getArticle(page.mark, type, id, true),
    getLatestNews(page.mark, id),
  ])
  return (
    <Shell page={page} chrome={chrome} path={path} twinPath="/about-us/news" isPreview>
      <ArticleView page={page} article={article} latest={latest} />
    </Shell>
  )
}
