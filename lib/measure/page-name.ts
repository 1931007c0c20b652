import { getPublicPages, type PublicPage, pageKinds } from '@/lib/content'
import { env } from '@/lib/env'
import { localePath, resolveAddress, splitPrefix } from '@/lib/i18n/address'
import type { Locale } from '@/lib/i18n/locales'
import { pageType } from '@/lib/i18n/page-type'
import { withoutFormSuffix } from '@/lib/i18n/routes'
import { OTHER } from './event'

const cache = new WeakMap<readonly PublicPage[], Set<string>>()

function pathsOf(pages: readonly PublicPage[]): Set<string> {
  const paths = cache.get(pages) ?? new Set(pages.map(({ path }) => path))
  cache.set(pages, paths)
  return paths
}

async function isPublic(locale: Locale, path: string): Promise<boolean> {
  const lists = await Promise.all(pageKinds.map((kind) => getPublicPages({ locale }, kind)))
  return lists.some((pages) => pathsOf(pages).has(path))
}

function pageShown(url: string, host: string): { locale: Locale; path: string } | undefined {
  const { SITE_HOSTS, GO1688_HOST } = env()
  const action = resolveAddress(
    { host, path: url, search: '' },
    { siteHosts: SITE_HOSTS, go1688Host: GO1688_HOST },
  )
  if (action.kind !== 'render' || action.preview) return undefined
  return { locale: action.locale, path: withoutFormSuffix(splitPrefix(url).rest) }
}

/**
 * What a page is counted as, by the address a browser shows: its path with the language's prefix. A page that no list names, and every
 * page while the lists are not to be had, is one of the others; undefined for previews and for what is no page of this site.
 */
export async function pageName(url: string, host: string): Promise<string | undefined> {
  const shown = pageShown(url, host)
  if (!shown) return undefined
  const { locale, path } = shown
  if (path === '/search') return localePath(locale, path)
  const isListed = await isPublic(locale, path).catch(() => false)
  return isListed ? localePath(locale, path) : OTHER
}

/** Language and kind of the page at an address; undefined for previews and for what is no page of this site. */
export function pageKind(url: string, host: string): { locale: Locale; type: string } | undefined {
  const shown = pageShown(url, host)
  return shown && { locale: shown.locale, type: pageType(shown.path) }
}
