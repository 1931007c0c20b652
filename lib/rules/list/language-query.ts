import { writtenPairs } from '../address/written-query'

/** Filter values that exist in one language only: places, types and words are written in that language (D3). */
const oneLanguageOnly = /^(?:place|activityType|resourceType|activityName|titleContent|q)=/

/**
 * The query that follows a visitor to the other language (D3): dates, `type=AI` and whatever else an address carries
 * stay, filters of one language go. The page number stays only where nothing went and the alternate's list has that page.
 */
export function otherLanguageQuery(search: string, hasAlternatePage: boolean): string {
  const pairs = writtenPairs(search)
  const shared = pairs.filter((pair) => !oneLanguageOnly.test(pair))
  const hasPage = hasAlternatePage && shared.length === pairs.length
  const text = shared.filter((pair) => hasPage || !pair.startsWith('pageNo=')).join('&')
  return text === '' ? '' : `?${text}`
}
