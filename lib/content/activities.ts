import type { Mark } from '@/lib/i18n/locales'
import { type ActivityQuery, wireRange } from '@/lib/rules/list/list-query'
import { load, loadOptional } from './load'

export const ACTIVITY_PAGE_SIZE = 10

/** A page of events under its filters, with what the filters offer; only the list itself is essential (§2). */
export async function getActivities(
  mark: Mark,
  { places, activityTypes, activityName, pageNo, ...range }: ActivityQuery,
) {
  const filter = {
    ...wireRange(range),
    ...(places.length > 0 && { places }),
    ...(activityTypes.length > 0 && { activityTypes }),
    ...(activityName !== '' && { activityName }),
  }
  const [list, fixed, placeNames, title, types] = await Promise.all([
    load('activityList', mark, { body: { pageNo, pageSize: ACTIVITY_PAGE_SIZE, activity: filter } }),
    loadOptional('fixedActivities', mark),
    loadOptional('activityPlaces', mark),
    loadOptional('title', mark, { body: { type: 'BRAND_ACTIVITIES' } }),
    getActivityTypes(mark),
  ])
  return { ...list, fixed: fixed?.data ?? [], places: placeNames?.data ?? [], types, title }
}

/** The event types of the filter, from the site's dictionary (contract, "Site and chrome"). */
export async function getActivityTypes(mark: Mark) {
  return (await loadOptional('siteDictionary', mark))?.activityTypes ?? []
}
