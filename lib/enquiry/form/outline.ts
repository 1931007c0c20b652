import type { Attributes } from '@/lib/html'
import { type CompiledField, isAsked } from './field'
import { fill } from './labels'

/** Name of the honeypot input: what it holds was not typed by a person. */
export const TRAP_NAME = 'website'

/** The texts a form is drawn with beside its fields; `consent` holds `{privacy}` where the link is, `otherLabel` `{option}`. */
export type OutlineTexts = Record<
  | 'requiredNote'
  | 'previewNote'
  | 'otherHint'
  | 'otherLabel'
  | 'choose'
  | 'consent'
  | 'privacy'
  | 'privacyHref'
  | 'submit',
  string
>
export type FieldPart = 'label' | 'hint' | 'control' | 'other' | 'error'
export type FieldOutline = {
  field: CompiledField
  /** Several inputs under one legend instead of one under a label. */
  isGroup: boolean
  /** '*' on a required field, explained by the note above the fields. */
  requiredSign: string
  hint: string | undefined
  /** Of the element that is the control; of a group, of the element around its choices. */
  attributes: Attributes
  /** The options of a list, or the inputs of a group, each with its label. */
  choices: { label: string; attributes: Attributes }[]
  /** Of the text area of "other". */
  other: Attributes | undefined
  /** The parts of the form from top to bottom. */
  parts: readonly FieldPart[]
}
export type FormOutline = {
  notes: { kind: 'preview' | 'required'; text: string }[]
  fields: FieldOutline[]
  consent: { before: string; link: { href: string; label: string }; after: string }
  submit: string
}

const single: readonly FieldPart[] = ['label', 'control', 'hint', 'other', 'error']
/** A group's hint is read before its many inputs. */
const group: readonly FieldPart[] = ['label', 'hint', 'control', 'other', 'error']

function attributesOf({ control, name, isRequired, prompt, ...field }: CompiledField): Attributes {
  const required = { 'aria-required': String(isRequired) }
  if (control === 'radio') return { role: 'radiogroup', ...required }
  if (control === 'checkbox' || control === 'multiselect') return {}
  const own = { id: name, name, ...required }
  if (control === 'select') return own
  if (control === 'textarea') return { ...own, placeholder: prompt, rows: 4 }
  const mail = { inputMode: 'email', autoCapitalize: 'none', spellCheck: 'false' }
  return {
    ...own,
    type: field.inputType,
    placeholder: prompt,
    autoComplete: field.autoComplete,
    ...(field.check === 'EMAIL' && mail),
  }
}

function choicesOf({ control, name, options, prompt, other }: CompiledField, { choose }: OutlineTexts) {
  const isList = control === 'select'
  const type = control === 'radio' ? 'radio' : 'checkbox'
  const choices = options.map((option, index) => ({
    label: option,
    attributes: {
      value: option,
      'data-other': option === other ? '' : undefined,
      ...(!isList && { type, name, id: index === 0 ? name : undefined }),
    },
  }))
  return isList ? [{ label: prompt ?? choose, attributes: { value: '' } }, ...choices] : choices
}

function outlineOf(field: CompiledField, texts: OutlineTexts): FieldOutline {
  const isGroup = !['input', 'textarea', 'select'].includes(field.control)
  const otherAttributes = {
    name: field.otherName,
    rows: 2,
    'aria-label': fill(texts.otherLabel, { option: field.other ?? '' }),
    placeholder: texts.otherHint,
  }
  return {
    field,
    isGroup,
    requiredSign: field.isRequired ? '*' : '',
    hint: field.explain,
    attributes: attributesOf(field),
    choices: choicesOf(field, texts),
    other: field.other === undefined ? undefined : otherAttributes,
    parts: isGroup ? group : single,
  }
}

/**
 * What ties a field to its hint and error, whose ids begin with `prefix`: of the control, of checkboxes of the first. A radio button cannot
 * be invalid by itself: its group is (WAI-ARIA).
 */
export function ariaOf({ field, hint }: FieldOutline, prefix: string, error: string | undefined) {
  const described = [hint && `${prefix}hint`, error && `${prefix}error`].filter(Boolean).join(' ')
  const aria = {
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': 'true' as const }),
  }
  return field.control === 'radio' ? { group: aria, control: {} } : { group: {}, control: aria }
}

/** What a form shows and in which order (§5, D22), for the dialog and for the page without scripts: neither has a part of its own. */
export function formOutline(fields: CompiledField[], texts: OutlineTexts, isPreview: boolean): FormOutline {
  const [before = '', after = ''] = texts.consent.split('{privacy}')
  const isAnyRequired = fields.some((field) => field.isRequired)
  return {
    notes: [
      ...(isPreview ? [{ kind: 'preview' as const, text: texts.previewNote }] : []),
      ...(isAnyRequired ? [{ kind: 'required' as const, text: texts.requiredNote }] : []),
    ],
    fields: fields.filter(isAsked).map((field) => outlineOf(field, texts)),
    consent: { before, link: { href: texts.privacyHref, label: texts.privacy }, after },
    submit: texts.submit,
  }
}
