import type { PageContext } from '@/lib/i18n/page-context'
import { eventPhase } from '@/lib/rules/event/event-status'
import { type ActivityQuery, wireRange } from '@/lib/rules/list/list-query'
import { pageSizes } from '@/lib/rules/list/page-sizes'
import { find, type Language, load, loadOptional } from './client/load'
import { getRecord } from './client/record'
import { previewRecord, type SearchParams } from './preview'

const section = { path: '/activity', list: '/activity' }

/** A page of events under its filters, with what the filters offer (§2). Throws when the list itself is not to be had; the rest degrades. */
export async function getActivities(
  page: Language,
  { places, activityTypes, activityName, pageNo, ...range }: ActivityQuery,
) {
  const filter = {
    ...wireRange(range),
    ...(places.length > 0 && { places }),
    ...(activityTypes.length > 0 && { activityTypes }),
    ...(activityName !== '' && { activityName }),
  }
  const [list, fixed, placeNames, title, types] = await Promise.all([
    load('activityList', page, { body: { pageNo, pageSize: pageSizes.activities, activity: filter } }),
    loadOptional('fixedActivities', page),
    loadOptional('activityPlaces', page),
    loadOptional('title', page, { body: { type: 'BRAND_ACTIVITIES' } }),
    getActivityTypes(page),
  ])
  return { ...list, fixed: fixed?.data ?? [], places: placeNames?.data ?? [], types, title }
}

/** The event types of the filter, from the site's dictionary (contract, "Site and chrome"); none when it cannot be had. Never throws. */
export async function getActivityTypes(page: Language) {
  return (await loadOptional('siteDictionary', page))?.activityTypes ?? []
}

/** An event with its addresses (§2). One that does not exist is the 404 page; throws when the source cannot say. */
export const getActivity = (page: Language, id: string) => getRecord('activity', page, { id }, section)

/** The next events that are not over, for the end of an event's page; none when the list cannot be had. `now` in epoch ms. Never throws. */
export async function getNextActivities(page: PageContext, exceptId: string, now: number) {
  const body = { pageNo: 1, pageSize: pageSizes.activities, activity: {} }
  return ((await loadOptional('activityList', page, { body }))?.data ?? [])
    .filter((item) => item.id !== exceptId && eventPhase(item, now, page.zone) !== 'over')
    .toSorted((a, b) => a.startDate - b.startDate)
    .slice(0, 3)
}

/** An event as its editors see it (D14). Throws like getActivity. */
export const previewActivity = (page: PageContext, id: string, query: SearchParams) =>
  previewRecord('activity', page, { id }, section, query)

/** A published event, for what is no page; undefined when it is proven not to exist. Throws when the source cannot say. */
export const findActivity = (language: Language, id: string) => find('activity', language, { id })
