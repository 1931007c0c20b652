import { join } from 'node:path'

/** How records write a file that only a form opens: `/gated/paper.pdf` is `content/gated/paper.pdf` (D31). No page answers there. */
export const GATED_PREFIX = '/gated/'
/** Where callers with the API token fetch such a file (D34); answers to them name this address. */
export const GATED_CALL = '/api/internal/gated/'

const segment = /^[^./\\\0][^/\\\0]{0,200}$/

/** Name of a file below a prefix, decoded; undefined when the address is another or no plain name. */
export function nameBelow(prefix: string, address: string): string | undefined {
  if (!address.startsWith(prefix)) return undefined
  try {
    const name = decodeURIComponent(address.slice(prefix.length).split(/[?#]/)[0] ?? '')
    return name.split('/').every((part) => segment.test(part)) ? name : undefined
  } catch {
    return undefined
  }
}

/** Place of an embedded gated file on disk; undefined when the address names none. */
export function gatedFileOf(contentDirectory: string, address: string): string | undefined {
  const name = nameBelow(GATED_PREFIX, address)
  return name === undefined ? undefined : join(contentDirectory, 'gated', name)
}

/** A payload for a caller with the token: gated files under the address where that caller can fetch them. */
export function withFetchable(payload: unknown): unknown {
  if (typeof payload === 'string')
    return payload.startsWith(GATED_PREFIX) ? GATED_CALL + payload.slice(GATED_PREFIX.length) : payload
  if (Array.isArray(payload)) return payload.map(withFetchable)
  if (payload === null || typeof payload !== 'object') return payload
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, withFetchable(value)]))
}
