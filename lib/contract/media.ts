import { z } from 'zod'
import { id, jump, link, required, resource, restriction, text, time, title, video } from './shared'

/** A media resource ("multimedia/resource" on the wire). */
export const media = z.object({
  id,
  titleContent: required,
  createdAt: time.optional(),
  resourceType: title.optional(),
  coverMaterial: resource.optional(),
  videoMaterial: video.optional(),
  resourceDesc: text.optional(),
  isNeedContact: restriction(true).optional(),
  jumpBO: jump.optional(),
  liveAddress: link.optional(),
})
export type Media = z.output<typeof media>
