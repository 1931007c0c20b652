import type { Examples } from '../examples'
import { Pager } from './Pager'

const labels = {
  pager: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (pageNo: number) => `Page ${pageNo}`,
}
const at = (pageNo: number, total: number) => (
  <Pager pageNo={pageNo} total={total} pageSize={10} href={(to) => `/list?pageNo=${to}`} labels={labels} />
)

export const examples: Examples = {
  empty: () => at(1, 0),
  usual: () => at(2, 35),
  first: () => at(1, 35),
  last: () => at(4, 35),
  many: () => at(50, 1000),
}
