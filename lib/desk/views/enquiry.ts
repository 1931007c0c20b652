import { contactsOf } from '@/lib/enquiry/admin/person'
import type { Enquiry } from '@/lib/enquiry/admin/read'
import { capital, statusName, targetName } from '@/lib/enquiry/admin/words'
import { type Fact, leadFacts } from '@/lib/enquiry/notice/facts'
import type {
  DeskAccountRow,
  DeskLogRow,
  DeskNoteRow,
  EnquiryRow,
  EnquiryState,
} from '@/lib/enquiry/store/tables'
import { type Html, html } from '@/lib/html'
import { referenceOf } from '@/lib/rules/form/reference'
import { type Desk, isNamed, listHref } from '../desk'
import { auditLine } from './audit-log'
import { journey } from './journey'
import { notesCard } from './notes'
import {
  alsoNoted,
  around,
  changeForm,
  deliveryNote,
  dueMark,
  moment,
  stateBadge,
  untranslated,
  visitorOf,
  WORK,
} from './parts'

export type EnquiryPage = {
  enquiry: Enquiry
  log: DeskLogRow[]
  consentWords: string | undefined
  /** The title of what it unlocked. */
  opened: string | undefined
  people: DeskAccountRow[]
  notes: DeskNoteRow[]
  /** A note that was refused, to be mended. */
  draft: string
  /** Those that are set up. */
  targets: string[]
}

/** The states that may follow each state, the likeliest first. */
const following: Record<EnquiryState, EnquiryState[]> = {
  new: ['taken', 'done', 'spam'],
  taken: ['done', 'new', 'spam'],
  done: ['taken', 'spam'],
  spam: ['new'],
}

const facts = (rows: Fact[]): Html =>
  html`<dl class="facts">${rows.map(
    ({ label, value, href }) =>
      html`<div><dt>${label}</dt><dd translate="no">${href ? html`<a href="${href}" rel="noopener noreferrer">${value}</a>` : value}</dd></div>`,
  )}</dl>`

/** What was seen of an enquiry when a change was asked for. */
const seen = (row: EnquiryRow): Html =>
  html`<input type="hidden" name="from" value="${row.state}"><input type="hidden" name="assignee" value="${row.assignee}">`

function giveLine({ t, href, session }: Desk, row: EnquiryRow, people: DeskAccountRow[]): Html {
  const others = people.filter(({ name }) => name !== row.assignee && name !== session?.who)
  if (others.length === 0) return html``
  const options = others.map(({ id, name }) => html`<option value="${id}" translate="no">${name}</option>`)
  return html`<div class="line"><p class="field"><label for="colleague">${t('desk.giveTo')}</label><select id="colleague" name="colleague"><option value="">${t('desk.choose')}</option>${options}</select></p><button class="button"${alsoNoted(href(`/desk/enquiry/${row.id}/give`))}>${t('desk.give')}</button></div>`
}

function stateCard(desk: Desk, { row }: Enquiry, people: DeskAccountRow[]): Html {
  const { t, session } = desk
  const named = isNamed(desk)
  const whose = row.assignee
    ? around(t('desk.assignedTo', { who: '\u0000' }), untranslated(row.assignee))
    : t('desk.nobodys')
  const isOthers = named && row.state === 'taken' && row.assignee !== session?.who
  const next: EnquiryState[] = [...(isOthers ? (['taken'] as const) : []), ...following[row.state]]
  const by =
    row.state_by && row.state_at !== null
      ? html`<p class="soft">${untranslated(row.state_by)} · ${moment(desk, row.state_at)}</p>`
      : html`<p class="soft">${t('desk.untouched')}</p>`
  const buttons = next.map(
    (to, index) =>
      html`<button class="button ${index === 0 ? 'main' : ''}" name="to" value="${to}" formnovalidate>${t(`desk.to${capital(to)}`)}</button>`,
  )
  return html`<section class="card first"><h2>${t('desk.stepState')}</h2><p>${stateBadge(desk, row.state)}${named && html` ${whose}`}</p>${by}
${changeForm(desk, `/desk/enquiry/${row.id}/state`, [seen(row), html`<p class="acts">${buttons}</p>`, named && giveLine(desk, row, people)], { id: WORK })}</section>`
}

/** What a CRM calls the enquiry, leading to where it shows it. */
function crmRecord({ t }: Desk, id: string | null, link: string | null): Html {
  const text = id ? t('desk.crmId', { id }) : t('desk.crmOpen')
  return link ? html`<a href="${link}" rel="noopener noreferrer">${text}</a>` : html`${text}`
}

function deliveriesCard(desk: Desk, { row, deliveries }: Enquiry, targets: string[]): Html {
  const { t, href } = desk
  const next = (target: string, at: number) =>
    targets.includes(target)
      ? html`${t('desk.nextTry', { time: '' })}${moment(desk, at)}`
      : t('desk.targetGone')
  const lines = deliveries.map(
    ({ target, status, attempts, delivered_at, next_at, last_error, crm_id, crm_link }) =>
      html`<li><strong>${targetName(desk, target)}</strong> <span class="status ${status}">${statusName(desk, status)}</span>
<small>${t('desk.attempts', { count: attempts })}${delivered_at !== null && html` · ${moment(desk, delivered_at)}`}${status === 'pending' && html` · ${next(target, next_at)}`}</small>${deliveryNote(desk, { status, last_error })}${(crm_id || crm_link) && html`<small>${crmRecord(desk, crm_id, crm_link)}</small>`}</li>`,
  )
  const isOpen = deliveries.some(({ target, status }) => status !== 'delivered' && targets.includes(target))
  const retry = html`<p><button class="button"${alsoNoted(href(`/desk/enquiry/${row.id}/retry`))}>${t('desk.retry')}</button></p>`
  return html`<section class="card"><h2>${t('desk.deliveries')}</h2>${
    lines.length > 0
      ? html`<ul class="deliveries">${lines}</ul>`
      : html`<p class="soft">${t('desk.noTargets')}</p>`
  }${isOpen && retry}</section>`
}

function personCard(desk: Desk, enquiry: Enquiry): Html {
  const { t, href } = desk
  const due = dueMark(desk, enquiry)
  if (contactsOf(enquiry).length === 0)
    return due
      ? html`<section class="card first"><p>${due}</p><p>${t('desk.requestNobody')}</p></section>`
      : html``
  return html`<section class="card${due && ' first'}">${due && html`<p>${due}</p>`}<h2>${t('desk.person')}</h2><p class="soft">${t(due ? 'desk.requestText' : 'desk.personText')}</p><p><a class="button${due && ' main'}" href="${href(`/desk/person/${enquiry.row.id}`)}">${t('desk.personOpen')}</a></p></section>`
}

function eraseCard(desk: Desk, { row }: Enquiry): Html {
  const { t } = desk
  const sure = html`<p><label class="tick"><input type="checkbox" name="sure" value="yes" required> ${t('desk.eraseSure')}</label></p><button class="button danger">${t('desk.erase')}</button>`
  return html`<details class="card erase"><summary>${t('desk.erase')}</summary><p class="soft">${t('desk.eraseText')}</p>
${changeForm(desk, `/desk/enquiry/${row.id}/erase`, sure)}</details>`
}

/** One enquiry: what was written, how the visitor came, where it stands and what happened to it. */
export function enquiryView(
  desk: Desk,
  { enquiry, log, consentWords, opened, people, notes, draft, targets }: EnquiryPage,
): Html {
  const { t, locale, zone, siteUrl } = desk
  const lead = leadFacts(enquiry.row, { t, locale, zone, siteUrl, opened })
  return html`<p class="crumb"><a href="${listHref(desk)}">${t('desk.back')}</a></p>
<h1>${untranslated(visitorOf(desk, enquiry))}</h1><p class="soft under">${lead.formName} · ${moment(desk, enquiry.row.created_at)} · ${around(t('lead.line', { label: t('lead.reference'), value: '\u0000' }), untranslated(referenceOf(enquiry.row.id)))}</p>
<div class="two"><div>
<section class="card"><h2>${t('desk.answers')}</h2>${facts(lead.fields)}</section>${isNamed(desk) && notesCard(desk, enquiry.row.id, notes, draft)}
<section class="card"><h2>${t('desk.journey')}</h2>${journey(desk, enquiry, { consentWords, opened })}</section>
<details class="card"><summary>${t('desk.facts')}</summary>${facts(lead.origin)}</details>
</div><aside>${enquiry.context.dataRequestDays && personCard(desk, enquiry)}${stateCard(desk, enquiry, people)}${deliveriesCard(desk, enquiry, targets)}
${log.length > 0 && html`<section class="card"><h2>${t('desk.history')}</h2><ul class="history">${log.map((row) => html`<li>${auditLine(desk, row)}<small>${untranslated(row.who)} · ${moment(desk, row.at)}</small></li>`)}</ul></section>`}
${!enquiry.context.dataRequestDays && personCard(desk, enquiry)}${eraseCard(desk, enquiry)}</aside></div>`
}
