import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { globalSingleton } from '@/lib/global-singleton'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** True when two secrets are the same; compared in constant time, whatever their lengths. */
export const isSameSecret = (given: string, wanted: string): boolean =>
  timingSafeEqual(digest(given), digest(wanted))

/** True when a request carries the secret as Bearer. */
export function carriesSecret(headers: Headers, secret: string | undefined): boolean {
  const [, token] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? []
  return secret !== undefined && token !== undefined && isSameSecret(token, secret)
}

const secret = globalSingleton('processSecret', () => randomBytes(32).toString('hex'))

/** A secret that only this process knows: the server entry signs its own calls to handlers with it. */
export function processSecret(): string {
  return secret.value
}
