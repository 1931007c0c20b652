import { ListHead } from '@/components/blocks/list/ListHead'
import { PagedList } from '@/components/blocks/list/PagedList'
import { NewsCard } from '@/components/blocks/NewsCard'
import { Shell } from '@/components/chrome/Shell'
import { alternateListPath, getChrome, getNewsList, getPage, getThemedBanner } from '@/lib/content'
import { pageNumber } from '@/lib/i18n/list-address'
import { pageSizes } from '@/lib/rules/list/page-sizes'
import { pageAddress } from '@/lib/rules/list/pages'
import { hasPicture } from '@/lib/rules/media/navigation-banner'
import { listMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'
import { NewsFeatures } from '../../../_components/NewsFeatures'

type Props = { params: Promise<{ lang: string; view: string; pageNo: string }> }
const path = '/about-us/news'

export function generateStaticParams() {
  return []
}

const alternateOfPage = ({ page, type, search, pageNo }: Awaited<ReturnType<typeof read>>) =>
  alternateListPath(page, { path, search, pageNo }, (other) => getNewsList(other, type, pageNo))

async function read(params: Props['params']) {
  const { lang, view, pageNo } = await params
  const isAi = view === 'ai'
  return {
    page: await getPage(lang),
    type: isAi ? ('NEWS_AI' as const) : ('NEWS' as const),
    search: isAi ? '?type=AI' : '',
    pageNo: pageNumber(pageNo),
  }
}

export async function generateMetadata({ params }: Props) {
  const asked = await read(params)
  const { page, type, search, pageNo } = asked
  const { title, data } = await getNewsList(page, type, pageNo)
  return listMetadata(page, {
    path,
    search,
    pageNo,
    alternatePath: await alternateOfPage(asked),
    count: data.length,
    title: title?.title ?? page.t('news.title'),
    description: title?.desc ?? page.t('news.description'),
  })
}

/** News or AI news (§2): fixed news as a carousel, nine a page in rows of three, load-more on phones. */
export default async function NewsPage({ params }: Props) {
  const asked = await read(params)
  const { page, type, search, pageNo } = asked
  const [chrome, banner, news] = await Promise.all([
    getChrome(page),
    getThemedBanner(page, path),
    getNewsList(page, type, pageNo),
  ])
  const { t } = page
  const alternatePath = await alternateOfPage(asked)
  const tabs = [
    { href: page.href(path), label: t('news.all'), isCurrent: type === 'NEWS' },
    { href: page.href(`${path}?type=AI`), label: t('news.ai'), isCurrent: type === 'NEWS_AI' },
  ]
  const address = pageAddress(path, search, pageNo)
  const title = news.title?.title ?? banner?.displayName ?? t('news.title')
  const facts = describePage(page, chrome, {
    path: address,
    title,
    description: news.title?.desc ?? t('news.description'),
    under: ['/about-us'],
    items: news.data.map(({ id, title }) => ({ path: `/article-detail/news/${id}`, name: title })),
  })
  return (
    <Shell
      page={page}
      chrome={chrome}
      path={path}
      alternatePath={alternatePath}
      hasBanner={hasPicture(banner)}
      facts={facts}
    >
      <ListHead
        page={page}
        banner={banner}
        title={title}
        desc={news.title?.desc}
        tabs={tabs}
        tabsLabel={t('news.kinds')}
      >
        {pageNo === 1 && <NewsFeatures page={page} items={news.fixed} isLead={!hasPicture(banner)} />}
        <PagedList
          page={page}
          count={news.data.length}
          total={news.total}
          pageNo={pageNo}
          pageSize={pageSizes.news}
          path={path}
          search={search}
          columns={3}
        >
          {news.data.map((item) => (
            <li key={item.id}>
              <NewsCard page={page} item={item} />
            </li>
          ))}
        </PagedList>
      </ListHead>
    </Shell>
  )
}
