import { CaseCard } from '@/components/blocks/CaseCard'
import { ListPager, NoItems } from '@/components/blocks/list/PagedList'
import { NavigationHero } from '@/components/blocks/NavigationHero'
import { Shell } from '@/components/chrome/Shell'
import { AnchorList } from '@/components/ui/AnchorList.client'
import { Words } from '@/components/ui/Words'
import { alternateListPath, getBanner, getCases, getChrome, getPage, getThemedBanner } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import { pageSizes } from '@/lib/rules/list/page-sizes'
import { pageAddress } from '@/lib/rules/list/pages'
import { listMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'
import styles from './cases.module.css'

const path = '/cases'

const alternateOfPage = (page: PageContext, pageNo: number) =>
  alternateListPath(page, { path, search: '', pageNo }, (other) => getCases(other, pageNo))

/** Metadata of a page of the cases. */
export async function casesMetadata(lang: string, pageNo: number) {
  const page = await getPage(lang)
  const [banner, { data }] = await Promise.all([getBanner(page, path), getCases(page, pageNo)])
  return listMetadata(page, {
    path,
    pageNo,
    alternatePath: await alternateOfPage(page, pageNo),
    count: data.length,
    title: banner?.displayName ?? page.t('cases.title'),
    description: banner?.desc ?? page.t('cases.description'),
  })
}

/** Cases by industry (§2): three a row with an anchor list that follows the reading; on phones two a row, an industry a tab. Many have pages. */
export async function CasesFrame({ lang, pageNo }: { lang: string; pageNo: number }) {
  const page = await getPage(lang)
  const [chrome, banner, { data: groups, total }] = await Promise.all([
    getChrome(page),
    getThemedBanner(page, path),
    getCases(page, pageNo),
  ])
  const alternatePath = await alternateOfPage(page, pageNo)
  const list = { page, path, search: '', pageNo, total, pageSize: pageSizes.cases }
  const { t } = page
  const title = banner?.displayName ?? t('cases.title')
  const facts = describePage(page, chrome, {
    path: pageAddress(path, '', pageNo),
    title,
    description: banner?.desc ?? t('cases.description'),
    items: groups.flatMap(({ examples }) =>
      examples.map(({ id, title }) => ({ path: `/case-detail/${id}`, name: title })),
    ),
  })
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath={alternatePath} hasBanner facts={facts}>
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
              <h2 id={`industry-title-${industry.id}`}>
                <Words text={industry.name} />
              </h2>
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
    </Shell>
  )
}
