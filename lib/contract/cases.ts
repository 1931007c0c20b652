import { z } from 'zod'
import { html, id, jump, list, optional, required, resource, text } from './shared'

/** A customer case ("example" on the wire). */
export const example = z.object({
  id,
  title: required,
  customerName: optional(text),
  customerLogo: optional(resource),
  coverMaterial: optional(resource),
  backgroundMaterial: optional(resource),
  videoMaterial: optional(resource),
  content: optional(html),
  jumpBO: optional(jump),
  industryName: optional(text),
})
export type Example = z.output<typeof example>

export const exampleGroup = z.object({ industry: z.object({ id, name: required }), examples: list(example) })
export type ExampleGroup = z.output<typeof exampleGroup>
