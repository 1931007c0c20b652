import type { Erased } from '@/lib/enquiry/admin/change'
import type { Copy } from '@/lib/enquiry/admin/erased'
import { contactsOf } from '@/lib/enquiry/admin/person'
import type { Enquiry } from '@/lib/enquiry/admin/read'
import { targetName } from '@/lib/enquiry/admin/words'
import type { Store } from '@/lib/enquiry/store/tables'
import { attributes, type Html, html } from '@/lib/html'
import { alsoOf, type Desk, listHref } from '../desk'
import { around, changeForm, dueMark, moment, stateBadge, untranslated, visitorOf } from './parts'

/** So many tokens of enquiries fit in a form that the desk reads. */
const MOST_TICKS = 300

/** All enquiries of one person, to be handed out or erased together; who only mentions the person is not ticked. */
export function personView(
  desk: Desk,
  { id, contacts, enquiries, own }: { id: string; contacts: string[]; enquiries: Enquiry[]; own: number },
): Html {
  const { t, href, here } = desk
  // What only mentions the person leads to somebody else; by what has their contact and another one more of them may be found.
  const also = ({ row }: Enquiry, own: string[]) => {
    const [known, others] = [
      own.filter((one) => contacts.includes(one)),
      own.filter((one) => !contacts.includes(one)),
    ]
    if (known.length === 0 || others.length === 0) return undefined
    const text = around(t('desk.personAlso', { contacts: '\u0000' }), untranslated(others.join(', ')))
    return html` <a href="${href(`/desk/person/${id}`, { also: [...alsoOf(here), row.id].join() })}"><span>${text}</span></a>`
  }
  const lines = enquiries
    .slice(0, MOST_TICKS)
    .map(
      (enquiry, at) =>
        html`<li><label class="tick"><input type="checkbox" name="id" value="${enquiry.row.id}"${attributes({ checked: at < own && !enquiry.context.dataRequestDays })}><span>${untranslated(visitorOf(desk, enquiry))}<small>${enquiry.context.formName} · ${moment(desk, enquiry.row.created_at)}</small><small translate="no">${contactsOf(enquiry).join(' · ')}</small>${dueMark(desk, enquiry)}</span></label>${stateBadge(desk, enquiry.row.state)} <a href="${href(`/desk/enquiry/${enquiry.row.id}`)}" aria-label="${t('desk.openOf', { name: visitorOf(desk, enquiry) })}">${t('desk.open')}</a>${also(enquiry, contactsOf(enquiry))}</li>`,
    )
  const rest = enquiries.length - lines.length
  // Enter presses the first button of a form: here none that does anything, since one exports and one erases.
  const form = html`<button hidden formmethod="dialog" formnovalidate></button><section class="card"><h2>${t('desk.found', { total: enquiries.length })}</h2><ul class="history ticks">${lines}</ul>${rest > 0 && html`<p class="soft">${t('desk.moreRows', { count: rest })}</p>`}
<p><button class="button main" formaction="${href(`/desk/person/${id}/export`)}" formnovalidate>${t('desk.personExport')}</button>${own > MOST_TICKS && html` <button class="button" name="all" value="yes" formaction="${href(`/desk/person/${id}/export`)}" formnovalidate>${t('desk.personExportAll', { count: own })}</button>`}</p></section>
<details class="card erase"><summary>${t('desk.personErase')}</summary><p class="soft">${t('desk.personEraseText')}</p>
<p><label class="tick"><input type="checkbox" name="sure" value="yes" required> ${t('desk.personEraseSure')}</label></p><button class="button danger">${t('desk.personErase')}</button></details>`
  return html`<p class="crumb"><a href="${href(`/desk/enquiry/${id}`)}">${t('desk.personBack')}</a></p><h1>${t('desk.person')}</h1><p class="soft under">${around(t('desk.personBy', { contacts: '\u0000' }), untranslated(contacts.join(', ')))}</p>
${changeForm(desk, `/desk/person/${id}/erase`, form, { class: 'stack' })}`
}

function copiesCard(desk: Desk, copies: Copy[], dialect: Store['dialect']): Html {
  const { t } = desk
  const lines = copies.map(
    (copy) =>
      html`<li><strong>${targetName(desk, copy.target)}</strong><small>${t('desk.copyAt', copy)}${copy.crmId && t('desk.copyCrm', { crmId: copy.crmId })}</small></li>`,
  )
  return html`<section class="card"><h2>${t('desk.elsewhere')}</h2>${lines.length > 0 ? html`<p class="soft">${t('desk.elsewhereText')}</p><ul class="history">${lines}</ul>` : html`<p>${t('desk.noCopies')}</p>`}<p>${t('desk.elsewhereBackups', { dialect })}</p></section>`
}

/** What is left to say of an enquiry that was erased at the desk: where its copies have to be asked for. */
export function erasedBeforeView(desk: Desk, copies: Copy[], dialect: Store['dialect']): Html {
  const { t } = desk
  return html`<p class="crumb"><a href="${listHref(desk)}">${t('desk.back')}</a></p><h1>${t('desk.erased')}</h1>${copiesCard(desk, copies, dialect)}`
}

/** What was erased here, what of the person is left and from which enquiry it is found, and what has to be asked for elsewhere, each copy with what it is found by. */
export function erasedView(
  desk: Desk,
  { count, copies, isLogEmpty }: Erased,
  dialect: Store['dialect'],
  left: { count: number; from: string | undefined },
): Html {
  const { t, href, here } = desk
  return html`<h1>${t('desk.erased')}</h1><section class="card"><h2>${t('desk.erasedHere')}</h2><p role="status">${t('desk.erasedCount', { count })}</p>${!isLogEmpty && html`<p>${t('desk.erasedSoon')}</p>`}${left.count > 0 && html`<p>${t('desk.erasedLeft', { count: left.count })}</p>`}${left.from && html`<p><a class="button" href="${href(`/desk/person/${left.from}`, { also: alsoOf(here).join() })}">${t('desk.personOpen')}</a></p>`}</section>
${copiesCard(desk, copies, dialect)}
<p><a class="button" href="${listHref(desk)}">${t('desk.back')}</a></p>`
}
