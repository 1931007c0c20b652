import { confirmTranslation } from '@/lib/content/status'
import { writeAuditLog } from '@/lib/enquiry/admin/audit-log'
import { env } from '@/lib/env'
import { previewQuery } from '@/lib/http/preview-signature'
import { previewPath } from '@/lib/i18n/preview-path'
import type { DeskRequest } from '../desk'
import { statusOptions } from '../status-options'
import { seeOther } from '../views/page'

/** A link made here is for whoever made it: long enough to look, too short to pass on. */
const PREVIEW_MS = 3_600_000
/** Characters of an address that somebody typed. */
export const LONGEST_ADDRESS = 300

type Asked = { visit: DeskRequest; form: URLSearchParams; who: string }

/** Leads to the preview of a page, signed for who is signed in (D14, ADR 0038); back with a sentence when there is none. */
export async function openPreview({ visit: { store, desk }, form, who }: Asked): Promise<Response> {
  const { SITE_URL: siteUrl, SITE_HOSTS: siteHosts, PREVIEW_SECRET } = env()
  const path = previewPath((form.get('path') ?? '').trim().slice(0, LONGEST_ADDRESS), { siteUrl, siteHosts })
  if (!path) return seeOther(desk.href('/desk/content', { told: 'noPreview' }))
  await writeAuditLog(store, { who, action: 'preview', detail: path, now: desk.now })
  const query = PREVIEW_SECRET ? `?${previewQuery(path, desk.now + PREVIEW_MS, PREVIEW_SECRET)}` : ''
  return seeOther(path + query)
}

/** Notes that both languages of a record are right as they stand. */
export async function confirmContent({ visit: { store, desk }, form, who }: Asked): Promise<Response> {
  const options = statusOptions(desk.now)
  const key = (form.get('key') ?? '').slice(0, LONGEST_ADDRESS)
  const isDone = options !== undefined && (await confirmTranslation(options, key))
  if (isDone) await writeAuditLog(store, { who, action: 'content', detail: key, now: desk.now })
  return seeOther(desk.href('/desk/content', isDone ? { done: 'content' } : {}))
}
