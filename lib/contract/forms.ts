import { z } from 'zod'
import { unwrapped } from './first-form'
import { special } from './schema'
import { id, required, text } from './shared'

/** An option: its text, or an object that names it. */
const fieldOption = z
  .string({ error: 'a text or {name}' })
  .min(1, 'a text that is not empty')
  .refine((value) => value.trim() !== '', 'a text that is not empty')
  .register(special, { rewrite: unwrapped('name') })

export const formField = z.object({
  id,
  name: required,
  type: z.enum(['INPUT', 'TEXTAREA', 'RADIO', 'CHECKBOX', 'SELECT']),
  required: z.boolean().default(true),
  explain: text.optional(),
  promptText: text.optional(),
  fieldOptions: z.array(fieldOption).optional(),
  openOther: z.enum(['TURNON', 'TURNOFF']).optional(),
  displayForm: text.optional(),
  validate: z.enum(['EMAIL', 'PHONE', 'PHONE_INTL', 'NONE']).optional(),
})
export type FormField = z.output<typeof formField>

/** A form: name and fields must be there; a field that cannot be read is dropped like any list element. */
export const form = z.object({
  id: id.optional(),
  name: required,
  description: text.optional(),
  formFields: z.array(formField),
})
export type Form = z.output<typeof form>
