import { expect, it } from 'vitest'
import type { Example, ExampleGroup } from '@/lib/contract/cases'
import { casesOnPage, groupCases, groupsLayout, limitPerGroup } from './case-groups'

const item = (id: string, industryName?: string) => ({ id, title: id, industryName }) as Example

it('numbers the industries of a white paper in order of appearance, the rest last (§2)', () => {
  const groups = groupCases([item('1', '零售'), item('2'), item('3', '制造'), item('4', '零售')], '其他')
  expect(groups.map(({ label, title, cases }) => [label, title, cases.map(({ id }) => id)])).toEqual([
    ['01', '零售', ['1', '4']],
    ['02', '制造', ['3']],
    ['03', '其他', ['2']],
  ])
  expect(groupCases([], '其他')).toEqual([])
  expect(groupCases([item('1'), item('2')], '其他')).toMatchObject([{ label: '', title: '其他' }])
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

const industry = (id: string, count: number): ExampleGroup => ({
  industry: { id, name: id },
  examples: Array.from({ length: count }, (_, at) => item(`${id}${at}`)),
})
const counts = (groups: ExampleGroup[]) =>
  groups.map(({ industry: { id }, examples }) => `${id} ${examples[0]?.id} ${examples.length}`)

it('a page of many cases holds its part of each industry', () => {
  const groups = [industry('a', 5), industry('b', 0), industry('c', 2), industry('d', 9)]
  const pages = [1, 2, 3, 4, 5].map((pageNo) => counts(casesOnPage(groups, pageNo, 4)))
  expect(pages).toEqual([['a a0 4'], ['a a4 1', 'c c0 2', 'd d0 1'], ['d d1 4'], ['d d5 4'], []])
  expect(counts(casesOnPage(groups, 1, 60))).toEqual(['a a0 5', 'c c0 2', 'd d0 9'])
})

it('a wall of cases holds some of each industry, and all of few', () => {
  const groups = [industry('a', 50), industry('b', 3)]
  expect(counts(limitPerGroup(groups, 20))).toEqual(['a a0 10', 'b b0 3'])
  expect(limitPerGroup([], 20)).toEqual([])
  expect(
    limitPerGroup(
      Array.from({ length: 500 }, (_, at) => industry(`${at}`, 50)),
      20,
    ).flatMap(({ examples }) => examples),
  ).toHaveLength(20)
})
