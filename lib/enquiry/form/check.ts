import { type Answer, type FormValues, readAnswer, wireValue } from './answer'
import type { CompiledField } from './field'
import { type FormLabels, fill } from './labels'
import { type Check, MAX_VALUE_LENGTH } from './normalise'

/**
 * Of normalised values. Letters of every script may write an e-mail address; signs, dots and dashes where no mail server takes them
 * may not, nor more characters than one takes (RFC 5321: 64 before the @, 63 in a label, 254 in all).
 */
const patterns: Record<Check, RegExp> = {
  EMAIL:
    /^(?!.{255})(?!.{65,}@)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?!.*-(?:\.|$))[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]{0,62}(?:\.[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]{0,62})+$/u,
  PHONE: /^1[3-9]\d{9}$/,
  PHONE_INTL: /^\+?\d{6,15}$/,
}
const messageOf = { EMAIL: 'email', PHONE: 'phone', PHONE_INTL: 'phoneIntl' } as const satisfies Record<
  Check,
  keyof FormLabels
>

/** True for one e-mail address, by the check that visitors meet. */
export const isEmail = (text: string): boolean => patterns.EMAIL.test(text)

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
  return room(field, answer, labels) < 0 ? say('tooLong') : undefined
}

const room = (field: CompiledField, answer: Answer, labels: FormLabels) =>
  MAX_VALUE_LENGTH - wireValue(field, answer, labels).length

/** How many characters the answer among these values may still have; below zero it is refused as too long. */
export const roomLeft = (field: CompiledField, values: FormValues, labels: FormLabels): number =>
  room(field, readAnswer(field, values), labels)
