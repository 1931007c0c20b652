import type { Example } from '@/lib/contract/cases'

export type CaseGroup = { label: string; title: string; cases: Example[] }

/** Cases of a white paper by industry, in order of appearance, numbered 01…; those without one come last under `others` (contract, "publications"). */
export function groupCases(cases: Example[], others: string): CaseGroup[] {
  const names = [...new Set(cases.flatMap((item) => item.industryName ?? []))]
  const groups = names.map((title) => ({ title, cases: cases.filter((item) => item.industryName === title) }))
  const rest = cases.filter((item) => item.industryName === undefined)
  const all = rest.length > 0 ? [...groups, { title: others, cases: rest }] : groups
  return all.map((group, index) => ({ ...group, label: String(index + 1).padStart(2, '0') }))
}
