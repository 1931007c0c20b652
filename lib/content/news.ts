import type { Mark } from '@/lib/i18n/locales'
import { load, loadOptional } from './load'

export const NEWS_PAGE_SIZE = 9
export type NewsType = 'NEWS' | 'NEWS_AI'

/** A page of the news list with its fixed news and title; the list is essential, the rest is not (§2). */
export async function getNewsList(mark: Mark, type: NewsType, pageNo: number) {
  const [list, fixed, title] = await Promise.all([
    load('newsList', mark, { body: { pageNo, pageSize: NEWS_PAGE_SIZE, type } }),
    loadOptional('fixedNews', mark, { query: { type } }),
    loadOptional('title', mark, { body: { type } }),
  ])
  return { ...list, fixed: fixed?.data ?? [], title }
}

/** The three newest articles besides the one being read; none when the list cannot be had. */
export async function getLatestNews(mark: Mark, exceptId: string) {
  const list = await loadOptional('newsList', mark, { body: { pageNo: 1, pageSize: 4, type: 'NEWS' } })
  return (list?.data ?? []).filter(({ id }) => id !== exceptId).slice(0, 3)
}
