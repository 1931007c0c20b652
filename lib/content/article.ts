import { notFound } from 'next/navigation'
import { isArticleType } from '@/lib/contract/endpoints'
import type { Mark } from '@/lib/i18n/locales'
import { loadRecord } from './record'

/** An article by the type segment its link carries; a segment that names another endpoint is no article (contract, "News"). */
export async function getArticle(mark: Mark, type: string, id: string) {
  if (!isArticleType(type)) notFound()
  return loadRecord('article', mark, { type, id })
}
