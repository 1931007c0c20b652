import { getActivities } from '@/lib/content'
import { recordPath } from '@/lib/content-types/addresses'
import { type ActivityQuery, filterSearch } from '@/lib/rules/list/list-query'
import { listPages } from '../../_components/list-page'
import { ActivityList } from './ActivityList'

/** Events under their filters (§2). */
export const activityPages = listPages({
  path: '/activity',
  get: getActivities,
  searchOf: ({ startDate, endDate, places, activityTypes, activityName }: ActivityQuery) =>
    filterSearch({ startDate, endDate, place: places, activityType: activityTypes, activityName }),
  wordsOf: ({ t }) => ({ title: t('activity.title'), description: t('activity.description') }),
  itemsOf: ({ data }) =>
    data.map(({ id, activityName }) => ({ path: recordPath('activities', id), name: activityName })),
  View: ActivityList,
})
