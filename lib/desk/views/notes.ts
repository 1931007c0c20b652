import type { DeskNoteRow } from '@/lib/enquiry/store/tables'
import { type Html, html } from '@/lib/html'
import type { Desk } from '../desk'
import { alsoNoted, moment, untranslated, WORK } from './parts'

function line(desk: Desk, { id, enquiry_id, who, at, text }: DeskNoteRow): Html {
  const { t, href, session } = desk
  const remove = html`<button class="button danger small" name="note" value="${id}"${alsoNoted(href(`/desk/enquiry/${enquiry_id}/unnote`))}>${t('desk.noteRemoveSure')}</button>`
  const own =
    who === session?.who &&
    html`<details class="erase"><summary>${t('desk.noteRemove')}</summary>${remove}</details>`
  return html`<li><p class="words">${text}</p><small>${untranslated(who)} · ${moment(desk, at)}</small>${own}</li>`
}

/** What colleagues noted beside an enquiry, oldest first, and room for another note. */
export function notesCard(desk: Desk, enquiryId: string, notes: DeskNoteRow[], draft: string): Html {
  const { t, href } = desk
  // The first line break after the tag is none of the text: one that was typed stays. No maxlength: it would cut what is pasted, unsaid.
  const field = html`<p class="field"><label for="note">${t('desk.noteNew')}</label><textarea id="note" name="text" rows="3" form="${WORK}" required aria-describedby="note-hint">
${draft}</textarea><small id="note-hint">${t('desk.noteHint')}</small></p><button class="button" form="${WORK}" formaction="${href(`/desk/enquiry/${enquiryId}/note`)}">${t('desk.noteAdd')}</button>`
  return html`<section class="card"><h2>${t('desk.notes')}</h2>${notes.length > 0 && html`<ul class="history notes">${notes.map((note) => line(desk, note))}</ul>`}
${field}</section>`
}
