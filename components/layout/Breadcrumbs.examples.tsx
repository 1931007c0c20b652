import { type Examples, longTitle, many } from '../examples'
import { wordsOf } from '../examples/records'
import { Breadcrumbs } from './Breadcrumbs'

export const examples: Examples = {
  empty: (page) => (
    <Breadcrumbs
      page={page}
      trail={many(2, (id) => ({ name: id, path: `/section-${id}` }))}
      isOverBanner={false}
    />
  ),
  usual: (page) => (
    <Breadcrumbs
      page={page}
      trail={many(3, (id) => ({ name: `${wordsOf(page).title} ${id}`, path: `/section-${id}` }))}
      isOverBanner={false}
    />
  ),
  long: (page) => (
    <Breadcrumbs
      page={page}
      trail={many(4, (id) => ({ name: `${longTitle(page)} ${id}`, path: `/section-${id}` }))}
      isOverBanner={false}
    />
  ),
}
