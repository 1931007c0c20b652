import type { Metadata } from 'next'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/address'
import { locales, type Mark, marks, otherMark } from '@/lib/i18n/locales'
import type { PageContext } from '@/lib/i18n/page-context'
import { isPastEnd, pageAddress } from '@/lib/rules/list/pages'
import { fitDescription, fitTitle } from './fit'

export type PageSeo = {
  /** Path without language prefix, and the alternate's path when it exists (D3); no alternate, no hreflang. */
  path: string
  alternatePath?: string | undefined
  title: string
  description?: string | undefined
  image?: string | undefined
  /** A page of a list says which one it is, from the second on. */
  pageNo?: number
  isIndexed?: boolean
}

/** Absolute public address of a page in a language (D2). */
export function absoluteUrl(mark: Mark, path: string): string {
  const { SITE_URL, SITE_HOSTS } = env()
  const host = Object.entries(SITE_HOSTS ?? {}).find(([, value]) => value === mark)?.[0]
  if (host) return `${new URL(SITE_URL).protocol}//${host}${path}`
  const visible = localePath(mark, path)
  return visible === '/' ? `${SITE_URL}/` : SITE_URL + visible
}

/** The title of a page with the site's name, as far as both fit; a list's further pages say their number. */
export function pageTitle(page: PageContext, title: string, pageNo = 1): string {
  const part = pageNo > 1 ? ` – ${page.t('list.page', { number: pageNo })}` : ''
  return fitTitle(title, page.t('shell.siteName'), { part, lang: page.locale.bcp47 })
}

/** Title and description that fit a search result, canonical and hreflang pair of a page. */
export function pageMetadata(page: PageContext, seo: PageSeo): Metadata {
  const title = pageTitle(page, seo.title, seo.pageNo)
  const description = seo.description && fitDescription(seo.description, page.locale.bcp47)
  const canonical = absoluteUrl(page.mark, seo.path)
  // A page that shows the other language's content because its own has no site has no alternate.
  const isOwn = page.languages.includes(page.mark)
  const hasAlternate = isOwn && page.languages.includes(otherMark(page.mark))
  const alternate =
    hasAlternate && seo.alternatePath ? absoluteUrl(otherMark(page.mark), seo.alternatePath) : undefined
  const languages = alternate
    ? Object.fromEntries([
        ...marks.map((mark) => [locales[mark].bcp47, mark === page.mark ? canonical : alternate]),
        ['x-default', page.mark === 'cn' ? canonical : alternate],
      ])
    : undefined
  return {
    title,
    ...(description && { description }),
    alternates: { canonical, ...(languages && { languages }) },
    openGraph: {
      title,
      ...(description && { description }),
      url: canonical,
      siteName: page.t('shell.siteName'),
      locale: page.mark === 'cn' ? 'zh_CN' : 'en_GB',
      type: 'website',
      ...(seo.image && { images: [new URL(seo.image, env().SITE_URL).href] }),
    },
    ...((seo.isIndexed === false || !isOwn) && { robots: { index: false } }),
  }
}

export type ListSeo = {
  /** Path of the list without prefix, and the query that makes it another list. */
  path: string
  search?: string
  pageNo: number
  /** Items on this page. */
  count: number
  /** Where the language switch leads (`alternateListPath`): this very page where the other language has it. */
  alternatePath: string
  title: string
  description?: string | undefined
}

/** Metadata of a page of a list: its number, noindex where the list has no such page (D5), and its alternate where the other list reaches as far. */
export function listMetadata(
  page: PageContext,
  { path, search = '', pageNo, count, alternatePath, ...words }: ListSeo,
): Metadata {
  const address = pageAddress(path, search, pageNo)
  return pageMetadata(page, {
    ...words,
    path: address,
    alternatePath: alternatePath === address ? address : undefined,
    pageNo,
    isIndexed: !isPastEnd(pageNo, count),
  })
}
