import { CaseCard } from '@/components/blocks/CaseCard'
import { ListPager, NoItems } from '@/components/blocks/list/PagedList'
import { NavigationHero } from '@/components/blocks/NavigationHero'
import { AnchorList } from '@/components/ui/AnchorList.client'
import { Heading } from '@/components/ui/Words'
import { getCases } from '@/lib/content'
import { recordAddresses, recordPath } from '@/lib/content-types/addresses'
import { pageNumber } from '@/lib/i18n/list-address'
import { type ListViewProps, listPages } from '../../_components/list-page'
import styles from './cases.module.css'

const path = '/cases'

type Query = { pageNo: number }

type Props = ListViewProps<Query, Awaited<ReturnType<typeof getCases>>>

function CasesView({ page, query, list: cases, banner, title }: Props) {
  const { t } = page
  const { data: groups, total } = cases
  const list = {
    page,
    path,
    search: '',
    pageNo: query.pageNo,
    total,
    pageSize: recordAddresses.cases.pageSize,
  }
  return (
    <>
      <NavigationHero page={page} banner={banner} title={title} />
      <div className={`container ${styles.layout}`}>
        {groups.length > 1 && (
          <AnchorList
            label={t('cases.industries')}
            items={groups.map(({ industry }) => ({ id: `industry-${industry.id}`, label: industry.name }))}
            hasPhoneTabs
          />
        )}
        <div className={styles.groups}>
          {total === 0 && <p>{t('cases.empty')}</p>}
          {total > 0 && groups.length === 0 && <NoItems {...list} />}
          {groups.map(({ industry, examples }) => (
            <section
              key={industry.id}
              id={`industry-${industry.id}`}
              className={styles.group}
              aria-labelledby={`industry-title-${industry.id}`}
            >
              <Heading as="h2" id={`industry-title-${industry.id}`} text={industry.name} />
              <ul className={styles.cases} data-pairs>
                {examples.map((item) => (
                  <li key={item.id}>
                    <CaseCard page={page} item={item} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {groups.length > 0 && <ListPager {...list} />}
        </div>
      </div>
    </>
  )
}

/** Cases by industry (§2): three a row with an anchor list that follows the reading; on phones two a row, an industry a tab. Many have pages. */
export const casesPages = listPages({
  path,
  get: (page, { pageNo }: Query) => getCases(page, pageNo),
  searchOf: () => '',
  wordsOf: ({ t }) => ({ title: t('cases.title'), description: t('cases.description') }),
  itemsOf: ({ data }) =>
    data.flatMap(({ examples }) =>
      examples.map(({ id, title }) => ({ path: recordPath('cases', id), name: title })),
    ),
  hasBanner: () => true,
  View: CasesView,
}).cached(({ pageNo }) => ({ pageNo: pageNumber(pageNo) }))
