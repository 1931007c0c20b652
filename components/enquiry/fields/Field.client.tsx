'use client'

import { type ComponentType, Fragment, type ReactNode, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Control, FieldOutline, FieldPart, FormValues } from '@/lib/enquiry/compile-form'
import type { ConsultTexts } from '../texts'
import { CheckboxControl, RadioControl } from './ChoiceControl'
import styles from './field.module.css'
import { MultiSelectControl } from './MultiSelectControl.client'
import { InputControl, SelectControl, TextareaControl } from './TextControl'
import type { ControlProps } from './types'

/** One control per field type (§5). */
const controls = {
  input: InputControl,
  textarea: TextareaControl,
  radio: RadioControl,
  checkbox: CheckboxControl,
  select: SelectControl,
  multiselect: MultiSelectControl,
} satisfies Record<Control, ComponentType<ControlProps>>

/** One field as its outline says: label, required sign, hint, control, the text of "other" and the error, tied together by ids. */
export function Field({ outline, texts }: { outline: FieldOutline; texts: ConsultTexts }) {
  const { field, isGroup, parts } = outline
  const { register, getFieldState, formState } = useFormContext<FormValues>()
  const prefix = useId()
  const error = getFieldState(field.name, formState).error?.message
  const [hintId, errorId] = [`${prefix}hint`, `${prefix}error`]
  const described = [outline.hint && hintId, error && errorId].filter(Boolean).join(' ')
  const aria = {
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true as const }),
  }
  const ControlOf = controls[field.control]
  const input = register(field.name)
  const sign = outline.requiredSign && (
    <span className={styles.sign} aria-hidden="true">
      {outline.requiredSign}
    </span>
  )
  const drawn: Record<FieldPart, ReactNode> = {
    label: isGroup ? (
      <legend className={styles.label}>
        <span>{field.label}</span>
        {sign}
      </legend>
    ) : (
      <label className={styles.label} htmlFor={field.name}>
        <span>{field.label}</span>
        {sign}
      </label>
    ),
    hint: outline.hint && (
      <p className={styles.hint} id={hintId}>
        {outline.hint}
      </p>
    ),
    control: <ControlOf field={field} input={input} aria={aria} texts={texts} />,
    other: outline.other && (
      <textarea
        className={`${styles.box} ${styles.other}`}
        rows={2}
        aria-label={outline.other.label}
        placeholder={outline.other.placeholder}
        {...register(field.otherName)}
      />
    ),
    error: error && (
      <p className={styles.error} id={errorId}>
        {error}
      </p>
    ),
  }
  const content = parts.map((part) => <Fragment key={part}>{drawn[part]}</Fragment>)
  const common = { className: styles.field, 'data-control': field.control }
  if (!isGroup) return <div {...common}>{content}</div>
  const isRadio = field.control === 'radio'
  return (
    <fieldset
      {...common}
      {...(isRadio && { role: 'radiogroup', 'aria-required': field.isRequired, ...aria })}
    >
      {content}
    </fieldset>
  )
}
