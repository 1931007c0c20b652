import { writeAuditLog } from '@/lib/enquiry/admin/audit-log'
import { addNote, LONGEST_NOTE, readNotes, removeNote } from '@/lib/enquiry/admin/notes'
import { tidy } from '@/lib/enquiry/form/normalise'
import { type Asked, isNamed, subjectOf } from '../desk'
import { enquiryPage } from '../show'
import { notFoundPage, seeOther } from '../views/page'

type Change = Asked & { id: string }

/** The text of a note that was typed beside a change to an enquiry; empty without one. */
export const noteIn = (path: string, form: URLSearchParams): string =>
  subjectOf(path)?.kind === 'enquiry' ? tidy(form.get('text')) : ''

/** Writes the note that was typed, if one was. Returns whether it is stored, or the page that says why it could not be, the text in its field again. */
export async function storeNote({ visit, form, who, id }: Change): Promise<Response | boolean> {
  const { store, desk } = visit
  const text = tidy(form.get('text'))
  const { length } = [...text]
  if (length === 0 || !isNamed(desk)) return false
  const refused = (alert: string) => enquiryPage(visit, id, { draft: text, alert })
  if (length > LONGEST_NOTE) return refused(desk.t('desk.noteLong', { count: length, most: LONGEST_NOTE }))
  const problem = await addNote(store, { enquiryId: id, who, text, now: desk.now })
  if (problem === 'same') return true
  if (problem === 'gone') return seeOther(desk.href(`/desk/enquiry/${id}`))
  if (problem === 'full') return refused(desk.t('desk.notesFull'))
  await writeAuditLog(store, { who, action: 'note', enquiryId: id, now: desk.now })
  return true
}

/** Answers the button that stores the note and does nothing else. */
export async function note({ visit, id, isNoted }: Change & { isNoted: boolean }): Promise<Response> {
  const { desk } = visit
  if (!isNamed(desk)) return notFoundPage(desk)
  const query = isNoted ? { done: 'note' } : { told: 'noteEmpty' }
  return seeOther(desk.href(`/desk/enquiry/${id}`, query))
}

/** Removes a note for who wrote it. */
export async function unnote({ visit: { store, desk }, form, who, id }: Change): Promise<Response> {
  if (!isNamed(desk)) return notFoundPage(desk)
  const isRemoved = await removeNote(store, { enquiryId: id, id: form.get('note') ?? '', who })
  if (isRemoved) await writeAuditLog(store, { who, action: 'unnote', enquiryId: id, now: desk.now })
  // Pressed twice it is gone too.
  const isThere = (await readNotes(store, id)).some((one) => one.id === form.get('note'))
  return seeOther(desk.href(`/desk/enquiry/${id}`, isThere ? {} : { done: 'unnote' }))
}
