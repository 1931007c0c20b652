import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type FlightModels, isElement } from './flight-models'
import type { Model } from './flight-rows'

/** Smaller parts cost more to number than they save, bytes of HTML. */
const LEAST_BYTES = 150
/** React names pictures to load in advance before what it renders; in the document that stands in the head. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** The plain elements of a document, found by rendering them once more: only what is the same, byte for byte, is one. */
export class PlainParts {
  private readonly numbers = new Map<object, number | undefined>()
  private readonly starts: number[] = []

  constructor(
    private readonly html: string,
    private readonly models: FlightModels,
  ) {}

  /** The number of a model's element in the document; undefined for one that needs React, is small, or stands nowhere. */
  numberOf(value: object & Model): number | undefined {
    if (!this.numbers.has(value)) this.numbers.set(value, this.find(value))
    return this.numbers.get(value)
  }

  private find(value: object & Model): number | undefined {
    if (!isElement(value) || String(value[1]).startsWith('$') || !this.models.isPlain(value)) return undefined
    const part = renderToString(this.models.toNode(value) as ReactElement).replace(preloads, '')
    if (part.length < LEAST_BYTES || part.endsWith('/>')) return undefined
    const start = this.html.indexOf(part)
    if (start < 0 || this.html.lastIndexOf('<noscript', start) > this.html.lastIndexOf('</noscript', start))
      return undefined
    const known = this.starts.indexOf(start) // the same words twice: their inner HTML is the same too
    return known >= 0 ? known : this.starts.push(start) - 1
  }

  /** The numbers in the order of the document: what Next happened to write first must not change a page. */
  private inOrder(): number[] {
    return [...this.starts.keys()].sort((a, b) => (this.starts[a] ?? 0) - (this.starts[b] ?? 0))
  }

  /** The number a part has in the document, by the number it was found under. */
  placeOf(): ReadonlyMap<number, number> {
    return new Map(this.inOrder().map((found, place) => [found, place]))
  }

  /** The document with every part numbered in a last attribute, `data-plain`, from the first to the last. */
  withPartNumbers(): string {
    let html = ''
    let from = 0
    for (const [place, found] of this.inOrder().entries()) {
      const start = this.starts[found] ?? 0
      // After the element's own attributes, whose values React writes without `>`: who looks for `<script type=` finds it.
      const end = this.html.indexOf('>', start)
      html += `${this.html.slice(from, end)} data-plain="${place}"`
      from = end
    }
    return html + this.html.slice(from)
  }
}
