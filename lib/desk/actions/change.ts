import { readAccount } from '@/lib/enquiry/admin/accounts'
import { writeAuditLog } from '@/lib/enquiry/admin/audit-log'
import { eraseOne, retryDeliveries } from '@/lib/enquiry/admin/change'
import { erasedLine } from '@/lib/enquiry/admin/erased'
import { LONGEST_NOTE } from '@/lib/enquiry/admin/notes'
import { oneEnquiry } from '@/lib/enquiry/admin/search'
import { assigneeAfter, changeState, isAsWanted, type StateChange } from '@/lib/enquiry/admin/state'
import { enquiryStates } from '@/lib/enquiry/store/tables'
import { targetsOf } from '@/lib/enquiry/targets'
import { wakeOutbox } from '@/lib/enquiry/worker'
import { env } from '@/lib/env'
import { readBody } from '@/lib/http/read-body'
import type { Session } from '../access/session'
import { type Asked, type DeskRequest, isNamed, listHref, subjectOf } from '../desk'
import { enquiryPage } from '../show'
import { notFoundPage, refusedPage, seeOther } from '../views/page'
import { confirmContent, putBackVersion } from './content'
import { hasToken, isFromElsewhere, MAX_BODY_BYTES } from './guard'
import { logout } from './login'
import { note, noteIn, storeNote, unnote } from './note'
import { eraseTicked, exportPerson } from './person'
import { test } from './test'

type Change = Asked & { id: string; isNoted: boolean }

/** Back to the enquiry with what is to be said; where that is why nothing was done, a note that was typed is stored all the same. */
function back({ visit: { desk }, id, isNoted }: Change, query: Record<string, string>): Response {
  const done = query.told && isNoted && { done: 'note' }
  return seeOther(desk.href(`/desk/enquiry/${id}`, { ...done, ...query }))
}

/** Sets a state and whose an enquiry is, with a line in the log; what stands as it is wanted is done, without one. */
async function set(
  change: Change,
  action: 'state' | 'give',
  { detail, ...wanted }: Pick<StateChange, 'from' | 'to' | 'assignee'> & { detail: string },
): Promise<Response> {
  const { who, id } = change
  const { store, desk } = change.visit
  const own = { ...wanted, id, who, now: desk.now }
  if (await changeState(store, own))
    await writeAuditLog(store, { who, action, enquiryId: id, detail, now: desk.now })
  else {
    const now = await oneEnquiry(store, id)
    if (!now || !isAsWanted(now.row, own)) return back(change, { told: 'conflict' })
  }
  return back(change, { done: action })
}

async function setState(change: Change): Promise<Response> {
  const { form, who } = change
  const { desk } = change.visit
  const [from, to] = ['from', 'to'].map((name) => enquiryStates.find((state) => state === form.get(name)))
  if (!from || !to) return back(change, {})
  const seen = form.get('assignee') || null
  const assignee = isNamed(desk) ? { from: seen, to: assigneeAfter(to, seen, who) } : undefined
  return set(change, 'state', { from, to, assignee, detail: to })
}

/** Hands an enquiry to a colleague, who has it in hand from then on. */
async function give(change: Change): Promise<Response> {
  const { form } = change
  const { store, desk } = change.visit
  if (!isNamed(desk)) return notFoundPage(desk)
  const from = enquiryStates.find((state) => state === form.get('from'))
  const colleague = await readAccount(store, form.get('colleague') ?? '')
  if (!from || !colleague) return back(change, { told: 'noColleague' })
  const assignee = { from: form.get('assignee') || null, to: colleague.name }
  return set(change, 'give', { from, to: 'taken', assignee, detail: colleague.name })
}

async function retry({ visit: { store, desk }, who, id }: Asked & { id: string }): Promise<Response> {
  const targets = targetsOf(env()).map(({ name }) => name)
  await retryDeliveries(store, desk.now, { targets, enquiryId: id || undefined })
  await writeAuditLog(store, { who, action: 'retry', ...(id && { enquiryId: id }), now: desk.now })
  wakeOutbox()
  return seeOther(desk.href(id ? `/desk/enquiry/${id}` : '/desk/deliveries', { done: 'retry' }))
}

async function erase({ visit: { store, desk }, form, who, id }: Change): Promise<Response> {
  if (form.get('sure') !== 'yes') return seeOther(desk.href(`/desk/enquiry/${id}`, { told: 'unsure' }))
  const erased = await eraseOne(store, id, desk.now)
  if (erased.count > 0)
    await writeAuditLog(store, {
      ...{ who, action: 'erase', enquiryId: id },
      ...{ detail: erasedLine(erased), now: desk.now },
    })
  return seeOther(listHref(desk, { done: 'erase' }))
}

const changes = { state: setState, give, note, unnote, retry, erase }
const personChanges = { export: exportPerson, erase: eraseTicked }

/** What carries the token of no session, or of one that has ended, is not done; a note is shown again, to be stored by who is here now. */
function unproven(visit: DeskRequest, form: URLSearchParams): Response | Promise<Response> {
  const { request, path, desk } = visit
  const draft = !isFromElsewhere(request.headers) && noteIn(path, form)
  const subject = subjectOf(path)
  if (!draft || subject?.kind !== 'enquiry' || !isNamed(desk)) return refusedPage(desk)
  return enquiryPage(visit, subject.id, { draft, alert: desk.t('desk.noteKept'), status: 403 })
}

/** A change that somebody who is signed in asks for: only with their own token, and written down with their name. */
export async function change(visit: DeskRequest, session: Session): Promise<Response> {
  const { request, path, desk } = visit
  const body = await readBody(request, MAX_BODY_BYTES)
  const { kind, id = '', action = '' } = subjectOf(path) ?? {}
  if (body === undefined && kind === 'enquiry') {
    const alert = desk.t('desk.noteHuge', { most: LONGEST_NOTE })
    return enquiryPage(visit, id, { draft: '', alert, status: 413 })
  }
  const form = new URLSearchParams(body)
  if (isFromElsewhere(request.headers) || !hasToken(form, session)) return unproven(visit, form)
  if (path === '/desk/logout') return logout(visit)
  const own: Asked = { visit, form, who: session.who }
  if (path === '/desk/content') return confirmContent(own)
  if (path === '/desk/record') return putBackVersion(own)
  if (path === '/desk/test') return test(own)
  if (path === '/desk/retry') return retry({ ...own, id: '' })
  const actions: Record<string, (change: Change) => Promise<Response>> =
    kind === 'person' ? personChanges : changes
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!act) return notFoundPage(desk)
  const noted = kind === 'enquiry' && (await storeNote({ ...own, id }))
  return typeof noted === 'boolean' ? act({ ...own, id, isNoted: noted }) : noted
}
