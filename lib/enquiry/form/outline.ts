import { type CompiledField, isAsked } from './field'
import { fill } from './labels'

/** Name of the honeypot input: what it holds was not typed by a person. */
export const TRAP_NAME = 'website'

/** The texts a form is drawn with beside its fields; `consent` holds `{privacy}` where the link stands, `otherLabel` `{option}`. */
export type OutlineTexts = Record<
  | 'requiredNote'
  | 'previewNote'
  | 'otherHint'
  | 'otherLabel'
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
  other: { label: string; placeholder: string } | undefined
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

function outlineOf(field: CompiledField, texts: OutlineTexts): FieldOutline {
  const isGroup = !['input', 'textarea', 'select'].includes(field.control)
  return {
    field,
    isGroup,
    requiredSign: field.isRequired ? '*' : '',
    hint: field.explain,
    other:
      field.other === undefined
        ? undefined
        : { label: fill(texts.otherLabel, { option: field.other }), placeholder: texts.otherHint },
    parts: isGroup ? group : single,
  }
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
