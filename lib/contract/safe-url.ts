import { bounds } from './bounds'

const control = /[\p{Cc}\u0020\u00a0]/gu

/** An address from content that is safe to follow (http, https, mailto, tel, this site) and no longer than `bounds.address`; anything else → undefined (D18). */
export function safeUrl(text: string): string | undefined {
  if (text.length > bounds.address) return undefined
  const url = text.trim()
  if (url === '') return undefined
  // Browsers skip control characters inside a scheme, so it is judged without them.
  const bare = url.replace(control, '')
  if (/^(?:https?|mailto|tel):/i.test(bare)) return url
  if (/^[a-z][a-z0-9+.-]*:/i.test(bare)) return undefined
  return url.replaceAll('\\', '/')
}

/** An address of a file or picture: http(s) or a path of this site; anything else → undefined. */
export function safeFileUrl(text: string): string | undefined {
  const url = safeUrl(text)
  return url && !/^(?:mailto|tel):/i.test(url) && !url.startsWith('#') ? url : undefined
}
