import { expect, it } from 'vitest'
import type { Example } from '@/lib/contract/cases'
import { groupCases, groupsLayout } from './case-groups'

const item = (id: string, industryName?: string) => ({ id, title: id, industryName }) as Example

it('numbers the industries of a white paper in order of appearance, the rest last (§2)', () => {
  const groups = groupCases([item('1', '零售'), item('2'), item('3', '制造'), item('4', '零售')], '其他')
  expect(groups.map(({ label, title, cases }) => [label, title, cases.map(({ id }) => id)])).toEqual([
    ['01', '零售', ['1', '4']],
    ['02', '制造', ['3']],
    ['03', '其他', ['2']],
  ])
  expect(groupCases([], '其他')).toEqual([])
})

it.each([
  [[2, 2, 2], 'columns'],
  [[3, 3, 3, 3], 'columns'],
  [[1, 1, 1], 'row'],
  [[2, 2], 'row'],
  [[2, 1, 3], 'row'],
  [[4, 3], undefined],
  [[2, 2, 2, 2, 2], undefined],
  [[5], undefined],
  [[], undefined],
])('groups of %s cases stand as %s', (sizes, layout) => {
  const cases = sizes.flatMap((size, at) =>
    Array.from({ length: size }, (_, no) => item(`${at}-${no}`, `${at}`)),
  )
  expect(groupsLayout(groupCases(cases, '其他'))).toBe(layout)
})
