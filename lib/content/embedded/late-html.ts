import { marked } from 'marked'
import { isAsWritten } from '@/lib/contract/as-written'
import { bounds, cutPoints } from '@/lib/contract/bounds'
import type { Wire } from '../shared/wire'

/** Fields the contract types as Html; content writes them in Markdown. */
const htmlFields = new Set([
  'content',
  'describe',
  'activityIntroduction',
  'activityDescribe',
  'techBooth',
  'attendeeGuide',
  'publicationDescribe',
  'paymentInfo',
])

/** Makes HTML of a text when it is first asked for, no longer than it may be; a check is content with the text. */
function late(text: string): () => string {
  let source = text
  let html: string | undefined
  return () => {
    if (html === undefined && isAsWritten()) return source
    html ??= marked.parse(cutPoints(source, bounds.html), { async: false, gfm: true })
    source = ''
    return html
  }
}

/** Turns the Markdown of a record into HTML, each text when it is first asked for: lists and checks never do (ADR 0045). */
export function withLateHtml<T extends Wire>(record: T): T {
  for (const name of htmlFields) {
    const text = record[name]
    if (typeof text === 'string')
      Object.defineProperty(record, name, { get: late(text), enumerable: true, configurable: true })
  }
  return record
}

/** A copy whose texts are still made when they are asked for: a spread would ask for all of them at once. */
export function copyOf(record: Wire, without?: ReadonlySet<string>): Wire {
  const copy: Wire = {}
  for (const name of Object.keys(record)) {
    if (without?.has(name)) continue
    // `__proto__` too is a field like any other: assigned, it would be none.
    if (htmlFields.has(name) || name === '__proto__')
      Object.defineProperty(copy, name, Object.getOwnPropertyDescriptor(record, name) ?? {})
    else copy[name] = record[name]
  }
  return copy
}
