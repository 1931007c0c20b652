import { z } from 'zod'
import { example } from './cases'
import { html, id, jump, list, listOrNone, optional, related, required, resource, text } from './shared'

export const productListItem = z.object({
  id,
  proLogo: optional(resource),
  name: required,
  desc: optional(text),
})
export type ProductListItem = z.output<typeof productListItem>

export const productGroup = z.object({
  id,
  name: required,
  desc: optional(text),
  productList: list(productListItem),
})
export type ProductGroup = z.output<typeof productGroup>

export const productCategory = z.object({
  id,
  name: required,
  desc: optional(text),
  subtitle: optional(text),
  content: optional(html),
  pcResource: optional(resource),
  mobileResource: optional(resource),
  jumpBO: optional(jump),
  demonstration: optional(jump),
  productList: optional(list(productListItem)),
  exampleList: related(example),
})
export type ProductCategory = z.output<typeof productCategory>

const point = z.object({ id, title: required, desc: optional(text), resource: optional(resource) })
export type ProductPoint = z.output<typeof point>
const pointBlock = z.object({ name: optional(text), desc: optional(text), config: listOrNone(point) })
export type ProductPointBlock = z.output<typeof pointBlock>
const functionGroup = z.object({
  id,
  name: required,
  iconUrl: optional(resource),
  functionList: listOrNone(point),
})
export type FunctionGroup = z.output<typeof functionGroup>
const blueprint = z.object({ id, title: required, logo: optional(resource), resourceUrl: optional(resource) })
export type Blueprint = z.output<typeof blueprint>

export const product = z
  .object({
    id,
    name: required,
    desc: optional(text),
    naviDesc: optional(text),
    diagram: optional(resource),
    pcResource: optional(resource),
    mobileResource: optional(resource),
    jumpBO: optional(jump),
    demonstration: optional(jump),
    isShowEnterpriseDemandTitle: optional(z.boolean()),
    productConfig: optional(pointBlock),
    businessValues: optional(pointBlock),
    productSuperiority: optional(pointBlock),
    coreFunctions: optional(list(functionGroup)),
    businessBluePrints: optional(list(blueprint)),
    blueprints: optional(list(blueprint)),
    applicationScenarios: optional(list(point)),
    scenes: optional(list(point)),
    exampleBOList: related(example),
  })
  .transform(({ businessBluePrints, blueprints, applicationScenarios, scenes, ...rest }) => ({
    ...rest,
    businessBluePrints: businessBluePrints?.length ? businessBluePrints : (blueprints ?? businessBluePrints),
    applicationScenarios: applicationScenarios?.length
      ? applicationScenarios
      : (scenes ?? applicationScenarios),
  }))
export type Product = z.output<typeof product>
