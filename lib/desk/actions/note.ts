import { writeAuditLog } from '@/lib/enquiry/admin/audit-log'
import { addNote, LONGEST_NOTE, removeNote } from '@/lib/enquiry/admin/notes'
import { tidy } from '@/lib/enquiry/form/normalise'
import { type DeskRequest, isNamed } from '../desk'
import { enquiryPage } from '../show'
import { notFoundPage, seeOther } from '../views/page'

type Change = { visit: DeskRequest; form: URLSearchParams; who: string; id: string }

/** The text of a note that a change asks to be stored; empty for every other change. */
export const noteIn = (path: string, form: URLSearchParams): string =>
  path.endsWith('/note') ? tidy(form.get('text')) : ''

/** Writes a note; what is too long comes back as it was typed. */
export async function note({ visit, form, who, id }: Change): Promise<Response> {
  const { store, desk } = visit
  if (!isNamed(desk)) return notFoundPage(desk)
  const here = (query: Record<string, string>) => seeOther(desk.href(`/desk/enquiry/${id}`, query))
  const text = tidy(form.get('text'))
  const { length } = [...text]
  if (length === 0) return here({ told: 'noteEmpty' })
  const refused = (alert: string) => enquiryPage(visit, id, { draft: text, alert })
  if (length > LONGEST_NOTE) return refused(desk.t('desk.noteLong', { count: length, most: LONGEST_NOTE }))
  const problem = await addNote(store, { enquiryId: id, who, text, now: desk.now })
  if (problem === 'gone') return here({})
  if (problem === 'full') return refused(desk.t('desk.notesFull'))
  await writeAuditLog(store, { who, action: 'note', enquiryId: id, now: desk.now })
  return here({ done: 'note' })
}

/** Removes a note for who wrote it. */
export async function unnote({ visit: { store, desk }, form, who, id }: Change): Promise<Response> {
  if (!isNamed(desk)) return notFoundPage(desk)
  const isRemoved = await removeNote(store, { enquiryId: id, id: form.get('note') ?? '', who })
  if (isRemoved) await writeAuditLog(store, { who, action: 'unnote', enquiryId: id, now: desk.now })
  return seeOther(desk.href(`/desk/enquiry/${id}`, isRemoved ? { done: 'unnote' } : {}))
}
