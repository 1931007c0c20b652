import { sectionAbove } from '@/components/layout/header-links'
import { Shell } from '@/components/layout/Shell'
import { getLatestNews, getLayout } from '@/lib/content'
import type { Article } from '@/lib/contract/news'
import { articleThing, describePage } from '@/lib/seo/structured'
import type { PageLayoutProps } from '../../_components/record-page'
import { ArticleView } from './ArticleView'

const list = '/about-us/news'

/** An article (§2) with the newest ones below it. */
export async function ArticlePageLayout({ record, ...shell }: PageLayoutProps<Article>) {
  const { page, path } = shell
  const [layout, latest] = await Promise.all([getLayout(page), getLatestNews(page, record)])
  const facts = describePage(page, layout, {
    path,
    title: record.title,
    description: record.desc,
    under: [sectionAbove(layout, list), list],
    things: (origin) => [articleThing(origin, path, record)],
    texts: [record.content],
  })
  return (
    <Shell {...shell} layout={layout} facts={facts}>
      <ArticleView page={page} article={record} latest={latest} />
    </Shell>
  )
}
