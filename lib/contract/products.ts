import { z } from 'zod'
import { example } from './cases'
import { special } from './schema'
import { flag, html, id, jump, pictures, related, required, resource, text, title } from './shared'

export const productListItem = z.object({
  id,
  proLogo: resource.optional(),
  name: required,
  desc: text.optional(),
  /** A part of its screen, for the card in lists. */
  pcResource: resource.optional(),
})
export type ProductListItem = z.output<typeof productListItem>

export const productGroup = z.object({
  id,
  name: required,
  desc: text.optional(),
  productList: z.array(productListItem),
})
export type ProductGroup = z.output<typeof productGroup>

export const productCategory = z.object({
  id,
  name: required,
  desc: text.optional(),
  subtitle: title.optional(),
  content: html.optional(),
  ...pictures,
  jumpBO: jump.optional(),
  demonstration: jump.optional(),
  productList: z.array(productListItem).optional(),
  exampleList: related(example),
})
export type ProductCategory = z.output<typeof productCategory>

const point = z.object({ id, title: required, desc: text.optional(), resource: resource.optional() })
export type ProductPoint = z.output<typeof point>
const pointBlock = z.object({
  name: title.optional(),
  desc: text.optional(),
  config: z.array(point).default([]),
})
export type ProductPointBlock = z.output<typeof pointBlock>
/** A function may have its screen drawn for phones besides. */
const productFunction = point.extend({ mobileResource: resource.optional() })
export type ProductFunction = z.output<typeof productFunction>
const functionGroup = z.object({
  id,
  name: required,
  iconUrl: resource.optional(),
  functionList: z.array(productFunction).default([]),
})
export type FunctionGroup = z.output<typeof functionGroup>
const blueprint = z.object({
  id,
  title: required,
  logo: resource.optional(),
  resourceUrl: resource.optional(),
  mobileResource: resource.optional(),
})
export type Blueprint = z.output<typeof blueprint>

export const product = z
  .object({
    id,
    name: required,
    desc: text.optional(),
    naviDesc: text.optional(),
    diagram: resource.optional(),
    mobileDiagram: resource.optional(),
    ...pictures,
    jumpBO: jump.optional(),
    demonstration: jump.optional(),
    isShowEnterpriseDemandTitle: flag.optional(),
    productConfig: pointBlock.optional(),
    businessValues: pointBlock.optional(),
    productSuperiority: pointBlock.optional(),
    coreFunctions: z.array(functionGroup).optional(),
    businessBluePrints: z.array(blueprint).optional(),
    applicationScenarios: z.array(point).optional(),
    exampleBOList: related(example),
  })
  .register(special, {
    names: { businessBluePrints: 'blueprints', applicationScenarios: 'scenes' },
  })
export type Product = z.output<typeof product>
