'use client'
import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement, type ReactNode } from 'react'
import type { Numbers } from '../file/numbers'

/**
 * The control of a record's number, made for the folders that `numbers` knows: shown, never typed. `look` is called for the folder of a
 * new record, which others may have written into. A class, because the editor brings a React of its own and hooks belong to one of them.
 */
export function recordIdControl(numbers: Numbers, look: (folder: string) => void) {
  return class RecordId extends Component<CustomFieldControlProps> {
    private stop?: () => void

    override componentDidMount() {
      this.give()
      this.stop = numbers.onTaken(() => this.give())
      const { field, entry } = this.props
      if (field.get('scope') === 'record' && !entry?.get('slug')) look(String(field.get('folder')))
    }

    /** A draft that is restored may have a number that others took since. */
    override componentDidUpdate({ value }: CustomFieldControlProps) {
      if (value !== this.props.value) this.give()
    }

    override componentWillUnmount() {
      this.stop?.()
    }

    private give() {
      const { value, field, entry, onChange } = this.props
      const folder = String(field.get('folder'))
      // Records that are no file yet have no slug.
      const isNew = !entry?.get('slug')
      const id =
        field.get('scope') === 'record'
          ? numbers.ofRecord(folder, value, isNew)
          : numbers.ofItem(folder, value)
      if (id !== value) onChange(id)
    }

    override render(): ReactNode {
      const { value, forID } = this.props
      return createElement('output', { id: forID, className: 'record-id' }, String(value ?? ''))
    }
  }
}
