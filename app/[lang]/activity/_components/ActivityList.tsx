import { FilteredList } from '@/components/blocks/list/FilteredList'
import { FilterMenu } from '@/components/ui/FilterMenu'
import { ViewSwitch } from '@/components/ui/ViewSwitch.client'
import type { getActivities } from '@/lib/content'
import { recordAddresses, recordPath } from '@/lib/content-types/addresses'
import type { ActivityQuery } from '@/lib/rules/list/list-query'
import type { ListViewProps } from '../../_components/list-page'
import { ActivityCard } from './ActivityCard'
import styles from './activity-list.module.css'
import { EventTime } from './EventTime'
import { datesOf, phaseLabels } from './event-props'
import { PhaseBadge } from './PhaseBadge.client'

type Props = ListViewProps<ActivityQuery, Awaited<ReturnType<typeof getActivities>>>

const path = '/activity'

/** Events under their filters (§2): carousel of fixed events, filter form, cards or lines, pager on PC, loading on phones. */
export function ActivityList({ page, query, search, list, banner, title }: Props) {
  const { t } = page
  const labelOf = (type: string | undefined) => list.types.find(({ value }) => value === type)?.label ?? type
  const features = list.fixed.map((item) => ({
    id: item.id,
    href: recordPath('activities', item.id),
    title: item.activityName,
    cover: item.coverMaterial,
    meta: (
      <>
        <PhaseBadge {...datesOf(page, item)} labels={phaseLabels(page, item)} />
        <EventTime page={page} item={item} />
        {item.place && <span>{item.place}</span>}
      </>
    ),
  }))
  return (
    <FilteredList
      {...{ page, path, query, search, list, banner, title }}
      pageSize={recordAddresses.activities.pageSize}
      className={styles.list}
      fixed={{ label: t('activity.fixed'), features }}
      keyword={{ name: 'activityName', value: query.activityName, label: t('activity.keyword') }}
      filters={
        <>
          <FilterMenu
            name="place"
            label={t('activity.places')}
            options={list.places.map((value) => ({ value, label: value }))}
            chosen={query.places}
          />
          <FilterMenu
            name="activityType"
            label={t('activity.types')}
            options={list.types}
            chosen={query.activityTypes}
          />
        </>
      }
      aside={
        <ViewSwitch
          listId="list"
          storageKey="activity-view"
          labels={{ group: t('list.view'), card: t('list.cards'), list: t('list.lines') }}
        />
      }
    >
      {list.data.map((item) => (
        <li key={item.id}>
          <ActivityCard page={page} item={item} typeLabel={labelOf(item.activityType)} />
        </li>
      ))}
    </FilteredList>
  )
}
