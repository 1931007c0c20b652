import { createHmac } from 'node:crypto'
import { isSameSecret } from './bearer'

const sign = (path: string, expires: number, secret: string) =>
  createHmac('sha256', secret).update(`${path}\n${expires}`).digest('base64url')

/** Query of a preview link for a visible path, valid until `expires` (epoch ms) (D14). */
export function previewQuery(path: string, expires: number, secret: string): string {
  return `expires=${expires}&signature=${sign(path, expires, secret)}`
}

/** True when the query signs this path and has not expired. */
export function isPreviewAllowed(
  path: string,
  query: { expires?: string; signature?: string },
  now: number,
  secret: string,
): boolean {
  const expires = Number(query.expires)
  if (!Number.isSafeInteger(expires) || expires < now) return false
  return isSameSecret(query.signature ?? '', sign(path, expires, secret))
}
