import type { PageContext } from '@/lib/i18n/page-context'
import { cover, type Examples, longTitle, many } from '../examples'
import { CaseRow } from './CaseRow'

/** Within a page's margins, over which the row goes on to the screen's edges. */
const rowOf = (page: PageContext, count: number, title: string, label: string) => (
  <div className="container">
    <CaseRow page={page} cases={many(count, (id) => ({ id, title, coverMaterial: cover }))} label={label} />
  </div>
)

export const examples: Examples = {
  one: (page) => rowOf(page, 1, 'Hengyue', 'Cases'),
  usual: (page) => rowOf(page, 3, 'Hengyue', 'Cases'),
  many: (page) => rowOf(page, 12, 'Hengyue', 'Cases'),
  long: (page) => rowOf(page, 4, longTitle(page), longTitle(page)),
}
