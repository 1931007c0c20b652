import { ListHead } from '@/components/blocks/list/ListHead'
import { PagedList } from '@/components/blocks/list/PagedList'
import { NewsCard } from '@/components/blocks/NewsCard'
import { getNewsList } from '@/lib/content'
import { recordAddresses, recordPath } from '@/lib/content-types/addresses'
import { pageNumber } from '@/lib/i18n/list-address'
import { hasPicture } from '@/lib/rules/media/navigation-banner'
import { listPages } from '../../../../../_components/list-page'
import { NewsFeatures } from '../../../_components/NewsFeatures'

const path = '/about-us/news'
type Query = { isAi: boolean; pageNo: number }

/** News or AI news (§2): fixed news as a carousel, nine a page in rows of three, load-more on phones. */
const { generateStaticParams, generateMetadata, Page } = listPages({
  path,
  get: (page, { isAi, pageNo }: Query) => getNewsList(page, isAi ? 'NEWS_AI' : 'NEWS', pageNo),
  searchOf: ({ isAi }) => (isAi ? '?type=AI' : ''),
  wordsOf: ({ t }) => ({ title: t('news.title'), description: t('news.description') }),
  itemsOf: ({ data }) => data.map(({ id, title }) => ({ path: recordPath('news', id), name: title })),
  isNested: true,
  View: ({ page, query: { isAi, pageNo }, search, list, banner, title }) => (
    <ListHead
      page={page}
      banner={banner}
      title={title}
      desc={list.title?.desc}
      tabs={[
        { href: page.href(path), label: page.t('news.all'), isCurrent: !isAi },
        { href: page.href(`${path}?type=AI`), label: page.t('news.ai'), isCurrent: isAi },
      ]}
      tabsLabel={page.t('news.kinds')}
    >
      {pageNo === 1 && <NewsFeatures page={page} items={list.fixed} isLead={!hasPicture(banner)} />}
      <PagedList
        page={page}
        count={list.data.length}
        total={list.total}
        pageNo={pageNo}
        pageSize={recordAddresses.news.pageSize}
        path={path}
        search={search}
        columns={3}
      >
        {list.data.map((item) => (
          <li key={item.id}>
            <NewsCard page={page} item={item} />
          </li>
        ))}
      </PagedList>
    </ListHead>
  ),
}).cached(({ view, pageNo }) => ({ isAi: view === 'ai', pageNo: pageNumber(pageNo) }))

export { generateMetadata, generateStaticParams, Page as default }
