import type { Example, ExampleGroup } from '@/lib/contract/cases'

export type CaseGroup = { label: string; title: string; cases: Example[] }

/** Most cases that stand in one row on a PC, whatever groups they are of: no place stays empty. */
const ROW = 6

/**
 * How the groups stand on a PC: three or four of the same size as columns, each with its cases below one another; other few cases in one
 * row; else (undefined) as the grid places them.
 */
export function groupsLayout(groups: CaseGroup[]): 'columns' | 'row' | undefined {
  const sizes = groups.map(({ cases }) => cases.length)
  const [first = 0] = sizes
  if (sizes.length < 2) return undefined
  if (sizes.length > 2 && sizes.length < 5 && first > 1 && sizes.every((size) => size === first))
    return 'columns'
  return sizes.reduce((sum, size) => sum + size, 0) <= ROW ? 'row' : undefined
}

/** Cases of a white paper by industry, in order of appearance, numbered 01…; those without one come last under `others`, unnumbered where there is no industry (contract, "publications"). */
export function groupCases(cases: Example[], others: string): CaseGroup[] {
  const names = [...new Set(cases.flatMap((item) => item.industryName ?? []))]
  const groups = names.map((title) => ({ title, cases: cases.filter((item) => item.industryName === title) }))
  const rest = cases.filter((item) => item.industryName === undefined)
  const all = rest.length > 0 ? [...groups, { title: others, cases: rest }] : groups
  return all.map((group, index) => ({
    ...group,
    label: groups.length > 0 ? String(index + 1).padStart(2, '0') : '',
  }))
}

/** A page of the cases of all industries in turn: the industries that have cases on it, each with those. */
export function casesOnPage(groups: ExampleGroup[], pageNo: number, pageSize: number): ExampleGroup[] {
  const from = (pageNo - 1) * pageSize
  let before = 0
  return groups.flatMap((group) => {
    const start = Math.max(0, from - before)
    const examples = group.examples.slice(start, Math.max(start, from + pageSize - before))
    before += group.examples.length
    return examples.length > 0 ? [{ ...group, examples }] : []
  })
}

/** At most so many cases in all, about as many of each industry. */
export function limitPerGroup(groups: ExampleGroup[], most: number): ExampleGroup[] {
  const each = Math.max(1, Math.floor(most / groups.length))
  return groups.slice(0, most).map((group) => ({ ...group, examples: group.examples.slice(0, each) }))
}
