import { z } from 'zod'
import { isObject } from '@/lib/is-object'
import { bounds } from './bounds'
import type { ContractIssue } from './errors'
import { asList, unwrapped } from './first-form'
import { issueAt } from './read'
import { filledText, textId, withIdType } from './scalars'
import { special } from './schema'
import { choice, id, openChoice, related, required, requiredText, restriction, text } from './shared'

/** An option: its text, or an object that names it. */
const fieldOption = filledText('a text or {name}').register(special, { rewrite: unwrapped('name') })

export const formField = z
  .object({
    id,
    textId,
    name: required,
    type: choice(['INPUT', 'TEXTAREA', 'RADIO', 'CHECKBOX', 'SELECT']),
    required: restriction(false).default(true),
    explain: text.optional(),
    promptText: text.optional(),
    fieldOptions: related(fieldOption),
    openOther: choice(['TURNON', 'TURNOFF']).optional(),
    displayForm: openChoice('SELECT').optional(),
    validate: choice(['EMAIL', 'PHONE', 'PHONE_INTL', 'NONE']).optional(),
  })
  .register(special, { rewrite: withIdType })
export type FormField = z.output<typeof formField>

/** A form: name and fields must be there; a field that cannot be read is dropped like any list element. */
export const form = z
  .object({
    id: id.optional(),
    textId,
    name: required,
    description: text.optional(),
    /** What happens after it is sent, a sentence a step; absent or empty: the site's own words. */
    nextSteps: z
      .array(requiredText)
      .register(special, { isNothing: (value) => Array.isArray(value) && value.length === 0 })
      .optional(),
    /** Set where visitors ask about their own data: the working days until the answer is due. */
    dataRequestDays: z.int().min(1).max(90).optional(),
    formFields: z.array(formField).register(special, { most: bounds.fields }),
  })
  .register(special, { rewrite: withIdType })
export type Form = z.output<typeof form>

const offersNothing = (option: unknown) =>
  /^[\s\p{C}\p{Default_Ignorable_Code_Point}]*$/u.test(
    String((isObject(option) ? option.name : option) ?? ''),
  )

function elements(written: unknown): unknown[] {
  const list = asList(written)
  return Array.isArray(list) ? list : []
}

/** A form's choices, as it is written, that offer nothing: visitors do not see them, and none is required. */
export function emptyChoices(written: unknown): ContractIssue[] {
  const fields = elements(isObject(written) ? written.formFields : [])
  return fields.flatMap((field: unknown, index) => {
    if (!isObject(field) || !/^(?:RADIO|CHECKBOX|SELECT)$/i.test(String(field.type))) return []
    const options = elements(field.fieldOptions)
    if (/^TURNON$/i.test(String(field.openOther)) || !options.every(offersNothing)) return []
    const expected = 'an option to choose, without which the field is neither shown nor required'
    return [issueAt(['formFields', index, 'fieldOptions'], expected, 'none')]
  })
}
