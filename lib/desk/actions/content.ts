import { join } from 'node:path'
import { confirmTranslation, putBack } from '@/lib/content/status'
import { recordOfFile } from '@/lib/content/status/find-records'
import { writeAuditLog } from '@/lib/enquiry/admin/audit-log'
import { env } from '@/lib/env'
import { previewQuery } from '@/lib/http/preview-signature'
import { previewPath } from '@/lib/i18n/preview-path'
import { logNotWritten } from '@/lib/log-not-written'
import type { Asked, DeskRequest } from '../desk'
import { statusOptions } from '../status-options'
import { notFoundPage, seeOther } from '../views/page'

/** A link made here is for whoever made it: long enough to look, too short to pass on. */
const PREVIEW_MS = 3_600_000
/** Characters of an address that somebody typed. */
export const LONGEST_ADDRESS = 300

/** Address of the preview of the page that is asked for, signed for who is signed in (D14, ADR 0038); undefined when there is none. */
export async function signedPreview({ store, desk, url }: DeskRequest): Promise<string | undefined> {
  const { SITE_URL: siteUrl, SITE_HOSTS: siteHosts, PREVIEW_SECRET } = env()
  const asked = (url.searchParams.get('path') ?? '').trim().slice(0, LONGEST_ADDRESS)
  const path = previewPath(asked, { siteUrl, siteHosts })
  if (!path) return undefined
  await writeAuditLog(store, {
    ...{ who: desk.session?.who ?? '', action: 'preview' },
    ...{ detail: path, now: desk.now },
  })
  return PREVIEW_SECRET ? `${path}?${previewQuery(path, desk.now + PREVIEW_MS, PREVIEW_SECRET)}` : path
}

/** Notes that both languages of a record are right as they stand. */
export async function confirmContent({ visit: { store, desk }, form, who }: Asked): Promise<Response> {
  const options = statusOptions(desk.now)
  const key = (form.get('key') ?? '').slice(0, LONGEST_ADDRESS)
  const isDone = options !== undefined && (await confirmTranslation(options, key))
  if (isDone) await writeAuditLog(store, { who, action: 'content', detail: key, now: desk.now })
  return seeOther(desk.href('/desk/content', isDone ? { done: 'content' } : {}))
}

/** Puts the earlier version of a record's file back, unless somebody has changed the file since it was looked at. */
export async function putBackVersion({ visit: { store, desk }, form, who }: Asked): Promise<Response> {
  const options = statusOptions(desk.now)
  const record = options && recordOfFile(options, form.get('file') ?? '')
  if (!record || env().STUDIO_REPO) return notFoundPage(desk)
  const { file } = record
  const here = (query: Record<string, string>) => seeOther(desk.href('/desk/record', { file, ...query }))
  try {
    if (!(await putBack(join(options.contentDirectory, file), form.get('seen') ?? '')))
      return here({ told: 'fileChanged' })
  } catch (error) {
    logNotWritten(error, 'earlier version not put back')
    return here({ told: 'notWritten' })
  }
  await writeAuditLog(store, { who, action: 'putBack', detail: file, now: desk.now })
  return here({ done: 'putBack' })
}
