import type { Site } from '@/lib/contract/site'
import type { Locale } from '@/lib/i18n/locales'

/** The site of a language: the one with its mark, else the first (§7); undefined where there is none at all. */
export const siteFor = (locale: Locale, sites: Site[]): Site | undefined =>
  sites.find((site) => site.mark === locale) ?? sites[0]
