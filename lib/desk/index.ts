import { logFailure } from '@/lib/enquiry/failure'
import { enquiryStore } from '@/lib/enquiry/store'
import { env } from '@/lib/env'
import { hasDesk } from '@/lib/has-desk'
import { readBody } from '@/lib/http/read-body'
import { trimTrailingSlashes } from '@/lib/i18n/trailing-slashes'
import { sessionOf } from './access'
import { change } from './actions/change'
import { LONGEST_ADDRESS } from './actions/content'
import { isFromElsewhere, MAX_BODY_BYTES } from './actions/guard'
import { login } from './actions/login'
import { noteIn } from './actions/note'
import { type DeskRequest, deskOf, subjectOf } from './desk'
import { show } from './show'
import { loginPage } from './views/login'
import { messagePage, seeOther } from './views/page'

const RETRY_AFTER_SECONDS = '30'

/** The site's own not-found page: nothing shows that there could be a desk. */
const noDesk = () =>
  new Response('', {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' },
  })

/** Answers everything under /desk: who is not signed in is asked to, a change needs its token, nothing is ever cached. */
export async function answerDesk(request: Request): Promise<Response> {
  if (!hasDesk(env())) return noDesk()
  const url = new URL(request.url)
  try {
    return await answer(request, url)
  } catch (error) {
    logFailure(error)
    const desk = await deskOf(url, undefined)
    const page = messagePage(desk, 503, desk.t('desk.unavailable'), desk.t('desk.unavailableText'))
    page.headers.set('Retry-After', RETRY_AFTER_SECONDS)
    return page
  }
}

async function answer(request: Request, url: URL): Promise<Response> {
  const store = await enquiryStore()
  const now = Date.now()
  const session = await sessionOf(store, request.headers, now)
  const desk = await deskOf(url, session, now)
  const visit: DeskRequest = { request, url, path: trimTrailingSlashes(url.pathname), store, desk }
  if (visit.path === '/desk/login') return login(visit)
  if (!session) return signInFirst(visit)
  return request.method === 'POST' ? change(visit, session) : show(visit)
}

/** Where a change was asked for, by its address and what it sent. */
function pageOf(path: string, form: URLSearchParams): [path: string, query?: { file: string }] {
  const subject = subjectOf(path)
  if (subject) return [`/desk/${subject.kind}/${subject.id}`]
  if (path === '/desk/retry' || path === '/desk/test') return ['/desk/deliveries']
  const file = (form.get('file') ?? '').slice(0, LONGEST_ADDRESS)
  if (path === '/desk/record' && file) return [path, { file }]
  return [path === '/desk/content' || path === '/desk/record' ? '/desk/content' : '/desk']
}

/** To the sign-in, and from there to what was asked for. A change is not made up for: that is said, and its page shown again, with the note that was written. */
async function signInFirst({ request, url, path, desk }: DeskRequest): Promise<Response> {
  const { href, t } = desk
  // After a file comes no page: its list does.
  const page = url.pathname.replace(/\/enquiries\.(?:csv|xlsx)$/, '')
  if (request.method !== 'POST') return seeOther(href('/desk/login', { next: page + url.search }))
  if (path === '/desk/logout') return seeOther(href('/desk/login'))
  // What another site's page sends comes without a session too: its words are none of a colleague's.
  const isOwn = !isFromElsewhere(request.headers)
  const form = new URLSearchParams(isOwn ? await readBody(request, MAX_BODY_BYTES) : '')
  const next = href(...pageOf(path, form))
  const draft = env().DESK_ACCOUNTS === 'on' && noteIn(path, form)
  if (!draft) return seeOther(href('/desk/login', { next, told: 'ended' }))
  return loginPage(desk, { next, draft, problem: t('desk.endedNote'), status: 401 })
}
