import { readAuditLog, writeAuditLog } from '@/lib/enquiry/admin/audit-log'
import { eraseFound } from '@/lib/enquiry/admin/change'
import { erasedLine } from '@/lib/enquiry/admin/erased'
import { contactsOf, enquiriesOf, isSentFrom, personJson } from '@/lib/enquiry/admin/person'
import type { Enquiry } from '@/lib/enquiry/admin/read'
import { oneEnquiry } from '@/lib/enquiry/admin/search'
import type { Store } from '@/lib/enquiry/store/tables'
import { type Asked, alsoOf } from '../desk'
import { download, seeOther } from '../views/page'

type Change = Asked & { id: string }

/** The contacts of who sent an enquiry, and of the enquiries that are `also` theirs, and every enquiry in which one of them stands, the `own` ones with no other contacts first, then newest first; undefined where it holds none. */
export async function personOf(store: Store, id: string, also: string[] = []) {
  const [enquiry, ...more] = await Promise.all([id, ...also].map((one) => oneEnquiry(store, one)))
  const contacts = enquiry
    ? [...new Set([enquiry, ...more].flatMap((one) => (one ? contactsOf(one) : [])))]
    : []
  const found = contacts.length > 0 && (await enquiriesOf(store, contacts))
  if (!found) return undefined
  const own: Enquiry[] = []
  const others: Enquiry[] = []
  for (const one of found.reverse()) (isSentFrom(contacts, one) ? own : others).push(one)
  return { contacts, enquiries: [...own, ...others], own: own.length }
}

/** The ticked enquiries of a person as a file, or all that are their own: more than a form can name. */
export async function exportPerson({
  visit: { store, desk, url },
  form,
  who,
  id,
}: Change): Promise<Response> {
  const person = await personOf(store, id, alsoOf(url))
  if (!person) return seeOther(desk.href(`/desk/person/${id}`))
  const ticked = new Set(form.getAll('id'))
  const chosen = form.has('all')
    ? person.enquiries.slice(0, person.own)
    : person.enquiries.filter(({ row }) => ticked.has(row.id))
  if (chosen.length === 0) return seeOther(desk.href(`/desk/person/${id}`, { told: 'noneTicked' }))
  const [action, detail, now] = ['exportPerson', String(chosen.length), desk.now] as const
  await writeAuditLog(store, { who, action, detail, now })
  const type = 'application/json; charset=utf-8'
  return download(`person-${id.slice(0, 8)}.json`, type, personJson(store, chosen, now))
}

/** Erases the ticked enquiries of a person, and leads to where copies are and what is left. */
export async function eraseTicked({ visit: { store, desk, url }, form, who, id }: Change): Promise<Response> {
  const person = await personOf(store, id, alsoOf(url))
  const ids = form.getAll('id')
  const { contacts, enquiries, own } = person ?? { contacts: [], enquiries: [], own: 0 }
  const ticked = enquiries.filter(({ row }) => ids.includes(row.id))
  // Pressed twice: what the first time erased is shown again.
  const log = await readAuditLog(store, { enquiryId: ids[0] ?? '', limit: 50 })
  const before = ticked.length === 0 && log.rows.find((row) => row.action === 'erase' && row.who === who)
  if (!before) {
    if (!person) return seeOther(desk.href(`/desk/person/${id}`))
    const told = ticked.length === 0 ? 'noneTicked' : form.get('sure') !== 'yes' && 'unsure'
    if (told) return seeOther(desk.href(`/desk/person/${id}`, { told }))
  }
  const isLeft = ({ row }: Enquiry) => !ids.includes(row.id)
  const erased = await eraseFound(store, ticked, desk.now)
  // A line each: it leads to the list of the enquiry's copies as long as the log is stored.
  for (const { row } of ticked) {
    const copies = erased.copies.filter(({ enquiry }) => enquiry === row.id)
    const detail = erasedLine({ count: 1, copies })
    await writeAuditLog(store, { who, action: 'erase', enquiryId: row.id, detail, now: desk.now })
  }
  // One for each contact: what joined them may be erased. From who mentions the person, or shares a number, the page of somebody else would be reached.
  const theirs = enquiries.slice(0, own).filter(isLeft)
  const holding = (contact: string) => theirs.find((one) => contactsOf(one).includes(contact))?.row.id ?? []
  const [from, ...also] = new Set(contacts.flatMap(holding))
  const left = { left: String(enquiries.filter(isLeft).length), from, also: also.join() }
  const soon = erased.isLogEmpty ? undefined : 'yes'
  const at = String(before ? before.at : desk.now)
  return seeOther(desk.href(`/desk/person/${id}/erased`, { at, ...left, soon }))
}
