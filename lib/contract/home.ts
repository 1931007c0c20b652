import { z } from 'zod'
import { news } from './news'
import { figure, id, jump, required, requiredResource, resource, text } from './shared'

const slide = z.object({
  title: text.optional(),
  desc: text.optional(),
  pcResource: requiredResource,
  mobileResource: resource.optional(),
  jumpBO: jump.optional(),
  videoRelation: resource.optional(),
  /** A moving scene that this site knows by name; any other name: the slide's picture. */
  scene: text.optional(),
})
export type Slide = z.output<typeof slide>

export const homeModule = z.object({
  id: id.optional(),
  moduleName: required,
  moduleType: required,
  title: text.optional(),
  desc: text.optional(),
  jumpBO: jump.optional(),
  pcResource: resource.optional(),
  mobileResource: resource.optional(),
  carouselOpt: z.array(slide).optional(),
  newsList: z.array(news).optional(),
  statistics: z.array(z.object({ value: figure, label: required })).optional(),
})
export type HomeModule = z.output<typeof homeModule>
