import { notFound } from 'next/navigation'
import type { Introduction } from '@/lib/contract/company'
import { UnavailableError } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { introductionPath } from '@/lib/rules/address/introduction-path'
import { type Language, load, loadOptional } from '../client/load'
import { otherLanguage, type RecordPage } from '../client/record'
import { hasUnreadableFile } from '../sources/files'
import { isAbsent, switchTo } from './absent'

const list = '/about-us'
/** The first introduction and all of them to link to (contract, "Company pages"); a company without any has an empty page. Throws when the source cannot say. */
export async function getCompany(page: Language) {
  const { data: all } = await load('introductions', page)
  return { introduction: all[0], all, alternatePath: await switchTo(page, list) }
}

/** The introduction of a type, with all of them to link to. An unknown type is the 404 page. Throws when the source cannot say. */
export async function getIntroduction(
  page: Language,
  type: string,
): Promise<RecordPage<Introduction> & { all: Introduction[] }> {
  const { data: all } = await load('introductions', page)
  const record = all.find((item) => item.type === type)
  if (!record) {
    if (!env().CONTENT_API_URL && hasUnreadableFile(page.locale, type))
      throw new UnavailableError(`introduce ${type}`, 'its file is wrong and has no last good version')
    notFound()
  }
  const others = await loadOptional('introductions', otherLanguage(page))
  const hasAlternate = others?.data.some((item) => item.type === type) ?? false
  const path = introductionPath(type)
  const alternatePath = hasAlternate ? path : await switchTo(page, list)
  return { record, all, path, alternatePath, hasAlternate }
}

/** The advantages (D20); none when they cannot be had. Never throws. */
export async function getAdvantages(page: Language) {
  return (await loadOptional('advantages', page))?.data ?? []
}

/** The one record of a page; a company that is proven to have none gets the 404 page. */
async function singlePage(name: 'services' | 'joinUs', page: Language, path: string) {
  if (await isAbsent(page, path)) notFound()
  const [record, alternatePath] = await Promise.all([load(name, page), switchTo(page, path)])
  return { record, path, alternatePath, hasAlternate: alternatePath === path }
}

/** The page /services (§2). Throws when it is not to be had. */
export const getServices = (page: Language) => singlePage('services', page, '/services')

/** The page /join-us (§2). Throws when it is not to be had. */
export const getJoinUs = (page: Language) => singlePage('joinUs', page, '/join-us')
