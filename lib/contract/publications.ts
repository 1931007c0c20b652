import { z } from 'zod'
import { example } from './cases'
import { html, id, jump, optional, related, required, resource, text, time } from './shared'

export const publication = z.object({
  id,
  name: required,
  introduction: optional(text),
  type: required,
  picture: optional(resource),
  basePicture: optional(resource),
  mobileBasePicture: optional(resource),
  backgroundPicture: optional(resource),
  mobileBackgroundPicture: optional(resource),
  publicationDescribe: optional(html),
  exampleBOS: related(example),
  jumpBO: optional(jump),
  createdAt: optional(time),
})
export type Publication = z.output<typeof publication>
