import { localePath, splitPrefix } from './address'
import { type Locale, type LocaleConfig, localeConfigs, locales, otherLocale } from './locales'
import type { Translator } from './translator'

/** What every view needs to speak the page's language: copy, patterns and addresses. */
export type PageContext = {
  locale: Locale
  localeConfig: LocaleConfig
  t: Translator
  /** Languages with content of their own; a page in another one shows that of the first site (§7). */
  languages: readonly Locale[]
  /** Of the sections that every page names, those that the language has not got: nothing names them then. */
  absent: readonly string[]
  /** Time zone of the site's days (D10). */
  zone: string
  /** An address from content as this page must write it: internal pages get the language's prefix unless they name one, others stay. */
  href: (address: string) => string
  /** The address of a path in the other language; on another host when the host names the language (D2, D3). */
  otherHref: (path: string) => string
  /** Address of the privacy page; empty where the language has none: nothing links to it then. */
  privacyHref: string
}

const fixed = /^\/(?:assets|api|_next)\/|\.[a-z0-9]{2,5}(?:[?#]|$)/i

export type SiteHosts = Record<string, Locale> | undefined

/** The host that names a language (D2); undefined when the path alone does. */
function hostOf(locale: Locale, hosts: SiteHosts): string | undefined {
  return Object.entries(hosts ?? {}).find(([, value]) => value === locale)?.[0]
}

/** Builds the context of a page; with `hosts` the host names the language and no prefix is written (D2). */
export function pageContext(
  locale: Locale,
  t: Translator,
  zone: string,
  hosts?: SiteHosts,
  languages: readonly Locale[] = locales,
  absent: readonly string[] = [],
): PageContext {
  const isHosted = hostOf(locale, hosts) !== undefined
  const other = otherLocale(locale)
  const otherHost = hostOf(other, hosts)
  const href = (address: string) => {
    const isPage = address.startsWith('/') && !address.startsWith('//') && !fixed.test(address)
    if (!isPage || isHosted) return address
    const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
    const { prefix, rest: own } = splitPrefix(path)
    return localePath(prefix ?? locale, own) + rest
  }
  const otherHref = (path: string) => (otherHost ? `//${otherHost}${path}` : localePath(other, path))
  const privacyHref = absent.includes('/privacy') ? '' : href('/privacy')
  return {
    locale,
    localeConfig: localeConfigs[locale],
    t,
    languages,
    absent,
    zone,
    href,
    otherHref,
    privacyHref,
  }
}
