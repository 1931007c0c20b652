import { Shell } from '@/components/layout/Shell'
import { getChrome, getLatestNews } from '@/lib/content'
import type { Article } from '@/lib/contract/news'
import { articleThing, describePage } from '@/lib/seo/structured'
import type { PageLayoutProps } from '../../_components/record-page'
import { ArticleView } from './ArticleView'

/** An article (§2) with the newest ones below it. */
export async function ArticlePageLayout({ record, ...shell }: PageLayoutProps<Article>) {
  const { page, path } = shell
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
    <Shell {...shell} chrome={chrome} facts={facts}>
      <ArticleView page={page} article={record} latest={latest} />
    </Shell>
  )
}
