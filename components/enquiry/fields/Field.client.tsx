'use client'

import { type ComponentType, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import type { CompiledField, Control, FormValues } from '@/lib/enquiry/compile-form'
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

/** Label, required mark, hint, control, the text of "other" and the error of one field, tied together by ids. */
export function Field({ field, texts }: { field: CompiledField; texts: ConsultTexts }) {
  const { register, getFieldState, formState } = useFormContext<FormValues>()
  const prefix = useId()
  const error = getFieldState(field.name, formState).error?.message
  const [hintId, errorId] = [`${prefix}hint`, `${prefix}error`]
  const described = [field.explain && hintId, error && errorId].filter(Boolean).join(' ')
  const aria = {
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true as const }),
  }
  const ControlOf = controls[field.control]
  const control = <ControlOf field={field} input={register(field.name)} aria={aria} texts={texts} />
  const mark = field.isRequired && (
    <span className={styles.mark} aria-hidden="true">
      *
    </span>
  )
  const rest = (
    <>
      {field.other !== undefined && (
        <textarea
          className={`${styles.box} ${styles.other}`}
          rows={2}
          aria-label={`${field.other}: ${texts.otherHint}`}
          placeholder={texts.otherHint}
          {...register(field.otherName)}
        />
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </>
  )
  const hint = field.explain && (
    <p className={styles.hint} id={hintId}>
      {field.explain}
    </p>
  )
  if (field.control === 'input' || field.control === 'textarea' || field.control === 'select') {
    return (
      <div className={styles.field} data-control={field.control}>
        <label className={styles.label} htmlFor={field.name}>
          {field.label}
          {mark}
        </label>
        {control}
        {hint}
        {rest}
      </div>
    )
  }
  const isRadio = field.control === 'radio'
  return (
    <fieldset
      className={styles.field}
      data-control={field.control}
      {...(isRadio && { role: 'radiogroup', 'aria-required': field.isRequired, ...aria })}
    >
      <legend className={styles.label}>
        {field.label}
        {mark}
      </legend>
      {hint}
      {control}
      {rest}
    </fieldset>
  )
}
