import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '../headers'
import { type Body, encoded, encodingFor } from './body'
import type { Page } from './page'

export type Label = 'HIT' | 'STALE' | 'MISS'
export type HeaderLine = readonly [name: string, value: string]
export type Sending = {
  body: Body
  type: string
  headers: HeaderLine[]
  label: Label
  status: number
}

const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'

/** What is missing may be published at any moment: nobody keeps its absence for long. */
const MISSING_SECONDS = 10

/**
 * nginx in front keeps an answer until the second is over: a crowd costs one request, and an edit is seen all the same (S6). Told
 * as a moment, because nginx counts whole seconds: "1" would be anything up to two.
 */
const thisSecond = () => `@${Math.floor(Date.now() / 1000)}`

/** How long others may keep the page: browsers ask each time by its ETag, caches keep it fresh, and a while longer while it is made anew. */
function cacheControl({ revalidate, expire }: Page, status: number): string {
  if (status !== 200) return `max-age=0, s-maxage=${MISSING_SECONDS}`
  const longer = expire > revalidate ? `, stale-while-revalidate=${expire - revalidate}` : ''
  return `max-age=0, s-maxage=${revalidate}${longer}, no-transform`
}

/** True when the browser has these very bytes (RFC 9110, weak comparison). */
function isKnown(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false
  return asked === '*' || asked.split(',').some((item) => item.trim().replace(/^W\//, '') === etag)
}

/**
 * Sends a kept page or a part of it (D13): status, headers and bytes are all there, so they go out at once. `grown` is told
 * when an encoding was made that the page now keeps.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  { body, type, headers, label, status }: Sending,
  grown: () => void,
): void {
  const encoding = encodingFor(body, String(request.headers['accept-encoding'] ?? ''))
  const etag = `"${body.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const lines: string[] = [...securityHeaders()]
  for (const [name, value] of headers) lines.push(name, value)
  lines.push('Vary', VARY, 'x-nextjs-cache', label, 'x-nextjs-prerender', '1')
  lines.push('Cache-Control', cacheControl(page, status), 'ETag', etag, 'X-Accel-Expires', thisSecond())
  lines.push('Age', String(Math.max(0, Math.floor((Date.now() - page.at) / 1000))))
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304, lines).end()
    return
  }
  const { bytes, grown: more } = encoded(body, encoding)
  if (more > 0) grown()
  lines.push('Content-Type', type, 'Content-Length', String(bytes.byteLength))
  if (encoding !== 'identity') lines.push('Content-Encoding', encoding)
  response.writeHead(status, lines).end(bytes)
}
