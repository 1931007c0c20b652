import { z } from 'zod'
import { optional } from './lenient'
import { resource } from './resource'
import { id, link, text } from './scalars'

export { type Html, html } from './html'
export { list, listOrNone, optional, related, under } from './lenient'
export { type Resource, requiredResource, resource } from './resource'
export { figure, id, link, required, text, time } from './scalars'

/** jumpBO, demonstration: a button and what it leads to. */
export const jump = z
  .object({
    jumpContentType: optional(z.enum(['FORM', 'DOCUMENT', 'URL', 'VIDEO'])),
    buttonTitle: optional(text),
    buttonLink: optional(link),
    attachment: optional(resource),
    attachmentUrl: optional(resource),
    formBO: optional(z.object({ id })),
  })
  .transform(({ attachment, attachmentUrl, jumpContentType, ...rest }) => ({
    ...rest,
    jumpContentType: jumpContentType ?? 'URL',
    attachment: attachment ?? attachmentUrl,
  }))
export type Jump = z.output<typeof jump>
