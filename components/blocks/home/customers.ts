import type { ExampleGroup, ListedExample } from '@/lib/contract/cases'
import { firstPicture } from '@/lib/rules/media/media-files'

/** Marks in the row that opens the case module; as many cases and results are seen before an industry is chosen. */
export const MARKS_IN_A_ROW = 6

/** Fewest measured results for a wall; with fewer the cases are shown in a row. */
const FEWEST_RESULTS = 3

/** Cases in turn: the first of each industry, then the second, so that no industry fills a row alone. */
function inTurn(groups: ExampleGroup[]): ListedExample[] {
  const ranked = groups.flatMap(({ examples }) => examples.map((item, rank) => ({ item, rank })))
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item)
}

/** Cases of each industry that bring a measured result; industries without one are left out. */
const measuredOf = (groups: ExampleGroup[]): ExampleGroup[] =>
  groups
    .map((group) => ({ ...group, examples: group.examples.filter((item) => item.results?.[0]) }))
    .filter(({ examples }) => examples.length > 0)

/** Where each customer stands on the home page, so that none is seen twice before there is nobody else. */
export type Customers = {
  opening: ListedExample[]
  featured: ListedExample[]
  /** Cases with measured results by industry, when there are enough of them for a wall, and those of them that are seen first. */
  measured: ExampleGroup[] | undefined
  results: ListedExample[]
  others: ListedExample[]
}

/**
 * Six marks for the opening, six results of other customers, and the marks of all that are left. Without measured results:
 * six cases for a row, and every mark.
 */
export function arrangeCustomers(groups: ExampleGroup[]): Customers {
  const branded = inTurn(groups).filter((item) => firstPicture(item.customerLogo))
  const all = measuredOf(groups)
  const measured = all.flatMap(({ examples }) => examples).length >= FEWEST_RESULTS ? all : undefined
  const opening = measured ? branded.slice(0, MARKS_IN_A_ROW) : []
  const results = inTurn(all)
    .sort((a, b) => Number(opening.includes(a)) - Number(opening.includes(b)))
    .slice(0, MARKS_IN_A_ROW)
  const others = branded.filter((item) => !opening.includes(item) && !results.includes(item))
  return { opening, featured: inTurn(groups).slice(0, MARKS_IN_A_ROW), measured, results, others }
}
