import { z } from 'zod'
import { id, list, optional, required, text } from './shared'

/** An option: its text, or an object that names it. */
export const fieldOption = z.union(
  [required, z.object({ name: required }).transform((value) => value.name)],
  { error: 'a text or {name}' },
)

export const formField = z
  .object({
    id,
    name: required,
    type: z.enum(['INPUT', 'TEXTAREA', 'RADIO', 'CHECKBOX', 'SELECT']),
    required: optional(z.boolean()),
    explain: optional(text),
    promptText: optional(text),
    fieldOptions: optional(list(fieldOption)),
    openOther: optional(z.enum(['TURNON', 'TURNOFF'])),
    displayForm: optional(text),
    validate: optional(z.enum(['EMAIL', 'PHONE', 'PHONE_INTL', 'NONE'])),
  })
  .transform((value) => ({ ...value, required: value.required ?? true }))
export type FormField = z.output<typeof formField>

/** A form: name and fields must be there; a field that cannot be read is dropped like any list element. */
export const form = z.object({
  id: optional(id),
  name: required,
  description: optional(text),
  formFields: list(formField),
})
export type Form = z.output<typeof form>
