import { z } from 'zod'
import { resource } from './resource'
import { formReference, jumpType } from './restrict'
import { link, title } from './scalars'
import { special } from './schema'

export { type Html, html } from './html'
export { type Resource, requiredResource, resource, video } from './resource'
export { choice, flag, openChoice, restriction } from './restrict'
export { figure, id, link, required, requiredText, text, time, title } from './scalars'

/** A picture, and the one that phones show in its place. */
export const pictures = { pcResource: resource.optional(), mobileResource: resource.optional() }

/** jumpBO, demonstration: a button and what it leads to. */
export const jump = z
  .object({
    /** null: it cannot be read, and nothing opens. */
    jumpContentType: jumpType.default('URL'),
    buttonTitle: title.optional(),
    buttonLink: link.optional(),
    attachment: resource.optional(),
    /** null: it cannot be read, and no other form takes its place. */
    formBO: formReference.optional(),
  })
  .register(special, { names: { attachment: 'attachmentUrl' } })
export type Jump = z.output<typeof jump>

/** What a page shows beside its record, and options of a field: these degrade even when none of them is readable (contract, "Envelope"). */
export const related = <S extends z.ZodType>(schema: S) =>
  z.array(schema).register(special, { degrades: true }).optional()
