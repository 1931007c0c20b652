import type { PageContext } from '@/lib/i18n/page-context'
import { pageSizes } from '@/lib/rules/list/page-sizes'
import { type Language, load, loadOptional } from './client/load'
import { getRecord } from './client/record'
import { previewRecord, type SearchParams } from './preview'

const section = { path: '/periodical', list: '/periodical' }

/** A page of the publications with the list's title (§2). Throws when the list itself is not to be had; the title degrades. */
export async function getPublications(page: Language, pageNo: number) {
  const [list, title] = await Promise.all([
    load('publicationList', page, { body: { pageNo, pageSize: pageSizes.publications } }),
    loadOptional('title', page, { body: { type: 'Corporate publication' } }),
  ])
  return { ...list, title }
}

/** A publication with its addresses (§2). One that does not exist is the 404 page; throws when the source cannot say. */
export const getPublication = (page: Language, id: string) => getRecord('publication', page, { id }, section)

/** A publication as its editors see it (D14). Throws like getPublication. */
export const previewPublication = (page: PageContext, id: string, query: SearchParams) =>
  previewRecord('publication', page, { id }, section, query)
