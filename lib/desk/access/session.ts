import { createHash, createHmac, randomBytes } from 'node:crypto'
import { signingKey } from '@/lib/enquiry/store/settings'
import type { Store } from '@/lib/enquiry/store/tables'
import { cookieOf } from './cookie'

/** Who is at the desk, and the token that every change of theirs carries. */
export type Session = { who: string; csrf: string; kind: 'password' | 'sso' }

/** How long a session lasts: a working day, so that everybody signs in each morning. */
export const SESSION_MS = 12 * 3_600_000

/** Of token and password together: a new password ends every session of the old one. */
const digest = (token: string, passwordHash: string) =>
  createHash('sha256').update(`${token}:${passwordHash}`).digest('hex')

async function csrfFor(store: Store, id: string): Promise<string> {
  return createHmac('sha256', await signingKey(store))
    .update(`desk-csrf:${id}`)
    .digest('base64url')
}

/** Signs somebody in; the token for the cookie. */
export async function startSession(
  { db }: Store,
  passwordHash: string,
  who: string,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.deleteFrom('desk_sessions').where('expires_at', '<=', now).execute()
  const row = { id: digest(token, passwordHash), who, created_at: now, expires_at: now + SESSION_MS }
  await db.insertInto('desk_sessions').values(row).execute()
  return token
}

/** The session that a request's cookie names; undefined when there is none or it has expired. */
export async function cookieSession(
  store: Store,
  passwordHash: string,
  headers: Headers,
  now: number,
): Promise<Session | undefined> {
  const token = cookieOf(headers)
  if (!token) return undefined
  const id = digest(token, passwordHash)
  const row = await store.db
    .selectFrom('desk_sessions')
    .select('who')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { who: row.who, csrf: await csrfFor(store, id), kind: 'password' }
}

/** Signs out: the session is deleted, so copies of the cookie are worthless too. */
export async function endSession({ db }: Store, passwordHash: string, headers: Headers): Promise<void> {
  const token = cookieOf(headers)
  if (token) await db.deleteFrom('desk_sessions').where('id', '=', digest(token, passwordHash)).execute()
}

/** The session of somebody whom a proxy has signed in. */
export async function proxySession(store: Store, who: string): Promise<Session> {
  return { who, csrf: await csrfFor(store, `sso:${who}`), kind: 'sso' }
}
