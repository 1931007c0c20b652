import type { Site } from '@/lib/contract/site'
import type { Mark } from '@/lib/i18n/locales'

/** The site of a language: the one with its mark, else the first (§7); undefined where there is none at all. */
export const siteFor = (mark: Mark, sites: Site[]): Site | undefined =>
  sites.find((site) => site.mark === mark) ?? sites[0]
