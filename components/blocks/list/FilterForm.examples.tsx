import { type Examples, longTitle, many } from '../../examples'
import { wordsOf } from '../../examples/records'
import { FilterMenu } from '../../ui/FilterMenu'
import { FilterForm } from './FilterForm'

type Props = Parameters<typeof FilterForm>[0]

const form = (page: Props['page'], given: Partial<Props> = {}) => (
  <FilterForm
    page={page}
    path="/activity"
    range={{}}
    keyword={{ name: 'activityName', value: '', label: page.t('activity.keyword') }}
    total={34}
    applied=""
    {...given}
  >
    {given.children}
  </FilterForm>
)

const menu = (count: number, label: string, chosen: string[] = []) => (
  <FilterMenu
    name="place"
    label={label}
    options={many(count, (id) => ({ value: id, label: `${label} ${id}` }))}
    chosen={chosen}
  />
)

export const examples: Examples = {
  bare: (page) => form(page, { total: 0 }),
  usual: (page) => form(page, { children: menu(4, wordsOf(page).place) }),
  filtered: (page) =>
    form(page, {
      range: { startDate: '2026-03-01', endDate: '2026-03-31' },
      keyword: { name: 'activityName', value: wordsOf(page).title, label: page.t('activity.keyword') },
      applied: '?place=1',
      total: 1,
      children: menu(4, wordsOf(page).place, ['1']),
    }),
  many: (page) =>
    form(page, {
      total: 123_456,
      children: (
        <>
          {menu(60, wordsOf(page).place)}
          {menu(60, wordsOf(page).kind)}
        </>
      ),
    }),
  long: (page) =>
    form(page, {
      keyword: { name: 'activityName', value: longTitle(page), label: longTitle(page) },
      children: menu(2, longTitle(page)),
    }),
}
