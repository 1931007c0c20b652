import { accountId, accountName } from '@/lib/enquiry/admin/accounts'
import { writeAuditLog } from '@/lib/enquiry/admin/audit-log'
import { tidy } from '@/lib/enquiry/form/normalise'
import { env } from '@/lib/env'
import { readBody } from '@/lib/http/read-body'
import { log } from '@/lib/log'
import { sessionOf } from '../access'
import { checkAccount, checkShared } from '../access/check-password'
import { setCookie } from '../access/cookie'
import { rememberDevice, triesKey } from '../access/device'
import { countLogin } from '../access/login-limit'
import { cookieAccount, endSession, SESSION_MS, startSession } from '../access/session'
import { type DeskRequest, deskOf } from '../desk'
import { enquiryPage } from '../show'
import { loginPage } from '../views/login'
import { messagePage, refusedPage, seeOther, withCookies } from '../views/page'
import { isFromElsewhere, MAX_BODY_BYTES } from './guard'

/** Room for a change that waits for the sign-in, and for the fields themselves. */
const MAX_LOGIN_BYTES = MAX_BODY_BYTES + 8192
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
  const form = new URLSearchParams((await readBody(request, MAX_LOGIN_BYTES)) ?? '')
  const next = nextOf(form.get('next'), href('/desk'))
  const who = accountName(form.get('who') ?? '')
  const draft = tidy(form.get('draft'))
  const again = { next, who, draft }
  const key = shared ? undefined : await triesKey(store, request.headers, accountId(who))
  const wait = await countLogin(request.headers, store.pool && (async () => store), key)
  if (wait) {
    const minutes = Math.ceil(wait.retryAfterSeconds / 60)
    const page = loginPage(desk, { ...again, problem: t('desk.tooMany', { minutes }), status: 429 })
    page.headers.set('Retry-After', String(wait.retryAfterSeconds))
    return page
  }
  if (!who) return loginPage(desk, { ...again, problem: t('desk.nameMissing'), status: 400 })
  const password = form.get('password') ?? ''
  const signedIn = await (shared ? checkShared(shared, who, password) : checkAccount(store, who, password))
  if (!signedIn) {
    log.warn('wrong password at the desk')
    const problem = t(shared ? 'desk.wrongPassword' : 'desk.wrongAccount')
    return loginPage(desk, { ...again, problem, status: 401 })
  }
  const token = await startSession(store, signedIn.hash, signedIn.who, desk.now, signedIn.account)
  await writeAuditLog(store, { who: signedIn.who, action: 'login', now: desk.now })
  const cookie = setCookie(token, SESSION_MS / 1000)
  if (!signedIn.account) return seeOther(next, [cookie])
  const cookies = [cookie, await rememberDevice(store, signedIn.account)]
  const page = draft && (await draftPage(visit, { next, draft, cookie }))
  return page ? withCookies(page, cookies) : seeOther(next, cookies)
}

/** The enquiry that a note was written for, as who has just signed in sees it, with the note in its field; undefined for any other page. */
async function draftPage(
  { request, store, desk: { now }, url }: DeskRequest,
  { next, draft, cookie }: { next: string; draft: string; cookie: string },
): Promise<Response | undefined> {
  const here = new URL(next, url)
  const [, id] = /^\/desk\/enquiry\/([0-9a-f-]{36})$/.exec(here.pathname) ?? []
  if (!id) return undefined
  const desk = await deskOf(here, await sessionOf(store, new Headers({ cookie }), now), now)
  const visit = { request, url: here, path: here.pathname, store, desk }
  return enquiryPage(visit, id, { draft, alert: desk.t('desk.noteKept'), status: 200 })
}

/** Signs out here and takes the cookie back. */
export async function logout({ store, desk, request }: DeskRequest): Promise<Response> {
  const hash = env().DESK_PASSWORD_HASH ?? (await cookieAccount(store, request.headers))?.password
  await endSession(store, hash ?? '', request.headers)
  await writeAuditLog(store, { who: desk.session?.who ?? '', action: 'logout', now: desk.now })
  return seeOther(desk.href('/desk/login'), [setCookie('', 0)])
}
