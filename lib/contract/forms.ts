import { z } from 'zod'
import { unwrapped } from './first-form'
import { filledText } from './scalars'
import { special } from './schema'
import { choice, id, openChoice, required, requiredText, restriction, text } from './shared'

/** An option: its text, or an object that names it. */
const fieldOption = filledText('a text or {name}').register(special, { rewrite: unwrapped('name') })

export const formField = z.object({
  id,
  name: required,
  type: choice(['INPUT', 'TEXTAREA', 'RADIO', 'CHECKBOX', 'SELECT']),
  required: restriction(false).default(true),
  explain: text.optional(),
  promptText: text.optional(),
  fieldOptions: z.array(fieldOption).optional(),
  openOther: choice(['TURNON', 'TURNOFF']).optional(),
  displayForm: openChoice('SELECT').optional(),
  validate: choice(['EMAIL', 'PHONE', 'PHONE_INTL', 'NONE']).optional(),
})
export type FormField = z.output<typeof formField>

/** A form: name and fields must be there; a field that cannot be read is dropped like any list element. */
export const form = z.object({
  id: id.optional(),
  name: required,
  description: text.optional(),
  /** What happens after it is sent, a sentence a step; absent: the site's own words. */
  nextSteps: z.array(requiredText).optional(),
  formFields: z.array(formField),
})
export type Form = z.output<typeof form>
