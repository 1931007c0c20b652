import { createHmac, randomBytes } from 'node:crypto'
import { signingKey } from '@/lib/enquiry/store/settings'
import type { Store } from '@/lib/enquiry/store/tables'
import { isSameSecret } from '@/lib/http/bearer'
import { cookieOf, setCookie } from './cookie'

/** So long a browser is known after its last sign-in. */
const DEVICE_SECONDS = 180 * 86_400

async function signed(store: Store, account: string, nonce: string): Promise<string> {
  const key = await signingKey(store)
  const signature = createHmac('sha256', key).update(`desk-device:${account}.${nonce}`).digest('base64url')
  return `${account}.${nonce}.${signature}`
}

/** Set-Cookie of a browser in which an account has just signed in. It opens nothing: tries of it are counted apart from strangers' (OWASP's device cookie). */
export const rememberDevice = async (store: Store, account: string): Promise<string> =>
  setCookie(await signed(store, account, randomBytes(12).toString('base64url')), DEVICE_SECONDS, 'device')

/** What tries of a request are counted under: its browser where this account signed in there before, else the account. */
export async function triesKey(store: Store, headers: Headers, account: string): Promise<string> {
  const cookie = cookieOf(headers, 'device') ?? ''
  const [of, nonce = ''] = cookie.split('.')
  const isTrusted = of === account && isSameSecret(cookie, await signed(store, account, nonce))
  return isTrusted ? `${account}.${nonce}` : account
}
