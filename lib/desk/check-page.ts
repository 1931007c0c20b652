import { join, resolve } from 'node:path'
import { readFiles } from '@/lib/content/status/read-files'
import { lastOutsideLinks } from '@/lib/content-check/outside-links'
import { recentFindings } from '@/lib/content-check/recent'
import { env } from '@/lib/env'
import { studioNames } from '@/lib/studio/place-names'
import type { DeskRequest } from './desk'
import { readInboxQuery } from './query'
import { statusOptions } from './status-options'
import { checkView } from './views/check'
import { deskPage, seeOther } from './views/page'

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
