import { type Answer, MAX_VALUE_LENGTH, wireValue } from './answer'
import type { Check, CompiledField } from './field'
import { type FormLabels, fill } from './labels'

const patterns: Record<Check, RegExp> = {
  EMAIL: /^[^\s@,;<>"]+@[^\s@.,;<>"]+(?:\.[^\s@.,;<>"]+)+$/,
  PHONE: /^1[3-9]\d{9}$/,
  PHONE_INTL: /^\+?[ -]*\d(?:[ -]*\d){5,14}[ -]*$/,
}
const messageOf = { EMAIL: 'email', PHONE: 'phone', PHONE_INTL: 'phoneIntl' } as const satisfies Record<
  Check,
  keyof FormLabels
>

/** True for one e-mail address, by the check that visitors meet. */
export const isEmail = (text: string): boolean => patterns.EMAIL.test(text)

/**
 * A mainland mobile number as the rule wants it, of one that people and autofill write with blanks, hyphens, full-width digits or
 * +86 before it; any other text as it is. For the visitor's form: what is sent must match by itself.
 */
export function plainMobile(text: string): string {
  const digits = text
    .normalize('NFKC')
    .replace(/[\s()-]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '')
  return patterns.PHONE.test(digits) ? digits : text
}

/** What is wrong with an answer, in the order required → format → option → length (D22); undefined when nothing is. */
export function problemOf(field: CompiledField, answer: Answer, labels: FormLabels): string | undefined {
  const { picked } = answer
  const say = (name: keyof FormLabels) =>
    fill(labels[name], { label: field.label, limit: String(MAX_VALUE_LENGTH) })
  const isText = field.control === 'input' || field.control === 'textarea'
  const isMany = field.control === 'checkbox' || field.control === 'multiselect'
  if (picked.length === 0) return field.isRequired ? say('required') : undefined
  if (field.check && !patterns[field.check].test(picked[0] ?? '')) return say(messageOf[field.check])
  if (!isText && !picked.every((item) => field.options.includes(item))) return say('option')
  if (!isMany && picked.length > 1) return say('option')
  return wireValue(field, answer, labels).length > MAX_VALUE_LENGTH ? say('tooLong') : undefined
}
