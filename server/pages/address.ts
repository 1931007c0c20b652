import { currentRedirects } from '@/lib/content/sources/files/redirects'
import type { Env } from '@/lib/env'
import { type AddressSettings, resolveAddress, splitPrefix } from '@/lib/i18n/address'
import { MOST_PAGES, pageNumber } from '@/lib/i18n/list-address'
import { type Locale, localeConfigs } from '@/lib/i18n/locales'
import { withoutFormSuffix } from '@/lib/i18n/routes'
import { missingPath } from '../normal-address'

/** A page that the store may hold: what it is known by, under which visible address it is rendered, with which status it is sent. */
export type PageAddress = { key: string; locale: Locale; url: string; status: 200 | 404 | 410 }

/** What stays escaped in a key, as two addresses would be one otherwise: Next's own keys have it so. */
const delimiters = /[/#?\\]|%(?:2f|23|3f|5c)/gi

/** A path that is its own key, as nearly all are. */
const plain = /^[\w/.-]+$/

/** The key of a page by its internal path. */
export const keyOf = (path: string): string =>
  plain.test(path)
    ? path
    : path
        .split('/')
        .map((segment) => decodeURIComponent(segment).replace(delimiters, encodeURIComponent))
        .join('/')

/** What of a list's query belongs to the page (D15): everything else is the visitor's own. */
function listQuery(internal: string, query: string): string {
  const [, view, page] = /\/list(?:\/(all|ai))?\/(\d+)$/.exec(internal) ?? []
  if (page === undefined) return ''
  const pageNo = pageNumber(new URLSearchParams(query).get('pageNo'))
  const parts = [...(view === 'ai' ? ['type=AI'] : []), ...(pageNo > 1 ? [`pageNo=${pageNo}`] : [])]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** The not-found page of a language, as a page like any other (§2); `gone` for an address that content says is gone. */
export const notFoundAddress = (locale: Locale, status: 404 | 410 = 404): PageAddress => ({
  key: `/${locale}/not-found`,
  locale,
  url: `${localeConfigs[locale].prefix}${missingPath}`,
  status,
})

/** The page that a list shows for every number past its end: one render for all of them. */
export const pastEndAddress = ({ key, url, ...address }: PageAddress): PageAddress => ({
  ...address,
  key: key.replace(/\d+$/, String(MOST_PAGES)),
  url: url.replace(/\bpageNo=\d+$/, `pageNo=${MOST_PAGES}`),
})

/** True for that page's key. */
export const isPastEndKey = (key: string): boolean => key.endsWith(`/${MOST_PAGES}`)

/**
 * The stored page that an address in its one form (`normalAddress`) asks for (D5, D13, D15); undefined for all else: previews, searches,
 * forms with a gate, files of handlers, redirects. Files of `public/` are looked for before. Host and language are the address rules' own (D1, D2). Pure.
 */
export function pageAddress(
  host: string,
  url: string,
  settings: AddressSettings = {},
): PageAddress | undefined {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  const query = at < 0 ? '' : url.slice(at + 1)
  if (!path.startsWith('/')) return undefined
  if (path.startsWith('/_next/') || path.startsWith('/api/')) return undefined
  const action = resolveAddress({ host, path, search: query && `?${query}` }, settings)
  if (action.kind === 'notFound') return notFoundAddress(action.locale)
  if (action.kind === 'gone') return notFoundAddress(action.locale, 410)
  if (action.kind !== 'render' || action.preview || action.search !== '') return undefined
  if (action.path.endsWith('/search')) return undefined
  const { prefix, rest } = splitPrefix(path)
  const page = withoutFormSuffix(rest)
  const visible = prefix ? `/${prefix}${page === '/' ? '' : page}` : page
  return {
    key: keyOf(action.path),
    locale: action.locale,
    url: visible + listQuery(action.path, query),
    status: 200,
  }
}

/** The address rule with the site's settings and its redirects of this moment. */
export function siteAddresses(settings: Pick<Env, 'SITE_HOSTS' | 'GO1688_HOST' | 'INDEXNOW_KEY'>) {
  const { SITE_HOSTS: siteHosts, GO1688_HOST: go1688Host, INDEXNOW_KEY: indexNowKey } = settings
  return (host: string, url: string): PageAddress | undefined =>
    pageAddress(host, url, { siteHosts, go1688Host, indexNowKey, redirects: currentRedirects() })
}
