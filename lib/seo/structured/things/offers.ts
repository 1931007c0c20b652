import type { ItemList, Product as ProductThing, Service } from 'schema-dts'
import type { Product } from '@/lib/contract/products'
import type { Solution } from '@/lib/contract/solutions'
import type { Origin } from '../origin'

/** A product, whatever the company's trade; no price and no rating, as no record carries any. */
export function productThing(origin: Origin, path: string, item: Product): ProductThing {
  const url = origin.url(path)
  const image = origin.picture(item.pcResource ?? item.diagram)
  const description = item.desc ?? item.naviDesc
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: item.name,
    ...(description && { description }),
    ...(image && { image }),
    brand: origin.organization,
  }
}

/** A solution: what the company does for an industry. */
export function solutionThing(origin: Origin, path: string, item: Solution): Service {
  const url = origin.url(path)
  const image = origin.picture(item.pcResource)
  const industry = item.industryName ?? item.industry?.name
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: item.name,
    ...(item.desc && { description: item.desc }),
    ...(image && { image }),
    serviceType: item.name,
    ...(industry && { audience: { '@type': 'BusinessAudience', name: industry } }),
    provider: origin.organization,
  }
}

export type ListedPage = { path: string; name: string }

/** What a list page lists, in its order. */
export function listThing(origin: Origin, path: string, items: ListedPage[]): ItemList[] {
  if (items.length === 0) return []
  return [
    {
      '@type': 'ItemList',
      '@id': `${origin.url(path)}#list`,
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        url: origin.url(item.path),
      })),
    },
  ]
}
