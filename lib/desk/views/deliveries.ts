import type { ReadCrm } from '@/lib/content/crm'
import type { TargetHealth } from '@/lib/enquiry/admin/delivery-health'
import type { SearchResult } from '@/lib/enquiry/admin/search'
import type { CrmSample, FormRecipients } from '@/lib/enquiry/admin/test-delivery'
import { targetName } from '@/lib/enquiry/admin/words'
import type { RetentionRun } from '@/lib/enquiry/jobs/retention'
import { type Html, html } from '@/lib/html'
import type { Desk } from '../desk'
import { EVERY_STATE } from '../query'
import {
  age,
  around,
  changeForm,
  failureOf,
  inDeskLanguage,
  list,
  moment,
  untranslated,
  visitorOf,
} from './parts'

/** How long enquiries are stored, and what the last daily run erased. */
export type Retention = { days: number | undefined; last: RetentionRun | undefined }

function retentionCard(desk: Desk, { days, last }: Retention): Html {
  const { t } = desk
  const setting = days === undefined ? t('desk.retentionKept') : t('desk.retentionDays', { days })
  const ran =
    last && around(t('desk.retentionRan', { time: '\u0000', count: last.erased }), moment(desk, last.at))
  return html`<section class="card"><h2>${t('desk.retention')}</h2><p>${setting}</p>${(ran || days !== undefined) && html`<p class="soft">${ran ?? t('desk.retentionNext')}</p>`}</section>`
}

/** `targets`: those that are set up, used or not yet. */
export type Deliveries = {
  health: TargetHealth[]
  targets: string[]
  dead: SearchResult
  retention: Retention
  tests: Tests
  crm: Crm
}

/** Where a test may be sent, and who gets the mail of which form. */
type Tests = { targets: string[]; forms: FormRecipients[] }

/** What crm.yaml makes of enquiries, and what is wrong with it. */
export type Crm = { samples: CrmSample[]; problems: ReadCrm['problems'] }

function testButton(desk: Desk, target: string, of: string, more?: Html): Html {
  const { t } = desk
  const button = html`<input type="hidden" name="target" value="${target}">${more}<button class="button small" aria-label="${t('desk.testOf', { of })}">${t('desk.test')}</button>`
  return changeForm(desk, '/desk/test', button)
}

function recipientsTable(desk: Desk, { forms }: Tests): Html {
  const { t } = desk
  const heads = (['form', 'language', 'recipients', 'test'] as const).map((name) => t(`desk.${name}`))
  const rows = forms.map(({ id, name, locale, people }) => {
    const language = t('lead.languageOf', { locale })
    const which = html`<input type="hidden" name="form" value="${id}"><input type="hidden" name="locale" value="${locale}">`
    const who = people ? people.join(', ') || t('desk.recipientsNone') : undefined
    return html`<tr><th scope="row">${name}<small>${id}</small></th><td data-label="${heads[1]}">${language}</td><td data-label="${heads[2]}">${who ?? html`<span class="status dead">${t('desk.recipientsMissing')}</span>`}</td><td class="act">${people?.length !== 0 && testButton(desk, 'mail', `${name}, ${language}`, which)}</td></tr>`
  })
  return html`<details class="card"><summary>${t('desk.recipientsTitle')}</summary>${list('health records found mails', heads, rows)}</details>`
}

function crmCard(desk: Desk, { samples, problems }: Crm, forms: FormRecipients[]): Html {
  const { t, locale } = desk
  const nameOf = (id: string) => forms.find((form) => form.id === id && form.locale === locale)?.name ?? ''
  const shown = samples.map(
    ({ formId, text, reason }) =>
      html`<h3>${formId === undefined ? t('desk.crmDefault') : `${nameOf(formId)} ${formId}`.trim()}</h3>${text === undefined ? html`<p>${reason ? inDeskLanguage(desk, reason) : t('desk.crmNot')}</p>` : html`<pre>${text}</pre>`}`,
  )
  const state = samples.length > 0 ? 'used' : 'held'
  const wrong = problems.map(
    ({ line, path, message }) => html`<li>${line}: ${path}: ${inDeskLanguage(desk, message)}</li>`,
  )
  return html`${wrong.length > 0 && html`<div class="note alert" role="alert"><p>${t('desk.crmWrong', { count: wrong.length, state })}</p><ul>${wrong}</ul></div>`}
${shown.length > 0 && html`<details class="card"><summary>${t('desk.crmTitle')}</summary><p class="soft">${t('desk.crmText')}</p>${shown}</details>`}`
}

/** How deliveries fare, a row a target, those that were given up, and how long enquiries are stored. */
export function deliveriesView(
  desk: Desk,
  { health: told, targets, dead, retention, tests, crm }: Deliveries,
): Html {
  const { t, href } = desk
  const untold = targets.filter((target) => !told.some((item) => item.target === target))
  const health = [...told, ...untold.map((target) => ({ target, pending: 0, delivered: 0, dead: 0 }))]
  const heads = (
    ['target', 'delivered', 'waiting', 'dead', 'oldest', 'lastDelivered', 'lastError', 'test'] as const
  ).map((name) => t(`desk.${name}`))
  const rows = health.map(
    (
      item: TargetHealth,
    ) => html`<tr><th scope="row">${targetName(desk, item.target)}${item.pending + item.dead > 0 && !targets.includes(item.target) && html`<small class="error">${t('desk.targetGone')}</small>`}</th>
<td data-label="${t('desk.delivered')}">${item.delivered}</td><td data-label="${t('desk.waiting')}">${item.pending}</td>
<td data-label="${t('desk.dead')}">${item.dead > 0 ? html`<span class="status dead">${item.dead}</span>` : 0}</td>
<td data-label="${t('desk.oldest')}">${item.oldest === undefined ? '–' : age(desk, item.oldest)}</td>
<td data-label="${t('desk.lastDelivered')}">${item.lastDelivered ? moment(desk, item.lastDelivered) : '–'}</td>
<td data-label="${t('desk.lastError')}">${item.lastError ? html`<span class="error">${failureOf(desk, item.lastError)}</span>` : '–'}</td>
<td class="act">${item.target !== 'mail' && tests.targets.includes(item.target) && testButton(desk, item.target, targetName(desk, item.target))}</td></tr>`,
  )
  const retry = html`<button class="button main">${t('desk.retryAll')}</button>`
  const isOpen = health.some(({ target, pending, dead }) => pending + dead > 0 && targets.includes(target))
  const lost = dead.enquiries.map(
    (enquiry) =>
      html`<li><a href="${href(`/desk/enquiry/${enquiry.row.id}`)}">${untranslated(visitorOf(desk, enquiry))}</a><small>${enquiry.context.formName} · ${moment(desk, enquiry.row.created_at)}</small></li>`,
  )
  const more = dead.total - lost.length
  return html`<h1>${t('desk.deliveries')}</h1>${health.length > 0 ? list('health', heads, rows) : html`<div class="empty"><p>${t('desk.noTargets')}</p></div>`}
${isOpen && changeForm(desk, '/desk/retry', retry)}
${health.length > 0 && html`<section class="card"><h2>${t('desk.deadOnes')}</h2>${lost.length > 0 ? html`<ul class="history">${lost}</ul>` : html`<p class="soft">${t('desk.noDead')}</p>`}${more > 0 && html`<p class="soft"><a href="${href('/desk', { delivery: 'dead', state: EVERY_STATE })}">${t('desk.moreRows', { count: more })}</a></p>`}</section>`}
${crmCard(desk, crm, tests.forms)}
${tests.targets.includes('mail') && recipientsTable(desk, tests)}
${retentionCard(desk, retention)}`
}
