import type { Example, ExampleGroup } from '@/lib/contract/cases'
import type { PageContext } from '@/lib/i18n/page-context'
import { cover, type Examples, logo, longTitle, many } from '../../examples'
import { arrangeCustomers } from './customers'
import { ResultWall } from './ResultWall'

const item = (id: string): Example => ({
  id,
  title: `Case ${id}`,
  customerName: 'Hengyue',
  customerLogo: logo,
  results: [{ label: 'On time', before: '71%', after: '96%', sample: '61 plants' }],
})
const group = (id: string, examples: Example[]) => ({ industry: { id, name: `Industry ${id}` }, examples })

/** Within a page's margins, into which the focus ring of its filter reaches. */
const wallOf = (page: PageContext, groups: ExampleGroup[]) => (
  <div className="container">
    <ResultWall page={page} groups={groups} first={arrangeCustomers(groups).results} />
  </div>
)

export const examples: Examples = {
  usual: (page) =>
    wallOf(
      page,
      many(3, (id) => group(id, [item(`${id}1`), item(`${id}2`)])).concat(
        group('9', [
          {
            ...item('99'),
            quote: { text: 'We talk about what to do.', name: 'Lu', position: 'COO', avatar: cover },
          },
        ]),
      ),
    ),
  one: (page) =>
    wallOf(page, [
      group('1', [
        { id: '1', title: 'Case', customerName: 'Sinray', results: [{ label: 'Scrap', after: '4%' }] },
      ]),
    ]),
  many: (page) =>
    wallOf(
      page,
      many(11, (id) => group(id, [item(`${id}1`)])),
    ),
  long: (page) =>
    wallOf(page, [
      group('1', [
        {
          ...item('1'),
          results: [{ label: longTitle(page), before: '1,000,000 hours', after: '999,999.9 hours' }],
          quote: { text: longTitle(page), name: longTitle(page) },
        },
      ]),
    ]),
}
