import type { IncomingMessage, ServerResponse } from 'node:http'
import { monotonicNow } from '@/lib/clock'
import { securityHeaders } from '../headers'
import { filePolicy } from '../response/csp'
import type { PageAddress } from './address'
import type { Entry } from './entry'
import { encoded, encodingFor } from './entry'
import type { Lifetime } from './tags'

export type Label = 'HIT' | 'STALE' | 'MISS'

const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'

/** What is missing may be published at any moment: its absence is cached for a short time only. */
const MISSING_SECONDS = 10
const missingControl = `max-age=0, s-maxage=${MISSING_SECONDS}`

/**
 * nginx in front caches an answer until the second is over: a crowd costs one request, and an edit is seen all the same (S6). Told
 * as a moment, because nginx counts whole seconds: "1" would be anything up to two.
 */
const thisSecond = () => `@${Math.floor(Date.now() / 1000)}`

/** How long others may cache the page: browsers ask each time by its ETag, caches hold it fresh, and a while longer while it is rendered again. */
function cacheControl({ revalidate, expire }: Lifetime): string {
  const longer = expire > revalidate ? `, stale-while-revalidate=${expire - revalidate}` : ''
  return `max-age=0, s-maxage=${revalidate}${longer}, no-transform`
}

/** True when the browser has these very bytes (RFC 9110, weak comparison). */
function isUnchanged(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false
  return asked === '*' || asked.split(',').some((item) => item.trim().replace(/^W\//, '') === etag)
}

/** What one visitor is sent of an entry; `life` is the page's own. */
export type Sending = {
  entry: Entry
  life: Lifetime
  /** Of the address: the not-found page is sent as 404 or 410. */
  status: PageAddress['status']
  label: Label
  /** For this visitor alone: another one may get something else under the same address. */
  isPrivate?: boolean
  /** Headers of this visitor's address. */
  more?: readonly string[]
  /** Called when an encoding was added to the entry. */
  grown: () => void
}

/** Sends a cached answer (D13): status, headers and bytes are all there, so they go out at once. */
export function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  { entry, life, status: asked, label, isPrivate = false, more = [], grown }: Sending,
): void {
  const { body, headers } = entry
  const status = asked === 200 ? entry.status : asked
  const encoding = encodingFor(body, String(request.headers['accept-encoding'] ?? ''))
  const etag = `"${body.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const age = Math.max(0, Math.floor((monotonicNow() - life.at) / 1000))
  // Of one list there are thousands of addresses past its end.
  const uncommon = asked === 200 ? 'private, no-store' : missingControl
  const lines = securityHeaders().slice()
  for (const name in headers) lines.push(name, headers[name] ?? '')
  lines.push(...more, 'Vary', VARY, 'ETag', etag)
  lines.push('Cache-Control', status === 200 && !isPrivate ? cacheControl(life) : uncommon)
  lines.push('x-nextjs-cache', label, 'X-Accel-Expires', thisSecond(), 'Age', String(age))
  if (status === 200 && isUnchanged(request.headers['if-none-match'], etag)) {
    response.writeHead(304, lines).end()
    return
  }
  const { bytes, grown: by } = encoded(body, encoding)
  if (by > 0) grown()
  lines.push('Content-Length', String(bytes.byteLength))
  if (encoding !== 'identity') lines.push('Content-Encoding', encoding)
  response.writeHead(status, lines).end(bytes)
}

/** Tells client navigation that there is no such page: of an answer that is no 200 Next's router reads nothing. */
export function sendMissingPart(response: ServerResponse, type: string, status: 404 | 410): void {
  const lines = [...securityHeaders(), 'Vary', VARY, 'Cache-Control', missingControl]
  lines.push('Content-Security-Policy', filePolicy(type), 'Content-Type', type, 'Content-Length', '0')
  response.writeHead(status, [...lines, 'X-Accel-Expires', thisSecond()]).end()
}
