import { Shell } from '@/components/chrome/Shell'
import { getArticle, getChrome, getLatestNews, getPage, twinOf } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { ArticleView } from '../../_components/ArticleView'

type Props = { params: Promise<{ lang: string; type: string; id: string }> }
const list = '/about-us/news'

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { lang, type, id } = await params
  const page = await getPage(lang)
  const article = await getArticle(page.mark, type, id)
  const path = `/article-detail/${type}/${id}`
  const twin = await twinOf('article', page.mark, { type, id }, path, list)
  return pageMetadata(page, {
    path,
    title: article.title,
    description: article.desc,
    image: firstPicture(article.coverMaterial)?.url,
    twinPath: twin.hasTwin ? path : undefined,
  })
}

/** An article by the type its link carries (§2). */
export default async function ArticlePage({ params }: Props) {
  const { lang, type, id } = await params
  const page = await getPage(lang)
  const article = await getArticle(page.mark, type, id)
  const path = `/article-detail/${type}/${id}`
  const [chrome, twin, latest] = await Promise.all([
    getChrome(page.mark),
    twinOf('article', page.mark, { type, id }, path, list),
    getLatestNews(page.mark, id),
  ])
  return (
    <Shell page={page} chrome={chrome} path={path} twinPath={twin.twinPath}>
      <ArticleView page={page} article={article} latest={latest} />
    </Shell>
  )
}
