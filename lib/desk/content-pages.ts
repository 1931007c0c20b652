import { join, resolve } from 'node:path'
import { contentStatus, earlierVersion, type RecordFile, type StatusOptions } from '@/lib/content/status'
import { findRecords, recordAt, recordOfFile } from '@/lib/content/status/find-records'
import { menuOrder } from '@/lib/content/status/menu-order'
import { readFiles } from '@/lib/content/status/read-files'
import { usedBy } from '@/lib/content/status/used-by'
import { lastOutsideLinks } from '@/lib/content-check/outside-links'
import { recentFindings } from '@/lib/content-check/recent'
import { env } from '@/lib/env'
import { previewPath } from '@/lib/i18n/preview-path'
import { studioNames } from '@/lib/studio/place-names'
import { LONGEST_ADDRESS, signedPreview } from './actions/content'
import { isFromElsewhere } from './actions/guard'
import type { DeskRequest } from './desk'
import { flashMessage } from './flash'
import { readInboxQuery } from './query'
import { statusOptions } from './status-options'
import { checkView } from './views/check'
import { contentView } from './views/content'
import { deskHeaders, deskPage, messagePage, notFoundPage, seeOther } from './views/page'
import { previewView } from './views/preview'
import { recordView } from './views/record'
import { recordHref } from './views/record-parts'
import { recordsView } from './views/records'

/** Where content and its translations stand. */
export async function contentPage(visit: DeskRequest): Promise<Response> {
  const { desk } = visit
  const options = statusOptions(desk.now)
  const body = contentView(desk, options && { ...(await contentStatus(options)), menu: menuOrder(options) })
  return deskPage(desk, { title: desk.t('desk.content'), body, ...flashMessage(visit) })
}

/** What `content:check` finds, so that an editor need not ask a terminal. */
export async function checkPage({ desk, url }: DeskRequest): Promise<Response> {
  const options = statusOptions(desk.now)
  if (!options) return seeOther(desk.href('/desk/content'))
  const files = readFiles(options.contentDirectory, options.zone, desk.now)
  const found = await recentFindings(env(), files.map(({ file, hash }) => file + hash).join())
  const records = new Map(files.map((record) => [join(options.contentDirectory, record.file), record]))
  const body = checkView(desk, {
    names: await studioNames(desk.locale),
    ...found,
    outside: lastOutsideLinks(options.dataDirectory),
    recordOf: (file) => records.get(resolve(file)),
    of: url.searchParams.get('of') ?? undefined,
    pageNo: readInboxQuery(url.searchParams, desk.zone).pageNo,
  })
  return deskPage(desk, { title: desk.t('desk.check'), body })
}

/** The records of an address, a title, a number or a file; the page of one that is alone. */
export async function recordsPage({ desk, url }: DeskRequest): Promise<Response> {
  const options = statusOptions(desk.now)
  if (!options) return seeOther(desk.href('/desk/content'))
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_ADDRESS)
  const own = URL.canParse(words, desk.siteUrl) ? new URL(words, desk.siteUrl).pathname : words
  const path = previewPath(words, { siteUrl: desk.siteUrl, siteHosts: env().SITE_HOSTS }) ?? own
  const found = findRecords(options, words, path)
  const [one] = found
  if (one && found.length === 1) return seeOther(recordHref(desk, one))
  const body = recordsView(desk, words, found)
  return deskPage(desk, { title: desk.t('desk.records'), body })
}

/** What was there before, of a file that this site itself may write: not of one that a pull brings (STUDIO_REPO). */
async function earlierOf({ contentDirectory }: StatusOptions, { file }: RecordFile) {
  const { STUDIO_REPO: repository } = env()
  return repository ? { repository } : earlierVersion(join(contentDirectory, file))
}

/** One record: what leads to it, its preview, and its earlier version, to be put back. */
export async function recordPage(visit: DeskRequest): Promise<Response> {
  const { desk, url } = visit
  const options = statusOptions(desk.now)
  const record = options && recordOfFile(options, url.searchParams.get('file') ?? '')
  if (!record) return notFoundPage(desk)
  const body = recordView(desk, record, {
    used: usedBy(options, record),
    earlier: await earlierOf(options, record),
    names: await studioNames(desk.locale),
  })
  return deskPage(desk, { title: record.title, body, ...flashMessage(visit) })
}

/**
 * A saved page as it will be, at the widths of a phone and a computer: for the studio's button too. The editor asks before whether the page is
 * there: that signs nothing, nor does another site's link: who follows it is asked first, as is who comes back from a sign-in that stands elsewhere.
 */
export async function previewPage(visit: DeskRequest): Promise<Response> {
  const { request, url, desk } = visit
  if (isFromElsewhere(request.headers)) {
    const way = { href: url.pathname + url.search, text: desk.t('desk.preview') }
    return messagePage(desk, 403, desk.t('desk.askPreview'), desk.t('desk.askPreviewText'), way)
  }
  if ((request.headers.get('sec-fetch-mode') ?? 'navigate') !== 'navigate')
    return new Response(null, { status: 204, headers: deskHeaders })
  const address = await signedPreview(visit)
  if (!address) return seeOther(desk.href('/desk/content', { told: 'noPreview' }))
  const options = statusOptions(desk.now)
  const [path = ''] = address.split('?')
  const body = previewView(desk, address, options && recordAt(options, path), await studioNames(desk.locale))
  return deskPage(desk, { title: desk.t('desk.preview'), body })
}
