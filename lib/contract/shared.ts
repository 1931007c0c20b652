import { z } from 'zod'
import { resource } from './resource'
import { id, link, text } from './scalars'
import { special } from './schema'

export { type Html, html } from './html'
export { type Resource, requiredResource, resource } from './resource'
export { figure, id, link, required, text, time } from './scalars'

/** jumpBO, demonstration: a button and what it leads to. */
export const jump = z
  .object({
    jumpContentType: z.enum(['FORM', 'DOCUMENT', 'URL', 'VIDEO']).default('URL'),
    buttonTitle: text.optional(),
    buttonLink: link.optional(),
    attachment: resource.optional(),
    formBO: z.object({ id }).optional(),
  })
  .register(special, { names: { attachment: 'attachmentUrl' } })
export type Jump = z.output<typeof jump>

/** Records that a page shows beside its own: these degrade even when none of them is readable (contract, "Envelope"). */
export const related = <S extends z.ZodType>(schema: S) =>
  z.array(schema).register(special, { degrades: true }).optional()
