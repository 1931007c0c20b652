import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Body } from './body'
import type { Page } from './page'

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value)

/** What Next 16.4.6 expects as `_rsc`: it keeps answers apart in caches that do not know Vary. */
export function expectedHash(headers: IncomingHttpHeaders): string {
  const prefetch = one(headers['next-router-prefetch'])
  const known = prefetch === '1' || prefetch === '2' || prefetch === '3' ? prefetch : undefined
  const parts = [
    known,
    one(headers['next-router-segment-prefetch']),
    one(headers['next-router-state-tree']),
    one(headers['next-url']),
  ]
  if (parts.every((part) => part === undefined)) return ''
  const input = parts.map((part) => part ?? '0').join(',')
  return createHash('sha256').update(input).digest().subarray(0, 12).toString('base64url')
}

/** Which part of a page client navigation asks for; undefined: not for us, Next decides (another hash, another form). */
export function askedPart(headers: IncomingHttpHeaders, query: string): { segment?: string } | undefined {
  if (headers.rsc !== '1') return undefined
  if (new URLSearchParams(query).get('_rsc') !== expectedHash(headers)) return undefined
  const segment = one(headers['next-router-segment-prefetch'])
  if (segment === undefined) return {}
  return headers['next-router-prefetch'] === '1' ? { segment } : {}
}

/** The text of that part; undefined when the page has no such part. */
export function partOf(page: Page, { segment }: { segment?: string }): Body | undefined {
  return segment === undefined || segment === '/_full' ? page.rsc : page.segments.get(segment)
}
