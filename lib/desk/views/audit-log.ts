import { SITE } from '@/lib/enquiry/admin/audit-log'
import { readErasedLine } from '@/lib/enquiry/admin/erased'
import { capital, stateName, targetName } from '@/lib/enquiry/admin/words'
import { type DeskLogRow, enquiryStates } from '@/lib/enquiry/store/tables'
import { type Html, html } from '@/lib/html'
import type { Desk } from '../desk'
import { around, list, moment, pager, untranslated } from './parts'

export const LOG_SIZE = 50

/** The number of what was erased, and where copies stay, of a row such as `3 backend:3 mail:2`; older ones say less. */
function readErased({ t }: Desk, detail: string): { count: string; copies: string } {
  const { count, targets } = readErasedLine(detail)
  const names = targets.map(({ target, number }) => `${t('desk.targetName', { target })} ${number}`)
  return { count, copies: names.length > 0 ? t('desk.copiesStay', { targets: names.join(', ') }) : '' }
}

/** Actions that are told by one sentence, with the row's detail at the most. */
const plain = [
  'login',
  'logout',
  'note',
  'unnote',
  'retry',
  'export',
  'exportXlsx',
  'exportPerson',
  'preview',
  'content',
  'putBack',
  'alert',
  'alertOver',
  'accountAdd',
  'accountPassword',
  'accountRemove',
] as const

/** What was done, in words. */
export function auditLine(desk: Desk, { action, detail, enquiry_id: one }: DeskLogRow): string | Html {
  const { t } = desk
  const state = enquiryStates.find((item) => item === detail)
  if (action === 'state') return t('desk.didState', { detail: state ? stateName(desk, state) : detail })
  if (action === 'retention' || action === 'erase') {
    const { count, copies } = readErased(desk, detail)
    if (action === 'retention') return t('desk.didRetention', { detail: count }) + copies
    return (one === null ? t('desk.didEraseMany', { count: Number(count) }) : t('desk.didErase')) + copies
  }
  if (action === 'give') return around(t('desk.didGive', { detail: '\u0000' }), untranslated(detail))
  if (action === 'test') return t('desk.didTest', { target: targetName(desk, detail) })
  const told = plain.find((name) => name === action.replace('-over', 'Over'))
  return told ? t(`desk.did${capital(told)}`, { detail }) : `${action} ${detail}`
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
    ) => html`<tr><td class="when">${moment(desk, row.at)}</td><th scope="row">${row.who === SITE ? t('desk.siteItself') : untranslated(row.who)}</th><td>${auditLine(desk, row)}</td>
<td>${row.enquiry_id && html`<a href="${href(`/desk/enquiry/${row.enquiry_id}`)}"><code translate="no">${row.enquiry_id.slice(0, 8)}</code></a>`}</td></tr>`,
  )
  const pages = Math.ceil(total / LOG_SIZE)
  const hrefOf = (page: number) => href('/desk/log', { pageNo: String(page) })
  const heads = [t('desk.at'), t('desk.whoDid'), t('desk.did'), t('desk.about')]
  return html`<h1>${t('desk.log')}</h1>${rows.length > 0 ? list('log', heads, lines) : html`<div class="empty"><p>${t('desk.noLog')}</p></div>`}${pager(desk, { pageNo, pages, hrefOf })}`
}
