import { z } from 'zod'
import { example } from './cases'
import { html, id, jump, openChoice, related, required, resource, text, time } from './shared'

export const publication = z.object({
  id,
  name: required,
  introduction: text.optional(),
  type: openChoice('PUBLICATION'),
  picture: resource.optional(),
  basePicture: resource.optional(),
  mobileBasePicture: resource.optional(),
  backgroundPicture: resource.optional(),
  mobileBackgroundPicture: resource.optional(),
  publicationDescribe: html.optional(),
  exampleBOS: related(example),
  jumpBO: jump.optional(),
  createdAt: time.optional(),
})
export type Publication = z.output<typeof publication>
