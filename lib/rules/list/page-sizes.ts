/** How many items a page of each list has (§9); cases are shown on one page up to so many. */
export const pageSizes = {
  news: 9,
  activities: 10,
  media: 10,
  publications: 10,
  search: 10,
  cases: 60,
} as const
