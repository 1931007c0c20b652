import { z } from 'zod'
import { news } from './news'
import {
  figure,
  id,
  jump,
  openChoice,
  pictures,
  required,
  requiredResource,
  resource,
  text,
  title,
  video,
} from './shared'

const slide = z.object({
  title: title.optional(),
  desc: text.optional(),
  pcResource: requiredResource,
  mobileResource: resource.optional(),
  jumpBO: jump.optional(),
  videoRelation: video.optional(),
  /** A moving scene that this site knows by name; any other name: the slide's picture. */
  scene: title.optional(),
})
export type Slide = z.output<typeof slide>

export const homeModule = z.object({
  id: id.optional(),
  moduleName: openChoice('case'),
  moduleType: openChoice('CAROUSEL', 'NEWS', 'SOLUTION', 'BUSINESS_CONSULTING', 'Example', 'PRODUCT'),
  title: title.optional(),
  desc: text.optional(),
  jumpBO: jump.optional(),
  ...pictures,
  carouselOpt: z.array(slide).optional(),
  newsList: z.array(news).optional(),
  statistics: z.array(z.object({ value: figure, label: required })).optional(),
})
export type HomeModule = z.output<typeof homeModule>
