import { LONGEST_NOTE } from '@/lib/enquiry/admin/notes'
import type { DeskNoteRow } from '@/lib/enquiry/store/tables'
import { type Html, html } from '@/lib/html'
import type { Desk } from '../desk'
import { changeForm, moment } from './parts'

function line(desk: Desk, { id, enquiry_id, who, at, text }: DeskNoteRow): Html {
  const { t, session } = desk
  const remove = html`<input type="hidden" name="note" value="${id}"><button class="button danger small">${t('desk.noteRemoveSure')}</button>`
  const own =
    who === session?.who &&
    html`<details class="erase"><summary>${t('desk.noteRemove')}</summary>${changeForm(desk, `/desk/enquiry/${enquiry_id}/unnote`, remove)}</details>`
  return html`<li><p class="words">${text}</p><small>${who} · ${moment(desk, at)}</small>${own}</li>`
}

/** What colleagues noted beside an enquiry, oldest first, and room for another note. */
export function notesCard(desk: Desk, enquiryId: string, notes: DeskNoteRow[], draft: string): Html {
  const { t } = desk
  // The first line break after the tag is none of the text: one that was typed stays.
  const field = html`<p class="field"><label for="note">${t('desk.noteNew')}</label><textarea id="note" name="text" rows="3" maxlength="${LONGEST_NOTE}" required aria-describedby="note-hint">
${draft}</textarea><small id="note-hint">${t('desk.noteHint')}</small></p><button class="button">${t('desk.noteAdd')}</button>`
  return html`<section class="card"><h2>${t('desk.notes')}</h2>${notes.length > 0 && html`<ul class="history notes">${notes.map((note) => line(desk, note))}</ul>`}
${changeForm(desk, `/desk/enquiry/${enquiryId}/note`, field)}</section>`
}
