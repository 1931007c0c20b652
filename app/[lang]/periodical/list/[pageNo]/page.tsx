import { PagedList } from '@/components/blocks/list/PagedList'
import { NavigationHero } from '@/components/blocks/NavigationHero'
import { Shell } from '@/components/chrome/Shell'
import { alternateListPath, getChrome, getPage, getPublications, getThemedBanner } from '@/lib/content'
import { pageNumber } from '@/lib/i18n/list-address'
import type { PageContext } from '@/lib/i18n/page-context'
import { pageSizes } from '@/lib/rules/list/page-sizes'
import { pageAddress } from '@/lib/rules/list/pages'
import { listMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'
import { PublicationCard } from '../../_components/PublicationCard'
import styles from '../../_components/publication.module.css'

type Props = { params: Promise<{ lang: string; pageNo: string }> }
const path = '/periodical'

export function generateStaticParams() {
  return []
}

const alternateOfPage = (page: PageContext, pageNo: number) =>
  alternateListPath(page, { path, search: '', pageNo }, (other) => getPublications(other, pageNo))

export async function generateMetadata({ params }: Props) {
  const { lang, pageNo: text } = await params
  const page = await getPage(lang)
  const pageNo = pageNumber(text)
  const { title, data } = await getPublications(page, pageNo)
  return listMetadata(page, {
    path,
    pageNo,
    alternatePath: await alternateOfPage(page, pageNo),
    count: data.length,
    title: title?.title ?? page.t('publication.title'),
    description: title?.desc,
  })
}

/** Publications, two a row; ten a page on PC, one a load on phones (§9, D16). */
export default async function PublicationsPage({ params }: Props) {
  const { lang, pageNo: text } = await params
  const page = await getPage(lang)
  const pageNo = pageNumber(text)
  const [chrome, banner, list] = await Promise.all([
    getChrome(page),
    getThemedBanner(page, path),
    getPublications(page, pageNo),
  ])
  const alternatePath = await alternateOfPage(page, pageNo)
  const address = pageAddress(path, '', pageNo)
  const title = list.title?.title ?? banner?.displayName ?? page.t('publication.title')
  const facts = describePage(page, chrome, {
    path: address,
    title,
    description: list.title?.desc,
    items: list.data.map(({ id, name }) => ({ path: `/periodical/${id}`, name })),
  })
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath={alternatePath} hasBanner facts={facts}>
      <NavigationHero page={page} banner={banner} title={title} desc={list.title?.desc} />
      <div className={`container ${styles.list}`}>
        <PagedList
          page={page}
          count={list.data.length}
          total={list.total}
          pageNo={pageNo}
          pageSize={pageSizes.publications}
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
    </Shell>
  )
}
