import type { Product } from '@/lib/contract/products'
import { firstPicture } from '@/lib/rules/media/media-files'

/** Sections of a product page under its hero, in page order (§2). */
const order = [
  'overview',
  'demand',
  'values',
  'superiority',
  'functions',
  'blueprint',
  'scenes',
  'cases',
] as const
export type ProductSectionKey = (typeof order)[number]
export type SectionVariant = 'paper' | 'mist' | 'dark'
export type ProductSection = { key: ProductSectionKey; variant: SectionVariant }

const dark: ReadonlySet<ProductSectionKey> = new Set(['values', 'blueprint'])

/** True for a section with something to show; the demand block also needs isShowEnterpriseDemandTitle (contract, "Products"). */
const hasContent: Record<ProductSectionKey, (product: Product) => boolean> = {
  overview: (product) => Boolean(product.naviDesc?.trim() || firstPicture(product.diagram)),
  demand: (product) =>
    product.isShowEnterpriseDemandTitle === true && (product.productConfig?.config.length ?? 0) > 0,
  values: (product) => (product.businessValues?.config.length ?? 0) > 0,
  superiority: (product) => (product.productSuperiority?.config.length ?? 0) > 0,
  functions: (product) => shownFunctions(product).length > 0,
  blueprint: (product) => shownBlueprints(product).length > 0,
  scenes: (product) => (product.applicationScenarios?.length ?? 0) > 0,
  cases: (product) => (product.exampleBOList?.length ?? 0) > 0,
}

/** Function groups that have functions; a group without any would be an empty tab. */
export function shownFunctions(product: Product) {
  return (product.coreFunctions ?? []).filter((group) => group.functionList.length > 0)
}

/** Blueprints that have their picture; without it there is nothing to show. */
export function shownBlueprints(product: Product) {
  return (product.businessBluePrints ?? []).filter((blueprint) => firstPicture(blueprint.resourceUrl))
}

/** The sections a product page shows. Light ones alternate paper and mist, anew after each dark one, so that a record with few sections alternates too. */
export function productSections(product: Product): ProductSection[] {
  let next: SectionVariant = 'paper'
  return order
    .filter((key) => hasContent[key](product))
    .map((key) => {
      const variant = dark.has(key) ? 'dark' : next
      next = variant === 'paper' ? 'mist' : 'paper'
      return { key, variant }
    })
}
