import { z } from 'zod'
import { id, jump, link, optional, required, resource, text, time } from './shared'

/** A media resource ("multimedia/resource" on the wire). */
export const media = z.object({
  id,
  titleContent: required,
  createdAt: optional(time),
  resourceType: optional(text),
  coverMaterial: optional(resource),
  videoMaterial: optional(resource),
  resourceDesc: optional(text),
  isNeedContact: optional(z.boolean()),
  jumpBO: optional(jump),
  liveAddress: optional(link),
})
export type Media = z.output<typeof media>
