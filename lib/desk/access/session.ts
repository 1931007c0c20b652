import { createHash, createHmac, randomBytes } from 'node:crypto'
import { readAccount } from '@/lib/enquiry/admin/accounts'
import { signingKey } from '@/lib/enquiry/store/settings'
import type { DeskAccountRow, Store } from '@/lib/enquiry/store/tables'
import { isLocale, type Locale, localeConfigs, locales } from '@/lib/i18n/locales'
import { cookieOf } from './cookie'

/** Who is at the desk, and the token that every change of theirs carries. Under the shared password a name is what somebody says it is. */
export type Session = { who: string; csrf: string; kind: 'password' | 'account' | 'sso'; locale?: Locale }

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

/** Signs somebody in; the token for the cookie, which names their account if they have one. */
export async function startSession(
  { db }: Store,
  passwordHash: string,
  who: string,
  now: number,
  account?: string,
): Promise<string> {
  const random = randomBytes(32).toString('base64url')
  const token = account === undefined ? random : `${account}.${random}`
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

/** The account that a request's cookie names, signed in or not; undefined when there is none, or none with a password. */
export async function cookieAccount(store: Store, headers: Headers): Promise<DeskAccountRow | undefined> {
  const [id, random] = (cookieOf(headers) ?? '').split('.')
  const account = id && random ? await readAccount(store, id) : undefined
  return account?.password ? account : undefined
}

/** The same of somebody with an account: each request asks for the account, so that without it, or with a new password, it has ended. */
export async function accountSession(
  store: Store,
  headers: Headers,
  now: number,
): Promise<Session | undefined> {
  const account = await cookieAccount(store, headers)
  const session = account && (await cookieSession(store, account.password, headers, now))
  if (!session) return undefined
  const { name, language } = account
  return { ...session, who: name, kind: 'account', ...(isLocale(language) && { locale: language }) }
}

/** Signs out: the session is deleted, so copies of the cookie are worthless too. */
export async function endSession({ db }: Store, passwordHash: string, headers: Headers): Promise<void> {
  const token = cookieOf(headers)
  if (token) await db.deleteFrom('desk_sessions').where('id', '=', digest(token, passwordHash)).execute()
}

/** The session of somebody whom a proxy has signed in, in the first of their browser's languages that the site has. */
export async function proxySession(store: Store, who: string, headers: Headers): Promise<Session> {
  const asked = headers.get('accept-language')?.toLowerCase().split(',') ?? []
  const [locale] = asked.flatMap(
    (tag) => locales.find((one) => localeConfigs[one].bcp47.slice(0, 2) === tag.trim().slice(0, 2)) ?? [],
  )
  return { who, csrf: await csrfFor(store, `sso:${who}`), kind: 'sso', ...(locale && { locale }) }
}
