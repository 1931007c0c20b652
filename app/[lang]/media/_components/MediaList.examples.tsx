import { type Examples, longTitle, many } from '@/components/examples'
import { mediaOf, wordsOf } from '@/components/examples/records'
import type { PageContext } from '@/lib/i18n/page-context'
import { MediaList } from './MediaList'

const query = { resourceTypes: [], titleContent: '', pageNo: 1 }

const list = (page: PageContext, count: number, carousel = 0) => ({
  data: many(Math.min(count, 10), (id) => mediaOf(page, id)),
  total: count,
  carousel: many(carousel, (id) => mediaOf(page, id)),
  types: [wordsOf(page).kind],
  title: undefined,
})

const shown = (page: PageContext, title: string, ...counts: [number, number?]) => (
  <MediaList
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
  many: (page) => shown(page, wordsOf(page).title, 27, 3),
  long: (page) => shown(page, longTitle(page), 3),
  pastEnd: (page) => (
    <MediaList
      page={page}
      query={{ ...query, resourceTypes: [wordsOf(page).kind], pageNo: 9 }}
      search="?resourceType=x"
      list={{ ...list(page, 27), data: [] }}
      banner={undefined}
      title={wordsOf(page).title}
    />
  ),
}
