import type { Metadata } from 'next'
import type { Resource } from '@/lib/contract/shared'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/address'
import { defaultLocale, type Locale, localeConfigs, locales, otherLocale } from '@/lib/i18n/locales'
import type { PageContext } from '@/lib/i18n/page-context'
import { markdownAddress } from '@/lib/rules/address/markdown-address'
import { isPastEnd, pageAddress } from '@/lib/rules/list/pages'
import { firstPicture } from '@/lib/rules/media/media-files'
import { fitDescription, fitTitle } from '@/lib/rules/text/fit'
import { plainText } from '@/lib/rules/text/plain-text'
import { sharePictures } from './share'

export type PageSeo = {
  /** Path without language prefix, and the alternate's path when it exists (D3); no alternate, no hreflang. */
  path: string
  alternatePath?: string | undefined
  title: string
  description?: string | undefined
  /** Texts of the record, plain or HTML, best first: what describes it when its editor wrote no summary. */
  texts?: (string | undefined)[]
  /** Its first picture is shown where the page is shared. */
  image?: Resource | undefined
  /** An article carries its date of publication; what is neither that nor a video is a page. */
  article?: { publishedTime?: string | undefined } | undefined
  isVideo?: boolean
  /** A page of a list says which one it is, from the second on. */
  pageNo?: number
  isIndexed?: boolean
}

/** Absolute public address of a page in a language (D2). */
export function absoluteUrl(locale: Locale, path: string): string {
  const { SITE_URL, SITE_HOSTS } = env()
  const host = Object.entries(SITE_HOSTS ?? {}).find(([, value]) => value === locale)?.[0]
  if (host) return `${new URL(SITE_URL).protocol}//${host}${path}`
  const visible = localePath(locale, path)
  return visible === '/' ? `${SITE_URL}/` : SITE_URL + visible
}

/** The title of a page with the site's name, as far as both fit; a list's further pages say their number. */
export function pageTitle(page: PageContext, title: string, pageNo = 1): string {
  const part = pageNo > 1 ? ` – ${page.t('list.page', { number: pageNo })}` : ''
  return fitTitle(title, page.t('shell.siteName'), { part, lang: page.localeConfig.bcp47 })
}

/** The feeds of a page: news and events where either is shown, named as readers will list them. */
function feeds(page: PageContext, path: string) {
  const file = (name: string) => new URL(`/feeds/${page.locale}/${name}`, absoluteUrl(page.locale, '/')).href
  const isHome = path === '/'
  const kinds = [
    ...(isHome || /^\/(?:about-us\/news|article-detail\/)/.test(path) ? (['news'] as const) : []),
    ...(isHome || path.startsWith('/activity') ? (['activity'] as const) : []),
  ].filter((kind) => !page.absent.includes(kind === 'news' ? '/about-us/news' : '/activity'))
  const titled = (type: string) =>
    kinds.map((kind) => ({
      url: file(`${kind === 'news' ? 'news' : 'events'}.${type}`),
      title: page.t(`${kind}.title`),
    }))
  if (kinds.length === 0) return undefined
  return {
    'application/rss+xml': titled('rss'),
    'application/atom+xml': titled('atom'),
    ...(kinds.includes('activity') && { 'text/calendar': file('events.ics') }),
  }
}

/** What a page is about: its summary, or the first of its texts that says something, or its title on this site. */
function describing(page: PageContext, { title, description, texts = [] }: PageSeo): string {
  const isFilled = (text: string | undefined) => Boolean(text?.trim())
  const words = isFilled(description) ? description : texts.map(plainText).find(isFilled)
  return fitDescription(words ?? `${title} · ${page.t('shell.siteName')}`, page.localeConfig.bcp47)
}

/** Title and description that fit a search result, canonical and hreflang pair of a page. */
export function pageMetadata(page: PageContext, seo: PageSeo): Metadata {
  const title = pageTitle(page, seo.title, seo.pageNo)
  const description = describing(page, seo)
  const canonical = absoluteUrl(page.locale, seo.path)
  // A page that shows the other language's content because its own has no site has no alternate.
  const isOwn = page.languages.includes(page.locale)
  const other = otherLocale(page.locale)
  const hasAlternate = isOwn && page.languages.includes(other)
  // Home stands in for a list that the other language has not got: it is no alternate of it.
  const isSame = seo.alternatePath !== '/' || seo.path === '/'
  const alternate =
    hasAlternate && isSame && seo.alternatePath ? absoluteUrl(other, seo.alternatePath) : undefined
  // The pair that is known, in the order of the languages; of others nobody asked whether they have the page.
  const pair: Partial<Record<Locale, string>> | undefined = alternate
    ? { [page.locale]: canonical, [other]: alternate }
    : undefined
  const languages =
    pair &&
    Object.fromEntries([
      ...locales.flatMap((locale) => (pair[locale] ? [[localeConfigs[locale].bcp47, pair[locale]]] : [])),
      ...(pair[defaultLocale] ? [['x-default', pair[defaultLocale]]] : []),
    ])
  const share =
    seo.isIndexed === false ? undefined : sharePictures(page, seo.path, title, firstPicture(seo.image)?.url)
  const types =
    isOwn && seo.isIndexed !== false
      ? { ...feeds(page, seo.path), 'text/markdown': markdownAddress(canonical) }
      : undefined
  return {
    title,
    description,
    alternates: { canonical, ...(languages && { languages }), ...(types && { types }) },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: page.t('shell.siteName'),
      locale: page.localeConfig.openGraph,
      ...(seo.article
        ? {
            type: 'article',
            ...(seo.article.publishedTime && { publishedTime: seo.article.publishedTime }),
          }
        : { type: seo.isVideo ? 'video.other' : 'website' }),
      ...(share && { images: share.images }),
    },
    // One page for every screen: this stops Baidu and Sogou from making one for phones.
    other: {
      'applicable-device': 'pc,mobile',
      ...(seo.path === '/' && env().SITE_VERIFICATION),
    },
    ...(share && {
      twitter: { card: 'summary_large_image', images: share.images.slice(0, 1) },
      icons: { other: [{ rel: 'image_src', url: share.square }] },
    }),
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
  image?: Resource | undefined
}

/** Metadata of a page of a list: its number, noindex where the list has no such page (D5), and its alternate where the other list reaches as far. */
export function listMetadata(
  page: PageContext,
  { path, search = '', pageNo, count, alternatePath, ...words }: ListSeo,
): Metadata {
  const address = pageAddress(path, search, pageNo)
  const isIndexed = !isPastEnd(pageNo, count)
  return pageMetadata(page, {
    ...words,
    path: address,
    alternatePath: alternatePath === address ? address : undefined,
    ...(isIndexed && { pageNo }), // one page stands for all past the end
    isIndexed,
  })
}
