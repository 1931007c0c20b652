import { writeAuditLog } from '@/lib/enquiry/admin/audit-log'
import { env } from '@/lib/env'
import { readBody } from '@/lib/http/read-body'
import { log } from '@/lib/log'
import { setCookie } from '../access/cookie'
import { countLogin } from '../access/login-limit'
import { isPassword } from '../access/password'
import { endSession, SESSION_MS, startSession } from '../access/session'
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

/** The sign-in page, and what is sent from it (rate limited, and compared in constant time). */
export async function login(visit: DeskRequest): Promise<Response> {
  const { request, url, store, desk } = visit
  const { DESK_PASSWORD_HASH: hash } = env()
  const { t, href } = desk
  if (!hash) return messagePage(desk, 403, t('desk.signIn'), t('desk.ssoOnly'))
  if (request.method !== 'POST') {
    const next = nextOf(url.searchParams.get('next'), href('/desk'))
    const problem = url.searchParams.get('told') === 'ended' ? t('desk.ended') : undefined
    return desk.session ? seeOther(next) : loginPage(desk, { next, problem })
  }
  if (isFromElsewhere(request.headers)) return refusedPage(desk)
  const form = new URLSearchParams((await readBody(request, MAX_BODY_BYTES)) ?? '')
  const next = nextOf(form.get('next'), href('/desk'))
  const who = (form.get('who') ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
  const wait = await countLogin(request.headers, store.pool && (async () => store))
  if (wait) {
    const minutes = Math.ceil(wait.retryAfterSeconds / 60)
    const page = loginPage(desk, { next, who, problem: t('desk.tooMany', { minutes }), status: 429 })
    page.headers.set('Retry-After', String(wait.retryAfterSeconds))
    return page
  }
  if (!who) return loginPage(desk, { next, problem: t('desk.nameMissing'), status: 400 })
  if (!(await isPassword(form.get('password') ?? '', hash))) {
    log.warn('wrong password at the desk')
    return loginPage(desk, { next, who, problem: t('desk.wrongPassword'), status: 401 })
  }
  const token = await startSession(store, hash, who, desk.now)
  await writeAuditLog(store, { who, action: 'login', now: desk.now })
  return seeOther(next, setCookie(token, SESSION_MS / 1000))
}

/** Signs out here and takes the cookie back. */
export async function logout({ store, desk, request }: DeskRequest): Promise<Response> {
  await endSession(store, env().DESK_PASSWORD_HASH ?? '', request.headers)
  await writeAuditLog(store, { who: desk.session?.who ?? '', action: 'logout', now: desk.now })
  return seeOther(desk.href('/desk/login'), setCookie('', 0))
}
