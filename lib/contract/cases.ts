import { z } from 'zod'
import { unwrapped } from './first-form'
import { special } from './schema'
import { html, id, jump, required, resource, text } from './shared'

/** A customer case ("example" on the wire); in relations it may come as `{ exampleBO }`. */
export const example = z
  .object({
    id,
    title: required,
    customerName: text.optional(),
    customerLogo: resource.optional(),
    coverMaterial: resource.optional(),
    backgroundMaterial: resource.optional(),
    videoMaterial: resource.optional(),
    content: html.optional(),
    jumpBO: jump.optional(),
    industryName: text.optional(),
  })
  .register(special, { rewrite: unwrapped('exampleBO') })
export type Example = z.output<typeof example>

export const exampleGroup = z.object({
  industry: z.object({ id, name: required }),
  examples: z.array(example),
})
export type ExampleGroup = z.output<typeof exampleGroup>
