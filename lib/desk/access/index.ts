import { rememberUser } from '@/lib/enquiry/admin/accounts'
import type { Store } from '@/lib/enquiry/store/tables'
import { env } from '@/lib/env'
import { isSameSecret } from '@/lib/http/bearer'
import { accountSession, cookieSession, proxySession, type Session } from './session'

/** Header by which the proxy proves that it is the one that signs people in. */
const SECRET_HEADER = 'x-desk-secret'
const LONGEST_NAME = 120

/** Whom the trusted proxy names; undefined when the request did not come through it. */
function proxyUser(headers: Headers): string | undefined {
  const { DESK_SSO_HEADER, DESK_SSO_SECRET } = env()
  if (!DESK_SSO_HEADER || !DESK_SSO_SECRET) return undefined
  if (!isSameSecret(headers.get(SECRET_HEADER) ?? '', DESK_SSO_SECRET)) return undefined
  const name = Buffer.from(headers.get(DESK_SSO_HEADER) ?? '', 'latin1')
    .toString('utf8')
    .trim()
  return name.slice(0, LONGEST_NAME) || undefined
}

/** Who sent a request: the person the proxy names, else the one signed in here. */
export async function sessionOf(store: Store, headers: Headers, now: number): Promise<Session | undefined> {
  const user = proxyUser(headers)
  if (user) {
    // A full disk keeps nobody from reading.
    const who = await rememberUser(store, user, now).catch(() => user)
    return proxySession(store, who, headers)
  }
  const { DESK_PASSWORD_HASH: hash, DESK_ACCOUNTS } = env()
  if (DESK_ACCOUNTS === 'on') return accountSession(store, headers, now)
  return hash ? cookieSession(store, hash, headers, now) : undefined
}
