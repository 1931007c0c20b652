import { PagedList } from '@/components/blocks/list/PagedList'
import { NavigationHero } from '@/components/blocks/NavigationHero'
import { listOf } from '@/lib/content'
import { recordAddresses, recordPath } from '@/lib/content-types/addresses'
import { pageNumber } from '@/lib/i18n/list-address'
import { listPages } from '../../../_components/list-page'
import { PublicationCard } from '../../_components/PublicationCard'
import styles from '../../_components/publication.module.css'

const path = '/periodical'
const { pageSize } = recordAddresses.publications
const getPublications = listOf('publicationList', pageSize, 'Corporate publication')

/** Publications, two a row; ten a page on PC, one a load on phones (§9, D16). */
const { generateStaticParams, generateMetadata, Page } = listPages({
  path,
  get: (page, { pageNo }: { pageNo: number }) => getPublications(page, pageNo),
  searchOf: () => '',
  wordsOf: ({ t }) => ({ title: t('publication.title') }),
  itemsOf: ({ data }) => data.map(({ id, name }) => ({ path: recordPath('publications', id), name })),
  hasBanner: () => true,
  View: ({ page, query, list, banner, title }) => (
    <>
      <NavigationHero page={page} banner={banner} title={title} desc={list.title?.desc} />
      <div className={`container ${styles.list}`}>
        <PagedList
          page={page}
          count={list.data.length}
          total={list.total}
          pageNo={query.pageNo}
          pageSize={pageSize}
          path={path}
          search=""
          step={1}
          isInfinite
          isTwoOnPhones
        >
          {list.data.map((item) => (
            <li key={item.id}>
              <PublicationCard page={page} item={item} />
            </li>
          ))}
        </PagedList>
      </div>
    </>
  ),
}).cached(({ pageNo }) => ({ pageNo: pageNumber(pageNo) }))

export { generateMetadata, generateStaticParams, Page as default }
