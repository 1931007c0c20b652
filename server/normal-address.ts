import { splitPrefix } from '@/lib/i18n/address'
import { isCall } from '@/lib/i18n/routes'

/** An address that no page answers, under which the server asks itself for the not-found page. */
export const missingPath = '/__missing'

/** What the entry makes of an address: one to go on with, another spelling to lead to, or none (`undefined`). */
type Normal = { url: string } | { redirect: string } | undefined

/** Backslashes, escaped separators and control characters, dot segments: what one reader takes for a part of a name another one splits at. */
const misleading = /[\\#]|%(?:2f|5c|[01][\da-f]|7f)|\/(?:\.|%2e){1,2}(?:\/|$)/i

/** By these Next 16.4.6 asks itself for parts of pages, beside the store and the limits. What lies under `/assets/` are files, whatever their names. */
const ofFramework = /^\/_next(?!\/static\/)(?:\/|$)|^(?!\/assets\/).*\.rsc$/

const isReadable = (path: string) => {
  try {
    return Boolean(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Letters, digits, `-`, `_` and `~` need no escape (RFC 3986, 2.3); an escaped dot is part of a page's name (`introductionPath`). */
const withoutNeedlessEscapes = (path: string) =>
  path.replace(/%[2-7][\da-f]/gi, (escaped) => {
    const sign = decodeURIComponent(escaped)
    return /[\w~-]/.test(sign) ? sign : escaped
  })

/**
 * The one form of an address (D5), before anything looks at it: files, pages and handlers then read the same. Repeated slashes and needless
 * escapes lead to it; what misleads, what only the framework knows and a call that no handler answers is the not-found page of its language; a call
 * that misleads is none at all. Pure.
 */
export function normalAddress(url: string): Normal {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  const { prefix } = splitPrefix(path)
  const missing = { url: `${prefix ? `/${prefix}` : ''}${missingPath}` }
  if (misleading.test(path) || !isReadable(path)) return path.startsWith('/api/') ? undefined : missing
  const normal = withoutNeedlessEscapes(path).replace(/\/{2,}/g, '/')
  if (normal !== path) return { redirect: (normal.replace(/\/$/, '') || '/') + url.slice(path.length) }
  const isNobodys = ofFramework.test(path) || (path.startsWith('/api/') && !isCall(path))
  return isNobodys ? missing : { url }
}
