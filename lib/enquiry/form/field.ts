import type { Form, FormField } from '@/lib/contract/forms'
import type { Locale } from '@/lib/i18n/locales'
import type { FormLabels } from './labels'
import { type Check, tidy } from './normalise'

/** A form as read by the contract, or as the wire has it, with ids as numbers. */
export type FormLike = Omit<Form, 'id' | 'formFields'> & {
  id?: string | number | undefined
  formFields: (Omit<FormField, 'id'> & { id: string | number })[]
}

export type Control = 'input' | 'textarea' | 'radio' | 'checkbox' | 'select' | 'multiselect'

/** A field as a view draws it and as the checks read it. */
export type CompiledField = {
  id: string
  /** Names of its inputs: the answer, and the text of "other". */
  name: string
  otherName: string
  label: string
  control: Control
  inputType: 'text' | 'tel'
  autoComplete?: string
  check?: Check
  isRequired: boolean
  options: string[]
  /** The option that opens a text area (openOther). */
  other?: string
  explain?: string
  prompt?: string
}

const controls: Record<FormField['type'], Control> = {
  INPUT: 'input',
  TEXTAREA: 'textarea',
  RADIO: 'radio',
  CHECKBOX: 'checkbox',
  SELECT: 'select',
}
const otherWords = /^(?:其他|其它|others?)$/i

/** E-mail or phone, by `validate` or by the field's name (contract, "Forms and enquiries"). Only a Chinese site's numbers are mainland ones. */
export function checkOf(
  field: Pick<FormField, 'name' | 'validate' | 'type'>,
  locale: Locale,
): Check | undefined {
  if (field.type !== 'INPUT' && field.type !== 'TEXTAREA') return undefined
  if (field.validate) return field.validate === 'NONE' ? undefined : field.validate
  if (/邮箱|e-?mail/i.test(field.name)) return 'EMAIL'
  if (!/手机|电话|phone|mobile/i.test(field.name)) return undefined
  return locale === 'cn' ? 'PHONE' : 'PHONE_INTL'
}

function autoCompleteOf(name: string, check: Check | undefined): string | undefined {
  if (check === 'EMAIL') return 'email'
  if (check) return 'tel'
  if (/公司|company|organi[sz]ation/i.test(name)) return 'organization'
  if (/职务|job title/i.test(name)) return 'organization-title'
  return /^(?:您的)?姓名$|^(?:full |your )?name$/i.test(name) ? 'name' : undefined
}

/** False for a choice without options: nothing is asked there, so it is not shown. */
export const isAsked = ({ control, options }: Pick<CompiledField, 'control' | 'options'>): boolean =>
  control === 'input' || control === 'textarea' || options.length > 0

/** One field of a form definition, ready for view and checks. */
export function compileField(
  field: FormLike['formFields'][number],
  labels: FormLabels,
  locale: Locale,
): CompiledField {
  const check = checkOf(field, locale)
  const control =
    field.type === 'CHECKBOX' && field.displayForm === 'SELECT' ? 'multiselect' : controls[field.type]
  const isChoice = control !== 'input' && control !== 'textarea'
  const offered = isChoice ? [...new Set((field.fieldOptions ?? []).map(tidy).filter(Boolean))] : []
  const offeredOther = offered.find((option) => otherWords.test(option))
  const other = isChoice && field.openOther === 'TURNON' ? (offeredOther ?? labels.other) : undefined
  const options = other && !offeredOther ? [...offered, other] : offered
  const autoComplete = autoCompleteOf(field.name.trim(), check)
  return {
    id: String(field.id),
    name: `f${field.id}`,
    otherName: `f${field.id}_other`,
    label: field.name,
    control,
    // An e-mail field of the browser writes what was pasted anew, signs of a sentence as a part of the host, before anybody can read it.
    inputType: check && check !== 'EMAIL' ? 'tel' : 'text',
    isRequired: (field.required ?? true) && isAsked({ control, options }),
    options,
    ...(autoComplete && control === 'input' && { autoComplete }),
    ...(check && { check }),
    ...(other && { other }),
    ...(field.explain && { explain: field.explain }),
    ...(field.promptText && { prompt: field.promptText }),
  }
}
