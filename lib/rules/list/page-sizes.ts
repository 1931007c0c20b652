/** How many items a page of each list has (§9). */
export const pageSizes = { news: 9, activities: 10, media: 10, publications: 10, search: 10 } as const
