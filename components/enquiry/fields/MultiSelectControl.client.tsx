'use client'

import { type KeyboardEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Icon } from '@/components/ui/Icon'
import { fill } from '@/lib/enquiry/compile-form'
import { ChoiceControl } from './ChoiceControl'
import styles from './field.module.css'
import type { ControlProps } from './types'

/** CHECKBOX displayed as a select (§5): a list that opens below its line and takes several; works without scripts. */
export function MultiSelectControl(props: ControlProps) {
  const { texts, aria } = props
  const { field } = props.outline
  // The summary line is described by hint and error, so the boxes are not.
  const { 'aria-describedby': _described, ...invalid } = aria
  const list = useRef<HTMLDetailsElement>(null)
  const value: unknown = useWatch({ name: field.name })
  const chosen = Array.isArray(value) ? value.map(String) : []
  const text =
    chosen.length === 0
      ? (field.prompt ?? texts.choose)
      : fill(texts.chosen, { count: String(chosen.length), items: chosen.join(', ') })

  /** Escape closes the list and not the dialog around it. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !list.current?.open) return
    event.preventDefault()
    list.current.open = false
    list.current.querySelector('summary')?.focus()
  }

  return (
    <details ref={list} className={styles.multi} onKeyDown={onKeyDown}>
      <summary
        className={`${styles.box} ${styles.line}`}
        aria-describedby={aria['aria-describedby']}
        data-invalid={aria['aria-invalid']}
        data-empty={chosen.length === 0 ? '' : undefined}
      >
        <span>{text}</span>
        <Icon name="down" size={18} />
      </summary>
      <ChoiceControl {...props} aria={invalid} />
    </details>
  )
}
