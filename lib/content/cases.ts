import type { Example } from '@/lib/contract/cases'
import type { PageContext } from '@/lib/i18n/page-context'
import { casesOnPage } from '@/lib/rules/list/case-groups'
import { pageSizes } from '@/lib/rules/list/page-sizes'
import { type Language, load, loadOptional } from './client/load'
import { getRecord } from './client/record'
import { previewRecord, type SearchParams } from './preview'

const RELATED = 3
const section = { path: '/case-detail', list: '/cases' }

/** A page of the cases by industry, for /cases (§2), and how many there are in all. Throws when the list is not to be had. */
export async function getCases(page: Language, pageNo: number) {
  const { data: all } = await load('exampleList', page)
  const total = all.reduce((sum, { examples }) => sum + examples.length, 0)
  return { data: casesOnPage(all, pageNo, pageSizes.cases), total }
}

/** A customer case with its addresses (§2). One that does not exist is the 404 page; throws when the source cannot say. */
export const getCase = (page: Language, id: string) => getRecord('example', page, { id }, section)

/** A case as its editors see it (D14). Throws like getCase. */
export const previewCase = (page: PageContext, id: string, query: SearchParams) =>
  previewRecord('example', page, { id }, section, query)

/** Other cases of the same industry, for the end of a case page; none when the list cannot be had. Never throws. */
export async function getRelatedCases(page: Language, item: Example): Promise<Example[]> {
  const groups = await loadOptional('exampleList', page)
  const group = groups?.data.find(
    ({ industry, examples }) =>
      industry.name === item.industryName || examples.some(({ id }) => id === item.id),
  )
  return (group?.examples ?? []).filter(({ id }) => id !== item.id).slice(0, RELATED)
}
