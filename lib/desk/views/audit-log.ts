import { SITE } from '@/lib/enquiry/admin/audit-log'
import { type DeskLogRow, enquiryStates } from '@/lib/enquiry/store/tables'
import { type Html, html } from '@/lib/html'
import type { Desk } from '../desk'
import { moment, pager, stateName } from './parts'

export const LOG_SIZE = 50

/** The number of what was erased, and where copies stay, of a row such as `3 backend:3 mail:2`; older ones say less. */
function readErased({ t }: Desk, detail: string): { count: string; copies: string } {
  const [count = '', ...numbers] = detail.split(' ')
  const targets = numbers.map((text) => {
    const [target = '', number = ''] = text.split(':')
    return `${t('desk.targetName', { target })} ${number}`
  })
  return { count, copies: targets.length > 0 ? t('desk.copiesStay', { targets: targets.join(', ') }) : '' }
}

/** What was done, in words. */
export function auditLine(desk: Desk, { action, detail, enquiry_id: one }: DeskLogRow): string {
  const { t } = desk
  const { count, copies } = readErased(desk, detail)
  const state = enquiryStates.find((item) => item === detail)
  switch (action) {
    case 'login':
      return t('desk.didLogin')
    case 'logout':
      return t('desk.didLogout')
    case 'state':
      return t('desk.didState', { detail: state ? stateName(desk, state) : detail })
    case 'retry':
      return t('desk.didRetry')
    case 'erase':
      return (one === null ? t('desk.didEraseMany', { count: Number(count) }) : t('desk.didErase')) + copies
    case 'export':
      return t('desk.didExport', { detail })
    case 'preview':
      return t('desk.didPreview', { detail })
    case 'content':
      return t('desk.didContent', { detail })
    case 'retention':
      return t('desk.didRetention', { detail: count }) + copies
    case 'alert':
      return t('desk.didAlert')
    case 'alert-over':
      return t('desk.didAlertOver')
    default:
      return `${action} ${detail}`
  }
}

/** Who did what and when, newest first. */
export function auditLogView(
  desk: Desk,
  { rows, total, pageNo }: { rows: DeskLogRow[]; total: number; pageNo: number },
): Html {
  const { t, href } = desk
  const lines = rows.map(
    (
      row,
    ) => html`<tr><td class="when">${moment(desk, row.at)}</td><th scope="row">${row.who === SITE ? t('desk.siteItself') : row.who}</th><td>${auditLine(desk, row)}</td>
<td>${row.enquiry_id && html`<a href="${href(`/desk/enquiry/${row.enquiry_id}`)}"><code>${row.enquiry_id.slice(0, 8)}</code></a>`}</td></tr>`,
  )
  const pages = Math.ceil(total / LOG_SIZE)
  const hrefOf = (page: number) => href('/desk/log', { pageNo: String(page) })
  const table = html`<table class="list log"><thead><tr><th scope="col">${t('desk.at')}</th><th scope="col">${t('desk.whoDid')}</th><th scope="col">${t('desk.did')}</th><th scope="col">${t('desk.about')}</th></tr></thead><tbody>${lines}</tbody></table>`
  return html`<h1>${t('desk.log')}</h1>${rows.length > 0 ? table : html`<div class="empty"><p>${t('desk.noLog')}</p></div>`}${pager(desk, { pageNo, pages, hrefOf })}`
}
