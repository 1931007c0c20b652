import { notFound } from 'next/navigation'
import { isArticleType } from '@/lib/contract/endpoints'
import type { Article } from '@/lib/contract/news'
import type { PageContext } from '@/lib/i18n/page-context'
import { pageSizes } from '@/lib/rules/list/page-sizes'
import { type Language, load, loadOptional } from './client/load'
import { getRecord } from './client/record'
import { previewRecord, type SearchParams } from './preview'

export type NewsType = 'NEWS' | 'NEWS_AI'

/** A page of the news list with its fixed news and title (§2). Throws when the list itself is not to be had; the rest degrades. */
export async function getNewsList(page: Language, type: NewsType, pageNo: number) {
  const [list, fixed, title] = await Promise.all([
    load('newsList', page, { body: { pageNo, pageSize: pageSizes.news, type } }),
    loadOptional('fixedNews', page, { query: { type } }),
    loadOptional('title', page, { body: { type } }),
  ])
  return { ...list, fixed: fixed?.data ?? [], title }
}

/** How many articles follow one that was read. */
const LATEST = 3

/** The three newest articles of the kind being read, besides itself; none when the list cannot be had. Never throws. */
export async function getLatestNews(page: Language, { id: read, type }: Pick<Article, 'id' | 'type'>) {
  const kind: NewsType = type === 'NEWS_AI' ? type : 'NEWS'
  const list = await loadOptional('newsList', page, { body: { pageNo: 1, pageSize: LATEST + 1, type: kind } })
  return (list?.data ?? []).filter(({ id }) => id !== read).slice(0, LATEST)
}

/** The section of an article type; a segment that names another endpoint is no article (contract, "News"): the 404 page. */
function sectionOf(type: string) {
  if (!isArticleType(type)) notFound()
  return { path: `/article-detail/${type}`, list: '/about-us/news' }
}

/** An article by the type its link carries, with its addresses (§2). Does not exist: the 404 page; throws when the source cannot say. */
export const getArticle = async (page: Language, type: string, id: string) =>
  getRecord('article', page, { type, id }, sectionOf(type))

/** An article as its editors see it (D14). Throws like getArticle. */
export const previewArticle = async (page: PageContext, type: string, id: string, query: SearchParams) =>
  previewRecord('article', page, { type, id }, sectionOf(type), query)
