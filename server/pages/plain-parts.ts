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

  /** The document with every part numbered in `data-plain`. */
  marked(): string {
    let html = ''
    let from = 0
    for (const [number, start] of [...this.starts.entries()].sort(([, a], [, b]) => a - b)) {
      const end = start + (/^<[\w-]+/.exec(this.html.slice(start, start + 40))?.[0].length ?? 0)
      html += `${this.html.slice(from, end)} data-plain="${number}"`
      from = end
    }
    return html + this.html.slice(from)
  }
}
