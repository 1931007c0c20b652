import { join } from 'node:path'
import { notFound } from 'next/navigation'
import { UnavailableError } from '@/lib/contract/errors'
import { readPayload } from '@/lib/contract/read'
import { env } from '@/lib/env'
import type { Crumb } from '@/lib/rules/address/trail'
import type { Language } from '../client/load'
import { otherLanguage, type RecordPage } from '../client/record'
import { type StaticPage, staticPage } from '../shared/static-page'
import { isLeftOut, recordNamed } from '../sources/files/library'

export type { StaticPage }

/** Pages that come from no call of the contract, by path: `/go1688/supplier` is `pages/go1688-supplier.md`. */
export const staticPages = ['/go1688', '/go1688/purchaser', '/go1688/supplier', '/privacy'] as const
export type StaticPath = (typeof staticPages)[number]

/** The page of that kind at a path. */
export const staticPageAt = (path: string): StaticPath | undefined => staticPages.find((own) => own === path)

const folderOf = ({ locale }: Language) => join(env().CONTENT_DIR, locale, 'pages')
const fileOf = (path: StaticPath) => `${path.slice(1).replace('/', '-')}.md`

/** The record of this page; undefined where the language has none, or none that can be shown. Never throws. */
export const staticRecord = (language: Language, path: StaticPath): Record<string, unknown> | undefined =>
  recordNamed(folderOf(language), fileOf(path))

/** True when a language has this page: the switch and hreflang lead there (D3), the sitemap names it. Never throws. */
export const hasStaticPage = (language: Language, path: StaticPath): boolean =>
  staticRecord(language, path) !== undefined

/** True when a language is proven not to have this page: there is no file of it, not even a wrong one. Never throws. */
export const isStaticPageMissing = (language: Language, path: StaticPath): boolean =>
  !hasStaticPage(language, path) && !isLeftOut(folderOf(language), (file) => file.name === fileOf(path))

/**
 * A page that no call of the contract carries, from `content/{mark}/pages` in both modes (D7), with its addresses; the marketplace's
 * own page stands above those for purchasers and suppliers. A missing file is the 404 page; throws for one that is wrong and
 * has no last good version.
 */
export function getStaticPage(page: Language, path: StaticPath): RecordPage<StaticPage> & { under: Crumb[] } {
  if (isStaticPageMissing(page, path)) notFound()
  const written = staticRecord(page, path)
  if (!written) throw new UnavailableError(`pages${path}`, 'its file is wrong and has no last good version')
  const record = readPayload(`pages${path}`, staticPage, written).value
  const hasAlternate = hasStaticPage(otherLanguage(page), path)
  const isBelow = path.startsWith('/go1688/') && hasStaticPage(page, '/go1688')
  const under = isBelow ? [{ name: getStaticPage(page, '/go1688').record.title, path: '/go1688' }] : []
  return { record, path, alternatePath: hasAlternate ? path : '/', hasAlternate, under }
}
