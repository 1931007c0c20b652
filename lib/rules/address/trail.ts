import { recordPath } from '@/lib/content-types/addresses'
import type { TopHeaderGroup } from '@/lib/contract/site'

/** One step of the way from the home page to a page; `path` without language prefix. */
export type Crumb = { name: string; path: string }

/** What a page says of itself besides what is seen: where it stands, and its structured data as escaped JSON. */
export type PageFacts = { trail: Crumb[]; jsonLd: string }

/** The crumbs that a page shows: none where a step up is the home page, which the bar's logo leads to. */
export function shownTrail(trail: Crumb[]): Crumb[] {
  return trail.length > 2 ? trail : []
}

/** The product line under which the menu names a product: a step between the products and the product. */
export function productLine(header: TopHeaderGroup[], productId: string): Crumb[] {
  const lines = header.flatMap(({ data }) => data)
  const line = lines.find(({ productList }) => productList?.some(({ id }) => id === productId))
  return line ? [{ name: line.name, path: recordPath('product-categories', line.id) }] : []
}
