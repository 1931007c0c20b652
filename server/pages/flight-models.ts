import { createElement, Fragment, type ReactNode } from 'react'
import { type FlightRow, type Model, textOf } from './flight-rows'

/** What React lifts out of its place, or what is no part of what a visitor sees. */
const notPlain = new Set('html head body title meta link script style template noscript'.split(' '))
const FRAGMENT = '$Sreact.fragment'
const reference = /^\$L?([0-9a-f]+)((?::[^:]+)*)$/

/** Structured data, of which React keeps the text and nothing else. */
const isDataBlock = ([, type, , props]: Model[]) =>
  type === 'script' && (props as { type?: Model } | undefined)?.type === 'application/ld+json'

/** True for `["$", type, key, props]`. */
export const isElement = (value: Model): value is Model[] => Array.isArray(value) && value[0] === '$'

/** Reads the models of one flight: follows references, and tells what is plain, that is, host elements and text alone. */
export class FlightModels {
  private readonly rows = new Map<string, FlightRow>()
  private readonly known = new Map<object, boolean>()

  constructor(rows: FlightRow[]) {
    for (const row of rows) if (row.kind !== 'other' && !this.rows.has(row.id)) this.rows.set(row.id, row)
  }

  /** The row with an id, of those that hold a model or a text. */
  row = (id: string) => this.rows.get(id)

  /** The model that a reference stands for; undefined when it leads nowhere. */
  resolve(text: string): Model | undefined {
    const [, id = '', path = ''] = reference.exec(text) ?? []
    const row = this.rows.get(id)
    // A text begins with "$" only as text: in a model that is written twice.
    let value = row && (row.kind === 'model' ? row.value : textOf(row.raw).replace(/^\$/, '$$$$'))
    for (const step of path.split(':').slice(1)) {
      if (typeof value === 'string') value = this.resolve(value)
      if (value === null || typeof value !== 'object') return undefined
      const at = isElement(value) ? ['', 'type', 'key', 'props'].indexOf(step) : step
      value = (value as Record<string | number, Model>)[at]
    }
    return value
  }

  /** True for what consists of host elements and text alone: nothing in it ever needs React. */
  isPlain(value: Model): boolean {
    if (typeof value === 'string') return this.isPlainText(value)
    if (value === null || typeof value !== 'object') return true
    const known = this.known.get(value)
    if (known !== undefined) return known
    this.known.set(value, false) // a model that refers to itself is not plain
    const isPlain = isElement(value)
      ? (this.isPlainType(value[1]) || isDataBlock(value)) && this.isPlain(value[3] ?? null)
      : Object.values(value).every((part) => this.isPlain(part))
    this.known.set(value, isPlain)
    return isPlain
  }

  private isPlainType(type: Model | undefined) {
    if (typeof type !== 'string') return false
    return type.startsWith('$') ? this.resolve(type) === FRAGMENT : !notPlain.has(type)
  }

  private isPlainText(text: string) {
    if (!text.startsWith('$') || text.startsWith('$$') || text === '$undefined') return true
    const value = this.resolve(text)
    return value !== undefined && this.isPlain(value)
  }

  /** A plain model as React has it, ready to be rendered. */
  toNode(value: Model): ReactNode {
    return this.toValue(value) as ReactNode
  }

  private toValue(value: Model | undefined): unknown {
    if (typeof value === 'string') return this.toText(value)
    if (value === null || typeof value !== 'object') return value
    if (isElement(value)) {
      const [, type, key, props] = value
      const { children, ...rest } = this.toValue(props ?? {}) as { children?: ReactNode }
      const attributes = { ...rest, ...(key !== null && { key: String(key) }) }
      const nodes = Array.isArray(children) ? children : [children]
      return createElement(String(type).startsWith('$') ? Fragment : String(type), attributes, ...nodes)
    }
    if (Array.isArray(value)) return value.map((part) => this.toValue(part))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.toValue(part)]))
  }

  private toText(text: string): unknown {
    if (!text.startsWith('$')) return text
    return text.startsWith('$$') ? text.slice(1) : this.toValue(this.resolve(text))
  }
}
