import { type Redirect, type Redirects, redirectKey, targetKey, withQuery } from '@/lib/i18n/redirects'
import { listPath } from './list-address'
import { defaultLocale, isLocale, type Locale, localeConfigs, locales } from './locales'
import { properPath } from './proper-path'
import { isIcon, isPreviewPath, isPublicPath, isSiteFile, withoutFormSuffix } from './routes'

export type AddressSettings = {
  /** host → language (D2); absent: the path alone decides. */
  siteHosts?: Record<string, Locale> | undefined
  /** Where /go1688/** goes (D7). */
  go1688Host?: string | undefined
  /** Languages that have a site, the first site's first (D36); absent: all. */
  siteLocales?: readonly Locale[] | undefined
  /** Addresses that moved or are gone, by `redirectKey` of the visible path (content/redirects.yaml). */
  redirects?: Redirects | undefined
  /** Names the file by which search engines verify that the site itself submits addresses. */
  indexNowKey?: string | undefined
}

export type Address = { host: string; path: string; search: string }

/** What the middleware does with an address. `to` is a path on this host or an absolute address. */
export type AddressAction =
  | { kind: 'render'; locale: Locale; path: string; preview: boolean; search: string }
  | { kind: 'redirect'; status: 301 | 302 | 307 | 308; to: string }
  | { kind: 'notFound'; locale: Locale }
  | { kind: 'gone'; locale: Locale }
  /** A file that a handler answers, under its own address or the one given. */
  | { kind: 'file'; path?: string }

/** Splits a visible path into its language prefix (undefined: none) and the rest, which always starts with one slash. */
export function splitPrefix(path: string): { prefix?: Locale; rest: string } {
  const [, first, rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? []
  return isLocale(first) ? { prefix: first, rest: rest || '/' } : { rest: path }
}

/** Visible path of a page in a language on hosts that do not name one: `/x`, `/en/x` (D1). */
export function localePath(locale: Locale, path: string): string {
  return path === '/' ? localeConfigs[locale].prefix || '/' : `${localeConfigs[locale].prefix}${path}`
}

/** The redirect that a visitor meets where another one leads; undefined for a page. A language without a site is shown in the first that has one (D36). */
export function nextRedirect<T extends Pick<Redirect, 'to'>>(
  { to }: T,
  all: ReadonlyMap<string, T>,
  siteLocales: readonly Locale[] = locales,
): T | undefined {
  const key = to === undefined ? undefined : targetKey(to)
  if (key === undefined) return undefined
  const { prefix = defaultLocale, rest } = splitPrefix(key)
  const locale = siteLocales.includes(prefix) ? prefix : (siteLocales[0] ?? prefix)
  const proper = splitPrefix(properPath(rest))
  const spelled = localePath(proper.prefix ?? locale, properPath(proper.rest))
  return all.get(key) ?? all.get(localePath(locale, rest)) ?? all.get(spelled)
}

/** True for a redirect that leads back to itself: other spellings, and a site of one language, make loops that the file does not show. */
function isCircular(first: Redirect, all: Redirects, siteLocales?: readonly Locale[]): boolean {
  const seen = new Set<Redirect>()
  let at: Redirect | undefined = first
  do {
    seen.add(at)
    at = nextRedirect(at, all, siteLocales)
  } while (at && !seen.has(at))
  return at === first
}

/** Decides language, canonical address and internal path from the address alone (D1, D2, D5–D7, D15). Pure. */
export function resolveAddress(address: Address, settings: AddressSettings = {}): AddressAction {
  const { indexNowKey } = settings
  const isKeyFile = indexNowKey !== undefined && address.path === `/${indexNowKey}.txt`
  if (isKeyFile || isSiteFile(address.path)) return { kind: 'file' }
  if (isIcon(address.path)) return { kind: 'file', path: `/api/icon${address.path}` }
  if (address.path === '/.well-known/security.txt') return { kind: 'file', path: '/security.txt' }
  const { prefix, rest } = splitPrefix(address.path)
  const hostLocale = settings.siteHosts?.[address.host.toLowerCase()]
  const asked = prefix ?? hostLocale ?? defaultLocale
  const { siteLocales = [asked] } = settings
  const locale = siteLocales.includes(asked) ? asked : (siteLocales[0] ?? asked)
  if (rest === '/llms.txt') {
    if (locale === asked) return { kind: 'file', path: `/api/llms/${locale}` }
    return leadTo(withHost(locale, rest, hostLocale, settings), address.search)
  }
  const path = properPath(rest)
  const written = splitPrefix(path)
  // `/en。`, `/EN/product`: the language itself was written in another way.
  if (!prefix && written.prefix) {
    const page = properPath(written.rest)
    if (isPublicPath(withoutFormSuffix(page)))
      return leadTo(withHost(written.prefix, page, hostLocale, settings), address.search)
  }
  const { redirects } = settings
  // As it is written first: old Chinese pages may have stood below /cn, and those of a site of English alone at the root.
  const isWhole = prefix !== undefined || hostLocale === undefined
  const own = isWhole ? redirects?.get(redirectKey(address.path)) : undefined
  const moved = own ?? redirects?.get(redirectKey(localePath(locale, rest)))
  if (moved && redirects && !isCircular(moved, redirects, settings.siteLocales))
    return movedTo(moved, locale, hostLocale, address.search, settings)

  if (/^\/go1688(\/|$)/.test(path) && settings.go1688Host) {
    // On a host that names no language the prefix has to.
    const away = prefix ? address.path : localePath(locale, rest)
    return { kind: 'redirect', status: 307, to: `https://${settings.go1688Host}${away}${address.search}` }
  }
  const wanted = withHost(locale, path, hostLocale, settings)
  if ((wanted.host || wanted.path !== address.path) && isPublicPath(withoutFormSuffix(path)))
    return leadTo(wanted, address.search)
  const page = withoutFormSuffix(path)
  if (!isPublicPath(page)) return { kind: 'notFound', locale }
  return { kind: 'render', locale, preview: isPreviewPath(page), ...internal(locale, page, address.search) }
}

/** To the proper host and path of a page, for good. */
function leadTo({ host, path }: { host?: string; path: string }, search: string): AddressAction {
  return { kind: 'redirect', status: 308, to: `${host ? `//${host}` : ''}${path}${search}` }
}

/** Where an address of content/redirects.yaml went: straight to the target's own host and spelling, query carried on. */
function movedTo(
  { to, status }: Redirect,
  locale: Locale,
  hostLocale: Locale | undefined,
  search: string,
  settings: AddressSettings,
): AddressAction {
  if (to === undefined || status === 410) return { kind: 'gone', locale }
  const target = withQuery(to, search)
  if (!target.startsWith('/')) return { kind: 'redirect', status, to: target }
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? []
  const own = splitPrefix(path)
  const wanted = withHost(own.prefix ?? defaultLocale, own.rest, hostLocale, settings)
  return { kind: 'redirect', status, to: `${wanted.host ? `//${wanted.host}` : ''}${wanted.path}${rest}` }
}

/** The proper host (only when it is another one) and visible path of a page. */
function withHost(locale: Locale, path: string, hostLocale: Locale | undefined, settings: AddressSettings) {
  if (!hostLocale || !settings.siteHosts) return { path: localePath(locale, path) }
  if (hostLocale === locale) return { path }
  const host = Object.entries(settings.siteHosts).find(([, value]) => value === locale)?.[0]
  return host ? { host, path } : { path: localePath(locale, path) }
}

function internal(locale: Locale, page: string, search: string): { path: string; search: string } {
  const list = listPath(page, new URLSearchParams(search))
  if (list) return { path: `/${locale}${list}`, search: list.endsWith('/search') ? search : '' }
  // A form that opens something is rendered per request: its plain HTML carries the gate (D26).
  if (page.startsWith('/form/') && new URLSearchParams(search).has('gate') && !isPreviewPath(page))
    return { path: `/${locale}${page}/gate`, search }
  // Results are rendered per request and never cached, like a filtered list (D15).
  if (page === '/search') return { path: `/${locale}${page}`, search }
  const folder = page.replace(/^\/[^/]+/, (section) => section.toLowerCase())
  // A preview is never cached and reads its signature from the query (D14); cached pages get none.
  const own = isPreviewPath(page) ? search : ''
  return { path: folder === '/' ? `/${locale}` : `/${locale}${folder}`, search: own }
}
