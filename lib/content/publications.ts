import type { Mark } from '@/lib/i18n/locales'
import { load, loadOptional } from './load'

export const PUBLICATIONS_PAGE_SIZE = 10

/** A page of the publications with the list's title (§2). */
export async function getPublications(mark: Mark, pageNo: number) {
  const [list, title] = await Promise.all([
    load('publicationList', mark, { body: { pageNo, pageSize: PUBLICATIONS_PAGE_SIZE } }),
    loadOptional('title', mark, { body: { type: 'Corporate publication' } }),
  ])
  return { ...list, title }
}
