/** Filter values that exist in one language only: places, types and words are written in that language (D3). */
const oneLanguageOnly = ['place', 'activityType', 'resourceType', 'activityName', 'titleContent', 'q']

/**
 * The query that follows a visitor to the other language (D3): dates, `type=AI` and whatever else an address carries
 * stay, filters of one language go. The page number stays only where nothing went and the alternate's list has that page.
 */
export function otherLanguageQuery(search: string, hasAlternatePage: boolean): string {
  const query = new URLSearchParams(search)
  const dropped = oneLanguageOnly.filter((name) => query.has(name))
  for (const name of dropped) query.delete(name)
  if (dropped.length > 0 || !hasAlternatePage) query.delete('pageNo')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
