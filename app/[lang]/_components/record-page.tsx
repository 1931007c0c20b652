import type { ReactNode } from 'react'
import { getPage, type SearchParams } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import type { Crumb } from '@/lib/rules/address/trail'
import type { PreviewState } from '@/lib/rules/preview/preview-state'
import { type PageSeo, pageMetadata, pageTitle } from '@/lib/seo/metadata'

/** A record with its addresses: what its page and its preview (D14) show alike. */
export type PageLayoutProps<T> = {
  page: PageContext
  /** As the address has it. */
  id: string
  record: T
  path: string
  alternatePath: string
  preview?: PreviewState
  /** The steps above it in its trail. */
  under?: Crumb[]
}
type Layout<T> = (props: PageLayoutProps<T>) => ReactNode | Promise<ReactNode>
type Found<T> = { record: T; path: string; alternatePath: string }
type Shown<T> = Found<T> & { hasAlternate: boolean; under?: Crumb[] }
/** `id` and `type` are '' where the address has none. */
type Get<T> = (page: PageContext, id: string, type: string, slug: string[]) => Shown<T> | Promise<Shown<T>>
type Preview<T> = (
  page: PageContext,
  id: string,
  query: SearchParams,
  type: string,
) => Promise<Found<T> & { state: PreviewState }>
type Props = { params: Promise<{ lang: string; id?: string; type?: string; slug?: string[] }> }

/** The exports of a route of records: one query, one page layout, metadata for search engines. No id is known at build time (D13). */
export function recordPage<T>(
  get: Get<T>,
  Layout: Layout<T>,
  seoOf: (record: T, page: PageContext) => Omit<PageSeo, 'path'>,
) {
  async function read(params: Props['params']) {
    const { lang, id = '', type = '', slug = [] } = await params
    const page = await getPage(lang)
    return { page, id, ...(await get(page, id, type, slug)) }
  }
  return {
    generateStaticParams: () => [],
    async generateMetadata({ params }: Props) {
      const { page, record, path, hasAlternate } = await read(params)
      const alternatePath = hasAlternate ? path : undefined
      return pageMetadata(page, { path, alternatePath, ...seoOf(record, page) })
    },
    async Page({ params }: Props) {
      return <Layout {...(await read(params))} />
    },
  }
}

/** Metadata of every preview: a title of its own, never indexed. */
export async function previewMetadata({ params }: { params: Promise<{ lang: string }> }) {
  const page = await getPage((await params).lang)
  return { title: pageTitle(page, page.t('preview.title')), robots: { index: false } }
}

/** The preview of a route of records (D14, D31): a record by id, published or not. */
export function previewPage<T>(get: Preview<T>, Layout: Layout<T>) {
  return async function PreviewPage({ params, searchParams }: Props & { searchParams: SearchParams }) {
    const { lang, id = '', type = '' } = await params
    const page = await getPage(lang)
    const { state, ...found } = await get(page, id, searchParams, type)
    return <Layout page={page} id={id} {...found} preview={state} />
  }
}
