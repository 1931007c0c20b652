import { expect, it } from 'vitest'
import { logo } from '@/components/examples'
import { arrangeCustomers } from './customers'

const results = [{ label: 'On time', after: '96%' }]
/** Industries of so many cases each, all with a mark and a result: `b1` is the second case of the first industry. */
const groups = (...sizes: number[]) =>
  sizes.map((size, rank) => ({
    industry: { id: String(rank), name: `Industry ${rank}` },
    examples: Array.from({ length: size }, (_, index) => ({
      id: `${'abcdefgh'[index]}${rank + 1}`,
      title: 'Case',
      customerLogo: logo,
      results,
    })),
  }))
const ids = (sizes: number[]) => {
  const { opening, results: shown, others } = arrangeCustomers(groups(...sizes))
  return [opening, shown, others].map((items) => items.map(({ id }) => id).join(' '))
}

it.each([
  [
    'no customer is seen twice',
    [3, 3, 3, 3, 3, 3],
    'a1 a2 a3 a4 a5 a6',
    'b1 b2 b3 b4 b5 b6',
    'c1 c2 c3 c4 c5 c6',
  ],
  ['few customers are seen twice rather than a row left short', [2, 2], 'a1 a2 b1 b2', 'a1 a2 b1 b2', ''],
  ['one more than six', [7], 'a1 b1 c1 d1 e1 f1', 'g1 a1 b1 c1 d1 e1', ''],
])('%s', (_name, sizes, ...rows) => {
  expect(ids(sizes)).toEqual(rows)
})

it('a customer without a mark is in no row of marks, one without a result in no row of results', () => {
  const [group] = groups(5)
  const examples = (group?.examples ?? []).map((item) => ({
    ...item,
    customerLogo: item.id === 'a1' ? undefined : logo,
    results: item.id === 'b1' ? [] : results,
  }))
  const { opening, results: shown } = arrangeCustomers([
    { industry: { id: '1', name: 'Industry' }, examples },
  ])
  expect([opening, shown].map((items) => items.map(({ id }) => id).join(' '))).toEqual([
    'b1 c1 d1 e1',
    'a1 c1 d1 e1',
  ])
})

it('without measured results every mark stands in the wall', () => {
  const given = groups(2, 2).map((group) => ({
    ...group,
    examples: group.examples.map((item) => ({ ...item, results: [] })),
  }))
  const { opening, results: shown, featured, others } = arrangeCustomers(given)
  expect([opening, shown, featured, others].map(({ length }) => length)).toEqual([0, 0, 4, 4])
})
