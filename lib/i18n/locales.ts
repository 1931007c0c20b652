/** The languages of the site (D1), in the order of the language switch. */
export const locales = ['cn', 'en'] as const
export type Locale = (typeof locales)[number]

/** Pattern of what an address may begin with: a language, or nothing (D1). */
export const localePrefix = `(?:/(?:${locales.join('|')}))?`

export type LocaleConfig = {
  locale: Locale
  /** HTML `lang` and hreflang. */
  bcp47: string
  /** The language and country that link previews name. */
  openGraph: string
  /** Path prefix: '' for the default language. */
  prefix: '' | `/${string}`
  /** The language's own name, as the switch shows it. */
  name: string
  /** dayjs pattern of a long date (D12). */
  longDate: string
  /** dayjs pattern on the media list (D12). */
  mediaDate: string
  /** Form opened when a jump names none (§9). */
  defaultFormId: string
  /** The same under /go1688 (§9). */
  go1688FormId: string
}

/** One row per language: everything that differs between them but copy (D1, D12, §9). */
export const localeConfigs: Record<Locale, LocaleConfig> = {
  cn: {
    locale: 'cn',
    bcp47: 'zh-CN',
    openGraph: 'zh_CN',
    prefix: '',
    name: '中文',
    longDate: 'YYYY年MM月DD日',
    mediaDate: 'YYYY年MM月DD日',
    defaultFormId: '1',
    go1688FormId: '14008',
  },
  en: {
    locale: 'en',
    bcp47: 'en',
    openGraph: 'en_GB',
    prefix: '/en',
    name: 'English',
    longDate: 'MMM D, YYYY',
    mediaDate: 'YYYY/MM/DD',
    defaultFormId: '4001',
    go1688FormId: '4001',
  },
}

export const defaultLocale: Locale = 'cn'

/** True for the name of a language. */
export function isLocale(text: string | undefined): text is Locale {
  return locales.some((locale) => locale === text)
}

/** The language that the switch leads to: the next one of the list. */
export function otherLocale(locale: Locale): Locale {
  return locales[(locales.indexOf(locale) + 1) % locales.length] ?? defaultLocale
}

/** Every form that consult buttons of a language lead to (§9); the marketplace's where it is served. */
export function defaultFormsOf(locale: Locale, isMarketplaceServed: boolean): string[] {
  const { defaultFormId, go1688FormId } = localeConfigs[locale]
  return [...new Set([defaultFormId, ...(isMarketplaceServed ? [go1688FormId] : [])])]
}

const marketplace = new RegExp(`^${localePrefix}/go1688(?:/|$)`)

/** The form that a page's consult button and its `/form` address open when none is named (§9); `path` with or without prefix. */
export function defaultFormOf(locale: Locale, path: string): string {
  const { defaultFormId, go1688FormId } = localeConfigs[locale]
  return marketplace.test(path) ? go1688FormId : defaultFormId
}
