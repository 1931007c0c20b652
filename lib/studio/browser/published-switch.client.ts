'use client'
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement, type ReactNode } from 'react'
import { sourceKey } from '../file/shape'

/**
 * The control of "Published", around the editor's own switch, which it turns off where a record or a language begins: the editor fills
 * one that is turned on later, and a duplicate, with what the other one says.
 */
export function publishedControl(Switch: CustomFieldControl) {
  return class Published extends Component<CustomFieldControlProps> {
    override componentDidMount() {
      const { value, field, entry, onChange } = this.props
      const isHeld = (name: string) => Boolean(entry?.getIn(['data', name]))
      const isDuplicate = !entry?.get('slug') && isHeld(sourceKey)
      // Who gave it a title meant what the switch says.
      const isBegun = isHeld(sourceKey) || isHeld(String(field.get('identifier')))
      if (value !== false && (isDuplicate || !isBegun)) onChange(false)
    }

    override render(): ReactNode {
      return createElement(Switch, { ...this.props, value: this.props.value === true })
    }
  }
}
