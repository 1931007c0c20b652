import { type Examples, longTitle, many } from '@/components/examples'
import { activityOf, farAhead, wordsOf } from '@/components/examples/records'
import type { PageContext } from '@/lib/i18n/page-context'
import { ActivityList } from './ActivityList'

const query = { places: [], activityTypes: [], activityName: '', pageNo: 1 }

const list = (page: PageContext, count: number, fixed = 0) => ({
  data: many(Math.min(count, 10), (id) => activityOf(page, farAhead, id)),
  total: count,
  fixed: many(fixed, (id) => activityOf(page, farAhead, id)),
  places: [wordsOf(page).place],
  types: [{ value: 'OPEN_DAY', label: wordsOf(page).kind }],
  title: undefined,
})

const shown = (page: PageContext, title: string, ...counts: [number, number?]) => (
  <ActivityList
    page={page}
    query={query}
    search=""
    list={list(page, ...counts)}
    banner={undefined}
    title={title}
  />
)

export const examples: Examples = {
  none: (page) => shown(page, wordsOf(page).title, 0),
  one: (page) => shown(page, wordsOf(page).title, 1),
  many: (page) => shown(page, wordsOf(page).title, 34, 3),
  long: (page) => shown(page, longTitle(page), 3),
  filteredToNone: (page) => (
    <ActivityList
      page={page}
      query={{ ...query, places: [wordsOf(page).place], activityName: longTitle(page) }}
      search="?place=x"
      list={list(page, 0)}
      banner={undefined}
      title={wordsOf(page).title}
    />
  ),
}
