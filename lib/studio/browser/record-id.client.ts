'use client'
import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement, type ReactNode } from 'react'
import type { Numbers } from '../file/numbers'

/**
 * The control of a record's number, made for the folders that `numbers` knows: shown, never typed. A class, because the editor
 * brings a React of its own and hooks belong to one of them.
 */
export function recordIdControl(numbers: Numbers) {
  return class RecordId extends Component<CustomFieldControlProps> {
    override componentDidMount() {
      const { value, field, onChange } = this.props
      if (typeof value !== 'number')
        onChange(numbers.next(String(field.get('folder')), field.get('scope') === 'item' ? 'item' : 'record'))
    }

    override render(): ReactNode {
      const { value, forID } = this.props
      return createElement('output', { id: forID, className: 'record-id' }, String(value ?? ''))
    }
  }
}
