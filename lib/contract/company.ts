import { z } from 'zod'
import { figure, html, id, jump, link, list, listOrNone, optional, required, resource, text } from './shared'

const plateItem = z.object({ title: required, desc: optional(text), resource: optional(resource) })
const plate = z.object({
  name: required,
  desc: optional(text),
  resource: optional(resource),
  config: listOrNone(plateItem),
})
export type Plate = z.output<typeof plate>

export const introduction = z.object({
  id,
  type: required,
  title: required,
  mainTitle: optional(text),
  describe: optional(html),
  logo: optional(resource),
  pcResource: optional(resource),
  mobileResource: optional(resource),
  statistics: optional(list(z.object({ value: figure, label: required }))),
  plates: optional(list(plate)),
})
export type Introduction = z.output<typeof introduction>

/** Service-and-support and join-us pages share one shape. */
export const companyPage = z.object({
  id,
  title: optional(text),
  describe: optional(html),
  legend: optional(text),
  bannerUrl: optional(link),
  pcResource: optional(resource),
  mobileResource: optional(resource),
  jumpBO: optional(jump),
  plates: optional(list(plate)),
})
export type CompanyPage = z.output<typeof companyPage>
