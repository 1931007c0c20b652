import type { TargetHealth } from '@/lib/enquiry/admin/delivery-health'
import type { Enquiry } from '@/lib/enquiry/admin/read'
import type { RetentionRun } from '@/lib/enquiry/jobs/retention'
import { type Html, html } from '@/lib/html'
import type { Desk } from '../desk'
import { age, around, changeForm, list, moment, targetName, visitorOf } from './parts'

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
export type Deliveries = { health: TargetHealth[]; targets: string[]; dead: Enquiry[]; retention: Retention }

/** How deliveries fare, a row a target, those that were given up, and how long enquiries are stored. */
export function deliveriesView(desk: Desk, { health: told, targets, dead, retention }: Deliveries): Html {
  const { t, href } = desk
  const untold = targets.filter((target) => !told.some((item) => item.target === target))
  const health = [...told, ...untold.map((target) => ({ target, pending: 0, delivered: 0, dead: 0 }))]
  const heads = (
    ['target', 'delivered', 'waiting', 'dead', 'oldest', 'lastDelivered', 'lastError'] as const
  ).map((name) => t(`desk.${name}`))
  const rows = health.map(
    (item: TargetHealth) => html`<tr><th scope="row">${targetName(desk, item.target)}</th>
<td data-label="${t('desk.delivered')}">${item.delivered}</td><td data-label="${t('desk.waiting')}">${item.pending}</td>
<td data-label="${t('desk.dead')}">${item.dead > 0 ? html`<span class="status dead">${item.dead}</span>` : 0}</td>
<td data-label="${t('desk.oldest')}">${item.oldest === undefined ? '–' : age(desk, item.oldest)}</td>
<td data-label="${t('desk.lastDelivered')}">${item.lastDelivered ? moment(desk, item.lastDelivered) : '–'}</td>
<td data-label="${t('desk.lastError')}">${item.lastError ? html`<span class="error">${item.lastError}</span>` : '–'}</td></tr>`,
  )
  const retry = html`<button class="button main">${t('desk.retryAll')}</button>`
  const isOpen = health.some((item) => item.pending + item.dead > 0)
  const lost = dead.map(
    (enquiry) =>
      html`<li><a href="${href(`/desk/enquiry/${enquiry.row.id}`)}">${visitorOf(desk, enquiry)}</a><small>${enquiry.context.formName} · ${moment(desk, enquiry.row.created_at)}</small></li>`,
  )
  return html`<h1>${t('desk.deliveries')}</h1>${health.length > 0 ? list('health', heads, rows) : html`<div class="empty"><p>${t('desk.noTargets')}</p></div>`}
${isOpen && changeForm(desk, '/desk/retry', retry)}
${health.length > 0 && html`<section class="card"><h2>${t('desk.deadOnes')}</h2>${lost.length > 0 ? html`<ul class="history">${lost}</ul>` : html`<p class="soft">${t('desk.noDead')}</p>`}</section>`}
${retentionCard(desk, retention)}`
}
