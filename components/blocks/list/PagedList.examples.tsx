import { type Examples, many } from '../../examples'
import { newsOf } from '../../examples/records'
import { NewsCard } from '../NewsCard'
import { PagedList } from './PagedList'

type Props = Parameters<typeof PagedList>[0]

const list = (page: Props['page'], shown: number, total: number, given: Partial<Props> = {}) => (
  <PagedList
    page={page}
    count={shown}
    total={total}
    pageNo={1}
    pageSize={9}
    path="/about-us/news"
    search=""
    {...given}
  >
    {many(shown, (id) => (
      <li key={id}>
        <NewsCard page={page} item={newsOf(page, id)} />
      </li>
    ))}
  </PagedList>
)

export const examples: Examples = {
  none: (page) => list(page, 0, 0),
  noneUnderFilters: (page) => list(page, 0, 0, { clear: { href: '#all', label: page.t('filter.clear') } }),
  pastEnd: (page) => list(page, 0, 20, { pageNo: 99 }),
  one: (page) => list(page, 1, 1),
  usual: (page) => list(page, 9, 20, { columns: 3 }),
  many: (page) => list(page, 9, 12_345, { pageNo: 600, search: '?type=AI' }),
}
