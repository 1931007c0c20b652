import type { ReactNode } from 'react'
import { sectionAbove } from '@/components/layout/header-links'
import { Shell } from '@/components/layout/Shell'
import {
  alternateListPath,
  getBanner,
  getLayout,
  getPage,
  getThemedBanner,
  type SearchParams,
} from '@/lib/content'
import type { TopNavigationItem } from '@/lib/contract/site'
import type { PageContext } from '@/lib/i18n/page-context'
import { pageAddress } from '@/lib/rules/list/pages'
import { hasPicture, type NavigationBanner } from '@/lib/rules/media/navigation-banner'
import { listMetadata, pageMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'

type Params = Record<string, string>
type Query = { pageNo: number }
type List = { data: unknown[]; title?: { title: string; desc?: string | undefined } | undefined }
/** What the view of a list gets. */
export type ListViewProps<Q, L> = {
  page: PageContext
  query: Q
  /** The filters in force as a query string; empty without any. */
  search: string
  list: L
  banner: NavigationBanner | undefined
  title: string
}

/** A list under its filters (§2): what is asked, its addresses, its words where content says none, its view. */
type Kind<Q, L> = {
  path: string
  /** A list without a title is called as its navigation item. */
  get: (page: Pick<PageContext, 'locale'>, query: Q) => Promise<L>
  searchOf: (query: Q) => string
  wordsOf: (page: PageContext) => { title: string; description?: string }
  itemsOf: (list: L) => { path: string; name: string }[]
  /** Stands below a section, which its crumbs name. */
  isNested?: boolean
  /** Whether the head is a banner; as its navigation item has a picture where this is absent. */
  hasBanner?: (list: L) => boolean
  View: (props: ListViewProps<Q, L>) => ReactNode
}

const alternateOf = <Q extends Query, L extends List>(
  { path, searchOf, get }: Kind<Q, L>,
  page: PageContext,
  query: Q,
) =>
  alternateListPath(page, { path, search: searchOf(query), pageNo: query.pageNo }, (other) =>
    get(other, query),
  )

/** What a list is called and says of itself. */
function wordsIn<Q, L extends List>(
  { wordsOf }: Kind<Q, L>,
  page: PageContext,
  { title: own }: L,
  banner: TopNavigationItem | undefined,
) {
  const words = wordsOf(page)
  const { title, desc } = own ?? { title: banner?.displayName, desc: banner?.desc }
  return { title: title ?? words.title, description: desc ?? words.description }
}

type LayoutProps<Q, L> = { kind: Kind<Q, L>; page: PageContext; query: Q }

async function ListPageLayout<Q extends Query, L extends List>({ kind, page, query }: LayoutProps<Q, L>) {
  const { path, View } = kind
  const [layout, banner, list] = await Promise.all([
    getLayout(page),
    getThemedBanner(page, path),
    kind.get(page, query),
  ])
  const search = kind.searchOf(query)
  const words = wordsIn(kind, page, list, banner)
  const facts = describePage(page, layout, {
    path: pageAddress(path, search, query.pageNo),
    ...words,
    under: kind.isNested ? [sectionAbove(layout, path)] : [],
    items: kind.itemsOf(list),
  })
  const hasBanner = kind.hasBanner?.(list) ?? hasPicture(banner)
  const addresses = { path, alternatePath: await alternateOf(kind, page, query) }
  return (
    <Shell page={page} layout={layout} {...addresses} hasBanner={hasBanner} facts={facts}>
      <View page={page} query={query} search={search} list={list} banner={banner} title={words.title} />
    </Shell>
  )
}

/** The routes of a list: `cached` for its plain pages, `filtered` for what is rendered per request (D15). */
export function listPages<Q extends Query, L extends List>(kind: Kind<Q, L>) {
  const { path, get, searchOf } = kind
  return {
    cached(queryOf: (params: Params) => Q) {
      type Props = { params: Promise<Params & { lang: string }> }
      return {
        generateStaticParams: () => [],
        async generateMetadata({ params }: Props) {
          const page = await getPage((await params).lang, path)
          const query = queryOf(await params)
          const [list, banner] = await Promise.all([get(page, query), getBanner(page, path)])
          return listMetadata(page, {
            path,
            search: searchOf(query),
            pageNo: query.pageNo,
            alternatePath: await alternateOf(kind, page, query),
            count: list.data.length,
            ...wordsIn(kind, page, list, banner),
            image: banner?.pcResource,
          })
        },
        async Page({ params }: Props) {
          const page = await getPage((await params).lang, path)
          return <ListPageLayout kind={kind} page={page} query={queryOf(await params)} />
        },
      }
    },
    filtered(queryOf: (query: Awaited<SearchParams>) => Q) {
      type Props = { params: Promise<{ lang: string }>; searchParams: SearchParams }
      return {
        async generateMetadata({ params, searchParams }: Props) {
          const page = await getPage((await params).lang, path)
          const query = queryOf(await searchParams)
          const [list, banner] = await Promise.all([get(page, query), getBanner(page, path)])
          const { title } = wordsIn(kind, page, list, banner)
          return pageMetadata(page, { path, title, pageNo: query.pageNo, isIndexed: false })
        },
        async Page({ params, searchParams }: Props) {
          const page = await getPage((await params).lang, path)
          return <ListPageLayout kind={kind} page={page} query={queryOf(await searchParams)} />
        },
      }
    },
  }
}
