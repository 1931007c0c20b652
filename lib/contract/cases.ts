import { z } from 'zod'
import { bounds } from './bounds'
import { unwrapped } from './first-form'
import { writtenHtml } from './html'
import { special } from './schema'
import { figure, html, id, jump, required, requiredText, resource, title, video } from './shared'

/** One measured result: what it was, what it is, and how many or how long it was measured on. */
const result = z.object({
  label: required,
  before: figure.optional(),
  after: figure,
  sample: title.optional(),
})

/** What somebody of the customer's says, signed. */
const quote = z.object({
  text: requiredText,
  name: required,
  position: title.optional(),
  avatar: resource.optional(),
})

/** A customer case ("example" on the wire); in relations it may come as `{ exampleBO }`. */
export const example = z
  .object({
    id,
    title: required,
    customerName: title.optional(),
    customerLogo: resource.optional(),
    coverMaterial: resource.optional(),
    backgroundMaterial: resource.optional(),
    videoMaterial: video.optional(),
    content: html.optional(),
    jumpBO: jump.optional(),
    industryName: title.optional(),
    results: z.array(result).optional(),
    quote: quote.optional(),
  })
  .register(special, { rewrite: unwrapped('exampleBO') })
export type Example = z.output<typeof example>
/** A case in a list of others. */
export type ListedExample = Omit<Example, 'content'>

/** One of the list of all cases, which shows no text: it is not made ready to be shown, which would take a second for a thousand. */
export const listedExample = example
  .extend({ content: writtenHtml.optional() })
  .register(special, { rewrite: unwrapped('exampleBO') })

export const exampleGroup = z.object({
  industry: z.object({ id, name: required }),
  examples: z.array(listedExample).register(special, { most: bounds.cases }),
})
export type ExampleGroup = z.output<typeof exampleGroup>
