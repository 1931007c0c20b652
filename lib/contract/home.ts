import { z } from 'zod'
import { news } from './news'
import { id, jump, list, optional, required, requiredResource, resource, text } from './shared'

const slide = z.object({
  title: optional(text),
  desc: optional(text),
  pcResource: requiredResource,
  mobileResource: optional(resource),
  jumpBO: optional(jump),
  videoRelation: optional(resource),
})
export type Slide = z.output<typeof slide>

export const homeModule = z.object({
  id: optional(id),
  moduleName: required,
  moduleType: required,
  title: optional(text),
  desc: optional(text),
  jumpBO: optional(jump),
  pcResource: optional(resource),
  mobileResource: optional(resource),
  carouselOpt: optional(list(slide)),
  newsList: optional(list(news)),
})
export type HomeModule = z.output<typeof homeModule>
