import { isObject } from '@/lib/is-object'

/** How long an answer asks to wait before the next try, ms: `Retry-After` in seconds or as a date; undefined without one that can be read. */
export function retryAfterMs(value: string | undefined, now = Date.now()): number | undefined {
  if (value === undefined) return undefined
  if (/^\d{1,6}$/.test(value)) return Number(value) * 1000
  // Only a date names a weekday: `Date.parse` reads years and worse.
  const at = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}

/** True for an answer by which a gateway turns calls away until there are fewer: HTTP 429, or that as `code` under any status. */
export const isLimited = (status: number, body: unknown): boolean =>
  status === 429 || (isObject(body) && String(body.code) === '429')
