import { join } from 'node:path'
import { cache } from 'react'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/address'
import type { Locale } from '@/lib/i18n/locales'
import { redirectKey } from '@/lib/i18n/redirects'
import { tagPage } from '@/lib/page-render'
import { introductionAt } from '@/lib/rules/address/introduction-path'
import { callTags } from '../client/call'
import type { Language } from '../client/load'
import { otherLanguage } from '../client/record'
import { pageSeconds } from '../client/rendering'
import { hasAiPage, segment } from '../file-pages/ai-file'
import { isStaticPageMissing, staticPageAt } from '../file-pages/static-pages'
import { foldersShownAt } from '../sources/files/folders'
import { isEmptyFolder } from '../sources/files/library'
import { currentRedirects } from '../sources/files/redirects'

const proven = cache(async (locale: Locale, path: string): Promise<boolean> => {
  const { CONTENT_API_URL, CONTENT_DIR, GO1688_HOST } = env()
  // An address that content/redirects.yaml leads on is no page, and still leads somewhere.
  if (CONTENT_API_URL || currentRedirects().has(redirectKey(localePath(locale, path)))) return false
  const own = staticPageAt(path)
  if (own) return !(GO1688_HOST && own.startsWith('/go1688')) && isStaticPageMissing({ locale }, own)
  const below = path.split('/').slice(2)
  // A file such as /ai/brochure.pdf is no page of /ai.
  if (/^\/ai(?:\/|$)/.test(path))
    return below.every((part) => segment.test(part)) && !(await hasAiPage({ locale }, below))
  // Without any introduction none of a type is there either, such as the page of a visitor's rights.
  const shown = foldersShownAt(introductionAt(path) ? '/about-us' : path)
  if (shown.length === 0) return false
  // Before the check: the first file of a folder, and its last one going, are published as a change of the navigation.
  tagPage(pageSeconds(0, false), callTags('topNavigation', undefined))
  return shown.every((folder) => isEmptyFolder(join(CONTENT_DIR, locale, folder)))
})

/**
 * True for a section of embedded content whose folders hold no file, right or wrong: the language has no such page. False for
 * every other path, and always with a back end, whose empty answers prove nothing (D13). Never throws.
 */
export const isAbsent = ({ locale }: Language, path: string): Promise<boolean> => proven(locale, path)

/** Those of some entries whose address is not proven to be none. Never throws. */
export async function present<T>(
  language: Language,
  entries: readonly T[],
  addressOf: (entry: T) => string,
): Promise<T[]> {
  const absences = await Promise.all(
    entries.map((entry) => isAbsent(language, addressOf(entry).split(/[?#]/)[0] ?? '')),
  )
  return entries.filter((_, index) => !absences[index])
}

/**
 * Where the language switch of a list leads, or of what has no alternate in that list: there, or home where the other
 * language has no such list (D3). Never throws.
 */
export const switchTo = async (page: Language, list: string): Promise<string> =>
  (await isAbsent(otherLanguage(page), list)) ? '/' : list
