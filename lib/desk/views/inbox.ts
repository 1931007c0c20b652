import type { TargetHealth } from '@/lib/enquiry/admin/delivery-health'
import type { Enquiry } from '@/lib/enquiry/admin/read'
import type { SearchResult } from '@/lib/enquiry/admin/search'
import { stateName, statusName } from '@/lib/enquiry/admin/words'
import { pageOf, sourceOf } from '@/lib/enquiry/notice/facts'
import { deliveryStatuses, type EnquiryState, enquiryStates } from '@/lib/enquiry/store/tables'
import { attributes, type Html, html } from '@/lib/html'
import { locales } from '@/lib/i18n/locales'
import { type Desk, isNamed } from '../desk'
import { DATA_REQUEST, EVERY_STATE, type FilterValues, type InboxQuery, NOBODY } from '../query'
import {
  age,
  dueMark,
  moment,
  number,
  pager,
  stateBadge,
  untranslated,
  visitorOf,
  worstStatus,
} from './parts'

export const PAGE_SIZE = 30

export type Inbox = {
  query: InboxQuery
  found: SearchResult
  /** How many more a search would find among spam. */
  spam: number
  forms: { id: string; name: string }[]
  counts: Record<EnquiryState, number>
  health: TargetHealth[]
  /** Names that enquiries may be found under. */
  people: string[]
}

function tiles(desk: Desk, { counts, health }: Inbox): Html {
  const { t, href } = desk
  const dead = health.reduce((sum, item) => sum + item.dead, 0)
  const oldest = Math.min(...health.flatMap((item) => item.oldest ?? []))
  const tile = (label: string, value: string | number, to: string, tone = '') =>
    html`<li><a class="tile ${tone}" href="${to}"><span>${label}</span><strong>${typeof value === 'number' ? number(desk, value) : value}</strong></a></li>`
  const waiting = Number.isFinite(oldest) ? age(desk, oldest) : t('desk.none')
  return html`<ul class="tiles">
${tile(t('desk.tileNew'), counts.new, href('/desk', { state: 'new' }))}
${tile(t('desk.tileTaken'), counts.taken, href('/desk', { state: 'taken' }))}
${tile(t('desk.tileDead'), dead, href('/desk', { delivery: 'dead', state: EVERY_STATE }), dead > 0 ? 'bad' : '')}
${tile(t('desk.tileAge'), waiting, href('/desk/deliveries'), desk.now - oldest > 900_000 ? 'bad' : '')}</ul>`
}

/** `names`: texts that a browser's translation leaves alone. */
function select(
  name: string,
  label: string,
  value: string,
  any: string,
  options: [string, string][],
  names: string[] = [],
): Html {
  const all = [['', any], ...options] as const
  return html`<p class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${all.map(
    ([key, text]) =>
      html`<option${attributes({ value: key, selected: key === value, translate: names.includes(text) && 'no' })}>${text}</option>`,
  )}</select></p>`
}

const rarer = ['kind', 'form', 'language', 'delivery', 'since', 'until'] as const

/** Whose: mine and nobody's first. */
function assigneeSelect(desk: Desk, value: string, people: string[]): Html {
  const { t, session } = desk
  if (!isNamed(desk)) return html``
  const me = session?.who ?? ''
  const others = people.filter((name) => name !== me).map((name): [string, string] => [name, name])
  const options: [string, string][] = [[me, t('desk.mine')], [NOBODY, t('desk.nobody')], ...others]
  return select('assignee', t('desk.assignee'), value, t('desk.any'), options, people)
}

function filterForm(desk: Desk, { query: { values, isFiltered }, forms, people }: Inbox): Html {
  const { t, href, locale } = desk
  const any = t('desk.any')
  const day = (name: 'since' | 'until') =>
    html`<p class="field"><label for="${name}">${t(`desk.${name}`)}</label><input type="date" id="${name}" name="${name}" value="${values[name]}"></p>`
  const languages = locales.map((of): [string, string] => [of, t('lead.languageOf', { locale: of })])
  const states = enquiryStates.map((state): [string, string] => [state, stateName(desk, state)])
  states.push([EVERY_STATE, t('desk.everyState')])
  const statuses = deliveryStatuses.map((status): [string, string] => [status, statusName(desk, status)])
  const names = forms.map(({ id, name }): [string, string] => [id, `${name} (${id})`])
  const isOpen = rarer.some((name) => values[name] !== '')
  return html`<form class="filter${isNamed(desk) ? ' named' : ''}" method="get" action="/desk" role="search" aria-label="${t('desk.filter')}"><input type="hidden" name="lang" value="${locale}">
<p class="field wide"><label for="q">${t('desk.search')}</label><input type="search" id="q" name="q" value="${values.q}" placeholder="${t('desk.searchHint')}" maxlength="200"></p>
${select('state', t('desk.state'), values.state, t('desk.allButSpam'), states)}${assigneeSelect(desk, values.assignee, people)}
<p class="acts"><button class="button main">${t('desk.apply')}</button>${isFiltered && html`<a class="button" href="${href('/desk')}">${t('desk.clear')}</a>`}</p>
<details class="more"${attributes({ open: isOpen })}><summary>${t('desk.moreFilters')}</summary><div>
${select('kind', t('desk.kind'), values.kind, any, [[DATA_REQUEST, t('desk.dataRequest')]])}
${select('form', t('desk.form'), values.form, any, names)}
${select('language', t('desk.language'), values.language, any, languages)}
${select('delivery', t('desk.delivery'), values.delivery, any, statuses)}
${day('since')}${day('until')}</div></details></form>`
}

function line(desk: Desk, enquiry: Enquiry, list: string): Html {
  const { t, href } = desk
  const { row, body, context } = enquiry
  const worst = worstStatus(enquiry)
  const who = isNamed(desk) ? row.assignee : row.state_by
  return html`<tr class="${row.state}"><td class="when">${moment(desk, row.created_at)}</td>
<th scope="row"><a href="${href(`/desk/enquiry/${row.id}`, { list })}">${untranslated(visitorOf(desk, enquiry))}</a>${dueMark(desk, enquiry)}</th>
<td class="form">${context.formName}</td><td class="from">${t('lead.sourceOf', sourceOf(body, context))}<small>${pageOf(body, context)}</small></td>
<td class="sent">${worst && html`<span class="status ${worst}">${statusName(desk, worst)}</span>`}</td>
<td class="state">${stateBadge(desk, row.state)}${who && html`<small translate="no">${who}</small>`}</td></tr>`
}

function listOf(desk: Desk, { query, found }: Inbox): Html {
  const { t, href } = desk
  if (found.total === 0 && !query.isFiltered)
    return html`<div class="empty"><h2>${t('desk.empty')}</h2><p>${t('desk.emptyText')}</p></div>`
  if (found.total === 0)
    return html`<div class="empty"><h2>${t('desk.emptyFilter')}</h2><p><a class="button" href="${href('/desk')}">${t('desk.clear')}</a></p></div>`
  const heads = (['received', 'who', 'form', 'origin', 'delivery', 'state'] as const).map(
    (name) => html`<th scope="col" class="${name === 'received' ? 'at' : name}">${t(`desk.${name}`)}</th>`,
  )
  const asked = Object.entries({ ...query.values, pageNo: query.pageNo > 1 ? String(query.pageNo) : '' })
  const list = String(new URLSearchParams(asked.filter(([, value]) => value !== '')))
  return html`<table class="list inbox"><thead><tr>${heads}</tr></thead><tbody>${found.enquiries.map((item) => line(desk, item, list))}</tbody></table>`
}

/** The list of enquiries with what is asked of it. */
export function inboxView(desk: Desk, inbox: Inbox): Html {
  const { t, href } = desk
  const { query, found, spam } = inbox
  const values: FilterValues = query.values
  const hrefOf = (pageNo: number) => href('/desk', { ...values, pageNo: String(pageNo) })
  const pages = Math.ceil(found.total / PAGE_SIZE)
  return html`<h1>${t('desk.inbox')}</h1>${tiles(desk, inbox)}${filterForm(desk, inbox)}
<div class="over"><p role="status">${t('desk.found', { total: found.total })}</p>${found.total > 0 && html`<p class="acts"><a class="button" href="${href('/desk/enquiries.xlsx', values)}">${t('desk.xlsx')}</a><a class="button" href="${href('/desk/enquiries.csv', values)}">${t('desk.csv')}</a></p>`}</div>
${spam > 0 && html`<p><a href="${href('/desk', { ...values, state: EVERY_STATE })}">${t('desk.spamToo', { count: spam })}</a></p>`}${listOf(desk, inbox)}${pager(desk, { pageNo: query.pageNo, pages, hrefOf })}`
}
