import { type Body, bodySize } from './body'
import type { Lifetime } from './tags'

/** A kept answer: a page's document, or a part of it that client navigation asks for. */
export type Entry = Lifetime & {
  /** 404 of the not-found page and of a list's page past its end (D5). */
  status: number
  /** Next's own, and the policy of its scripts. */
  headers: Record<string, string>
  body: Body
  /** Digest of the document without its nonce, of a part: of its document. The same page rendered again is no new one. */
  content: string
  /** Of a document: the segments that client navigation may ask for; unknown where Next does not say. */
  segments?: readonly string[]
}

const OBJECT_BYTES = 600

/** Bytes an entry takes in memory: its text exactly, the rest by estimate. */
export function entrySize({ body, tags, headers, segments = [] }: Entry): number {
  let size = OBJECT_BYTES + bodySize(body)
  for (const text of [...tags, ...segments]) size += 16 + text.length
  for (const [name, value] of Object.entries(headers)) size += name.length + value.length
  return size
}
