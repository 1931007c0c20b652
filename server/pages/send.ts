import type { IncomingMessage, ServerResponse } from 'node:http'
import { steadyNow } from '@/lib/clock'
import { securityHeaders } from '../headers'
import { plainPolicy } from '../response/plain-policy'
import { type Body, type Encoding, encoded, encodingFor } from './body'
import type { Page } from './page'
import { type ReadyHead, readyHead, sendReady } from './ready-head'

export type Label = 'HIT' | 'STALE' | 'MISS'
/** What is sent of a page; `headers`: name, value, name, value. */
export type Part = {
  body: Body
  type: string
  headers: readonly string[]
  status: number
  /** The lines that are the same for everybody, as first written. */
  heads?: Partial<Record<Encoding, Head>>
}
type Head = { etag: string; lines: readonly string[]; ready: Partial<Record<Label, ReadyHead>> }

const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'

/** What is missing may be published at any moment: nobody keeps its absence for long. */
const MISSING_SECONDS = 10
const missingControl = `max-age=0, s-maxage=${MISSING_SECONDS}`

/**
 * nginx in front keeps an answer until the second is over: a crowd costs one request, and an edit is seen all the same (S6). Told
 * as a moment, because nginx counts whole seconds: "1" would be anything up to two.
 */
const thisSecond = () => `@${Math.floor(Date.now() / 1000)}`

/** How long others may keep the page: browsers ask each time by its ETag, caches keep it fresh, and a while longer while it is made anew. */
function cacheControl({ revalidate, expire, status: own }: Page, status: number): string {
  if (own === 404) return 'private, no-store' // of one list there are thousands of addresses
  if (status !== 200) return missingControl
  const longer = expire > revalidate ? `, stale-while-revalidate=${expire - revalidate}` : ''
  return `max-age=0, s-maxage=${revalidate}${longer}, no-transform`
}

/** True when the browser has these very bytes (RFC 9110, weak comparison). */
function isKnown(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false
  return asked === '*' || asked.split(',').some((item) => item.trim().replace(/^W\//, '') === etag)
}

/** The lines of an answer that are the same for everybody who takes this encoding. */
function headOf(page: Page, part: Part, encoding: Encoding): Head {
  part.heads ??= {}
  const known = part.heads[encoding]
  if (known) return known
  const etag = `"${part.body.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const lines = [...securityHeaders(), ...part.headers, 'Vary', VARY, 'x-nextjs-prerender', '1']
  lines.push('Cache-Control', cacheControl(page, part.status), 'ETag', etag)
  const head: Head = { etag, lines, ready: {} }
  part.heads[encoding] = head
  return head
}

/**
 * Sends a kept page or a part of it (D13): status, headers and bytes are all there, so they go out at once. `grown` is told
 * when an encoding was made that the page now keeps.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  part: Part,
  label: Label,
  grown: () => void,
): void {
  const { body, type, status } = part
  const encoding = encodingFor(body, String(request.headers['accept-encoding'] ?? ''))
  const head = headOf(page, part, encoding)
  const age = Math.max(0, Math.floor((steadyNow() - page.at) / 1000))
  const isSame = status === 200 && isKnown(request.headers['if-none-match'], head.etag)
  const changing = ['x-nextjs-cache', label, 'X-Accel-Expires', thisSecond(), 'Age', String(age)]
  if (isSame) {
    response.writeHead(304, [...head.lines, ...changing]).end()
    return
  }
  const { bytes, grown: more } = encoded(body, encoding)
  if (more > 0) grown()
  const ready = head.ready[label]
  if (ready && sendReady(response, ready, { status, age, bytes })) return
  const lines = [...head.lines, 'Content-Type', type, 'Content-Length', String(bytes.byteLength)]
  if (encoding !== 'identity') lines.push('Content-Encoding', encoding)
  response.writeHead(status, [...lines, ...changing])
  const written = readyHead(response)
  if (written) head.ready[label] = written
  response.end(bytes)
}

/** Tells client navigation that there is no such page: of an answer that is no 200 Next's router reads nothing. */
export function sendMissingPart(response: ServerResponse, type: string, status: 404 | 410): void {
  const lines = [...securityHeaders(), 'Vary', VARY, 'Cache-Control', missingControl]
  lines.push('Content-Security-Policy', plainPolicy(type), 'Content-Type', type, 'Content-Length', '0')
  response.writeHead(status, [...lines, 'X-Accel-Expires', thisSecond()]).end()
}
