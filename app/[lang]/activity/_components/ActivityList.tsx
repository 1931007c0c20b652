import { FeatureCarousel } from '@/components/blocks/FeatureCarousel'
import { FilteredList } from '@/components/blocks/list/FilteredList'
import { FilterForm } from '@/components/blocks/list/FilterForm'
import { ListHead } from '@/components/blocks/list/ListHead'
import { FilterMenu } from '@/components/ui/FilterMenu'
import { ViewSwitch } from '@/components/ui/ViewSwitch.client'
import type { getActivities } from '@/lib/content'
import { recordAddresses, recordPath } from '@/lib/content-types/addresses'
import type { ActivityQuery } from '@/lib/rules/list/list-query'
import { hasPicture } from '@/lib/rules/media/navigation-banner'
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
    <ListHead page={page} banner={banner} title={title} desc={list.title?.desc}>
      {query.pageNo === 1 && (
        <FeatureCarousel
          page={page}
          label={t('activity.fixed')}
          features={features}
          isLead={!hasPicture(banner)}
        />
      )}
      <FilterForm
        page={page}
        path={path}
        range={query}
        keyword={{ name: 'activityName', value: query.activityName, label: t('activity.keyword') }}
        total={list.total}
        applied={search}
        aside={
          <ViewSwitch
            listId="list"
            storageKey="activity-view"
            labels={{ group: t('list.view'), card: t('list.cards'), list: t('list.lines') }}
          />
        }
      >
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
      </FilterForm>
      <FilteredList
        page={page}
        count={list.data.length}
        total={list.total}
        pageNo={query.pageNo}
        pageSize={recordAddresses.activities.pageSize}
        path={path}
        search={search}
        className={styles.list}
      >
        {list.data.map((item) => (
          <li key={item.id}>
            <ActivityCard page={page} item={item} typeLabel={labelOf(item.activityType)} />
          </li>
        ))}
      </FilteredList>
    </ListHead>
  )
}
