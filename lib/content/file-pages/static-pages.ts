import { join } from 'node:path'
import { notFound } from 'next/navigation'
import { UnavailableError } from '@/lib/contract/errors'
import { readPayload } from '@/lib/contract/read'
import { env } from '@/lib/env'
import type { Crumb } from '@/lib/rules/address/trail'
import type { Language } from '../client/load'
import { otherLanguage } from '../client/record'
import { type StaticPage, staticPage } from '../shared/static-page'
import { isLeftOut, recordNamed } from '../sources/files/library'

export type { StaticPage }

export const staticPageNames = ['go1688', 'go1688-purchaser', 'go1688-supplier', 'privacy'] as const
export type StaticPageName = (typeof staticPageNames)[number]

/** Pages that come from no call of the contract, by path. */
export const staticPages: Record<string, StaticPageName> = {
  '/go1688': 'go1688',
  '/go1688/purchaser': 'go1688-purchaser',
  '/go1688/supplier': 'go1688-supplier',
  '/privacy': 'privacy',
}

/** The page of that kind at a path. */
export const staticPageAt = (path: string): StaticPageName | undefined => staticPages[path]

const folderOf = ({ locale }: Language) => join(env().CONTENT_DIR, locale, 'pages')

/** True when a language has this page: the switch and hreflang lead there (D3), the sitemap names it. Never throws. */
export function hasStaticPage(language: Language, name: StaticPageName): boolean {
  return recordNamed(folderOf(language), `${name}.md`) !== undefined
}

/** True when a language is proven not to have this page: there is no file of it, not even a wrong one. Never throws. */
export const isStaticPageMissing = (language: Language, name: StaticPageName): boolean =>
  !hasStaticPage(language, name) && !isLeftOut(folderOf(language), (file) => file.name === `${name}.md`)

/**
 * A page that no call of the contract carries, from `content/{mark}/pages` in both modes (D7), and whether the other
 * language has it. A missing file is the 404 page; throws for one that is wrong and has no last good version.
 */
export function getStaticPage(
  page: Language,
  name: StaticPageName,
): { content: StaticPage; hasAlternate: boolean } {
  if (isStaticPageMissing(page, name)) notFound()
  const record = recordNamed(folderOf(page), `${name}.md`)
  if (!record) throw new UnavailableError(`pages/${name}`, 'its file is wrong and has no last good version')
  const content = readPayload(`pages/${name}`, staticPage, record).value
  return { content, hasAlternate: hasStaticPage(otherLanguage(page), name) }
}

/** The marketplace's own page as a step above those for purchasers and suppliers; none where a language has none. Throws like getStaticPage. */
export function marketplaceCrumb(page: Language): Crumb[] {
  if (!hasStaticPage(page, 'go1688')) return []
  return [{ name: getStaticPage(page, 'go1688').content.title, path: '/go1688' }]
}
