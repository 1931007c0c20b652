import { Shell } from '@/components/chrome/Shell'
import { alternateOf, getArticle, getChrome, getLatestNews, getPage } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
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
  const alternate = await alternateOf('article', page.mark, { type, id }, path, list)
  return pageMetadata(page, {
    path,
    title: article.title,
    description: article.desc,
    image: firstPicture(article.coverMaterial)?.url,
    alternatePath: alternate.hasAlternate ? path : undefined,
  })
}

/** An article by the type its link carries (§2). */
export default async function ArticlePage({ params }: Props) {
  const { lang, type, id } = await params
  const page = await getPage(lang)
  const article = await getArticle(page.mark, type, id)
  const path = `/article-detail/${type}/${id}`
  const [chrome, alternate, latest] = await Promise.all([
    getChrome(page.mark),
    alternateOf('article', page.mark, { type, id }, path, list),
    getLatestNews(page.mark, id),
  ])
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath={alternate.alternatePath}>
      <ArticleView page={page} article={article} latest={latest} />
    </Shell>
  )
}
