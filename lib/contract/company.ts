import { z } from 'zod'
import { figure, html, id, jump, link, required, resource, text } from './shared'

const plateItem = z.object({ title: required, desc: text.optional(), resource: resource.optional() })
const plate = z.object({
  name: required,
  desc: text.optional(),
  resource: resource.optional(),
  config: z.array(plateItem).default([]),
})
export type Plate = z.output<typeof plate>

export const introduction = z.object({
  id,
  type: required,
  title: required,
  mainTitle: text.optional(),
  describe: html.optional(),
  logo: resource.optional(),
  pcResource: resource.optional(),
  mobileResource: resource.optional(),
  statistics: z.array(z.object({ value: figure, label: required })).optional(),
  plates: z.array(plate).optional(),
})
export type Introduction = z.output<typeof introduction>

/** Service-and-support and join-us pages share one shape. */
export const companyPage = z.object({
  id,
  title: text.optional(),
  describe: html.optional(),
  legend: text.optional(),
  bannerUrl: link.optional(),
  pcResource: resource.optional(),
  mobileResource: resource.optional(),
  jumpBO: jump.optional(),
  plates: z.array(plate).optional(),
})
export type CompanyPage = z.output<typeof companyPage>
