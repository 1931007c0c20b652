'use client'

import { type ComponentType, Fragment, type ReactNode, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import {
  ariaOf,
  type Control,
  type FieldOutline,
  type FieldPart,
  type FormValues,
} from '@/lib/enquiry/compile-form'
import type { ConsultTexts } from '../texts'
import { ChoiceControl } from './ChoiceControl'
import styles from './field.module.css'
import { MultiSelectControl } from './MultiSelectControl.client'
import { RoomLeft } from './RoomLeft.client'
import { InputControl, SelectControl, TextareaControl } from './TextControl'
import type { ControlProps } from './types'

/** One control per field type (§5). */
const controls = {
  input: InputControl,
  textarea: TextareaControl,
  radio: ChoiceControl,
  checkbox: ChoiceControl,
  select: SelectControl,
  multiselect: MultiSelectControl,
} satisfies Record<Control, ComponentType<ControlProps>>

/** One field as its outline says: label, required sign, hint, control, the text of "other" and the error, tied together by ids. */
export function Field({ outline, texts }: { outline: FieldOutline; texts: ConsultTexts }) {
  const { field, isGroup, parts } = outline
  const { register, getFieldState, formState } = useFormContext<FormValues>()
  const prefix = useId()
  const error = getFieldState(field.name, formState).error?.message
  const aria = ariaOf(outline, prefix, error)
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
      <p className={styles.hint} id={`${prefix}hint`}>
        {outline.hint}
      </p>
    ),
    control: <ControlOf outline={outline} input={input} aria={aria.control} texts={texts} />,
    other: outline.other && (
      <textarea
        className={`${styles.box} ${styles.other}`}
        {...outline.other}
        {...register(field.otherName)}
      />
    ),
    error: error && (
      <p className={styles.error} id={`${prefix}error`}>
        {error}
      </p>
    ),
  }
  const isText = field.control === 'textarea' || outline.other !== undefined
  const content = parts.map((part) => (
    <Fragment key={part}>
      {drawn[part]}
      {isText && part === 'other' && <RoomLeft field={field} texts={texts} />}
    </Fragment>
  ))
  const common = { className: styles.field, 'data-control': field.control }
  if (!isGroup) return <div {...common}>{content}</div>
  return (
    <fieldset {...common} {...outline.attributes} {...aria.group}>
      {content}
    </fieldset>
  )
}
