import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { SEGMENT } from '../headers-of-next'

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value)

/** What Next 16.4.6 expects as `_rsc`: it separates answers in caches that do not know Vary. */
export function expectedHash(headers: IncomingHttpHeaders): string {
  const prefetch = one(headers['next-router-prefetch'])
  const validPrefetch = prefetch === '1' || prefetch === '2' || prefetch === '3' ? prefetch : undefined
  const parts = [
    validPrefetch,
    one(headers['next-router-segment-prefetch']),
    one(headers['next-router-state-tree']),
    one(headers['next-url']),
  ]
  if (parts.every((part) => part === undefined)) return ''
  const input = parts.map((part) => part ?? '0').join(',')
  return createHash('sha256').update(input).digest().subarray(0, 12).toString('base64url')
}

/** A part of a page that client navigation asks for: one segment, or all data. */
export type Part = { segment?: string }

/** True where the address matches what the headers ask for: a cache that does not know Vary may have the answer. */
export const isInAddress = (headers: IncomingHttpHeaders, query: string): boolean =>
  new URLSearchParams(query).get('_rsc') === expectedHash(headers)

/** Which part a request of client navigation asks for. */
export function requestedPart(headers: IncomingHttpHeaders): Part {
  const segment = one(headers['next-router-segment-prefetch'])
  if (segment === undefined || headers['next-router-prefetch'] !== '1') return {}
  return SEGMENT.test(segment) ? { segment } : {}
}

/** The key of a part; a page's own key holds no `#`. */
export const partKey = (key: string, { segment = '' }: Part): string => `${key}#rsc${segment}`

/** An address with the `_rsc` that Next wants for these headers: by any other it redirects to this one. */
export function withExpectedHash(url: string, headers: IncomingHttpHeaders): string {
  const other = url.replace(/([?&])_rsc(?:=[^&]*)?(?:&|$)/, '$1').replace(/[?&]$/, '')
  return `${other}${other.includes('?') ? '&' : '?'}_rsc=${expectedHash(headers)}`
}

/** How Next is asked for a part of the page at `url`, by nobody in particular. */
export function partRequest(url: string, { segment }: Part) {
  const headers: Record<string, string> = {
    rsc: '1',
    ...(segment !== undefined && { 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment }),
  }
  return { url: withExpectedHash(url, headers), headers }
}
