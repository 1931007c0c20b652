import { type Body, bodySize } from './body'
import type { Lifetime } from './tags'

/** A page as the store holds it: finished document, its policy, and what client navigation asks for. */
export type Page = Lifetime & {
  html: Body
  rsc: Body
  /** Parts that are prefetched, by name; `/_full` is `rsc`. */
  segments: Map<string, Body>
  policy: string
  /** Digest of the document and its data without the nonce: the same page rendered again is no new one. */
  content: string
  /** Next's own headers of the page: the router's stale time, preloads. */
  headers: Record<string, string>
  /** Of a list's page past its end (D5); any other page is sent with the status of its address. */
  status?: 404
}

const OBJECT_BYTES = 600

/** Bytes a page takes in memory: its texts exactly, the rest by estimate. */
export function pageSize(page: Page): number {
  let size = OBJECT_BYTES + page.policy.length + bodySize(page.html) + bodySize(page.rsc)
  for (const [name, body] of page.segments) size += 200 + name.length + bodySize(body)
  for (const tag of page.tags) size += 16 + tag.length
  for (const [name, value] of Object.entries(page.headers)) size += name.length + value.length
  return size
}
