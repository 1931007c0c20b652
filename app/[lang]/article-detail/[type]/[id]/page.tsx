import { Shell } from '@/components/chrome/Shell'
import { getArticle, getChrome, getLatestNews, getPage } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
import { isoMoment } from '@/lib/rules/text/dates'
import { pageMetadata } from '@/lib/seo/metadata'
import { articleThing, describePage } from '@/lib/seo/structured'
import { ArticleView } from '../../_components/ArticleView'

type Props = { params: Promise<{ lang: string; type: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const { lang, type, id } = await params
  const page = await getPage(lang)
  return { page, id, ...(await getArticle(page, type, id)) }
}

export async function generateMetadata({ params }: Props) {
  const { page, record, path, hasAlternate } = await read(params)
  return pageMetadata(page, {
    path,
    title: record.title,
    description: record.desc,
    texts: [record.content],
    image: firstPicture(record.coverMaterial)?.url,
    article: {
      publishedTime:
        record.createTime === undefined ? undefined : isoMoment(record.createTime, page.zone, 'instant'),
    },
    alternatePath: hasAlternate ? path : undefined,
  })
}

/** An article by the type its link carries (§2). */
export default async function ArticlePage({ params }: Props) {
  const { page, record, path, alternatePath } = await read(params)
  const [chrome, latest] = await Promise.all([getChrome(page), getLatestNews(page, record)])
  const facts = describePage(page, chrome, {
    path,
    title: record.title,
    description: record.desc,
    under: ['/about-us', '/about-us/news'],
    things: (origin) => [articleThing(origin, path, record)],
    texts: [record.content],
  })
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath={alternatePath} facts={facts}>
      <ArticleView page={page} article={record} latest={latest} />
    </Shell>
  )
}
