import { accountName } from '@/lib/enquiry/admin/accounts'
import { writeAuditLog } from '@/lib/enquiry/admin/audit-log'
import { env } from '@/lib/env'
import { readBody } from '@/lib/http/read-body'
import { log } from '@/lib/log'
import { checkAccount, checkShared } from '../access/check-password'
import { setCookie } from '../access/cookie'
import { countLogin } from '../access/login-limit'
import { cookieAccount, endSession, SESSION_MS, startSession } from '../access/session'
import type { DeskRequest } from '../desk'
import { loginPage } from '../views/login'
import { messagePage, refusedPage, seeOther } from '../views/page'
import { isFromElsewhere } from './guard'

const MAX_BODY_BYTES = 4096
const HERE = 'http://desk.invalid'

/** Where somebody wanted to go before signing in: an address of the desk, never of anybody else. */
export function nextOf(text: string | null, fallback: string): string {
  if (!text?.startsWith('/') || !URL.canParse(text, HERE)) return fallback
  const { origin, pathname, search } = new URL(text, HERE)
  const isDesk =
    origin === HERE && /^\/desk(?:\/|$)/.test(pathname) && !/^\/desk\/log(?:in|out)\b/.test(pathname)
  return isDesk ? pathname + search : fallback
}

/** True when people sign in here, and not by the company's own sign-in alone. */
const hasPasswords = () => env().DESK_PASSWORD_HASH !== undefined || env().DESK_ACCOUNTS === 'on'

/** The sign-in page, and what is sent from it (rate limited, and compared in constant time). */
export async function login(visit: DeskRequest): Promise<Response> {
  const { request, url, store, desk } = visit
  const { DESK_PASSWORD_HASH: shared } = env()
  const { t, href } = desk
  if (!hasPasswords()) return messagePage(desk, 403, t('desk.signIn'), t('desk.ssoOnly'))
  if (request.method !== 'POST') {
    const next = nextOf(url.searchParams.get('next'), href('/desk'))
    const problem = url.searchParams.get('told') === 'ended' ? t('desk.ended') : undefined
    return desk.session ? seeOther(next) : loginPage(desk, { next, problem })
  }
  if (isFromElsewhere(request.headers)) return refusedPage(desk)
  const form = new URLSearchParams((await readBody(request, MAX_BODY_BYTES)) ?? '')
  const next = nextOf(form.get('next'), href('/desk'))
  const who = accountName(form.get('who') ?? '')
  const name = shared ? undefined : who
  const wait = await countLogin(request.headers, store.pool && (async () => store), name)
  if (wait) {
    const minutes = Math.ceil(wait.retryAfterSeconds / 60)
    const page = loginPage(desk, { next, who, problem: t('desk.tooMany', { minutes }), status: 429 })
    page.headers.set('Retry-After', String(wait.retryAfterSeconds))
    return page
  }
  if (!who) return loginPage(desk, { next, problem: t('desk.nameMissing'), status: 400 })
  const password = form.get('password') ?? ''
  const known = await (shared ? checkShared(shared, who, password) : checkAccount(store, who, password))
  if (!known) {
    log.warn('wrong password at the desk')
    const problem = t(shared ? 'desk.wrongPassword' : 'desk.wrongAccount')
    return loginPage(desk, { next, who, problem, status: 401 })
  }
  const token = await startSession(store, known.hash, known.who, desk.now, known.account)
  await writeAuditLog(store, { who: known.who, action: 'login', now: desk.now })
  return seeOther(next, setCookie(token, SESSION_MS / 1000))
}

/** Signs out here and takes the cookie back. */
export async function logout({ store, desk, request }: DeskRequest): Promise<Response> {
  const hash = env().DESK_PASSWORD_HASH ?? (await cookieAccount(store, request.headers))?.password
  await endSession(store, hash ?? '', request.headers)
  await writeAuditLog(store, { who: desk.session?.who ?? '', action: 'logout', now: desk.now })
  return seeOther(desk.href('/desk/login'), setCookie('', 0))
}
