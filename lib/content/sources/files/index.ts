import { join } from 'node:path'
import { everyType } from '@/lib/content-types'
import type { EndpointName } from '@/lib/contract/endpoints'
import { NotFoundError, UpstreamError } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { type Locale, locales } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { type ContentCall, type ContentSource, pageProblem, type RawRecord } from '../../shared/source'
import { cachedAnswer } from './answer-cache'
import { answers } from './answers'
import { isLeftOut } from './library'
import { Repository } from './repository'

/** Folders behind the record calls; articles of other types than `news` are of back ends alone. */
const recordFolders = new Map<EndpointName, string>(everyType.map(([folder, { call }]) => [call, folder]))

/** The embedded content of one language as of now. */
export function embeddedRepository(locale: Locale, preview: boolean): Repository {
  const { CONTENT_DIR, SITE_TIME_ZONE } = env()
  return new Repository({
    directory: join(CONTENT_DIR, locale),
    now: Date.now(),
    zone: SITE_TIME_ZONE,
    preview,
  })
}

const repositoryFor = (call: ContentCall) => embeddedRepository(call.locale, call.preview)

/** What a site is without a readable site.yaml: a language is not lost to a mistake in one file (D31, D32). */
function plainSite(locale: Locale): RawRecord | undefined {
  const isWrong = isLeftOut(join(env().CONTENT_DIR, locale), ({ name }) => name === 'site.yaml')
  return isWrong
    ? { id: locales.indexOf(locale) + 1, title: messages[locale].shell.siteName, mark: locale }
    : undefined
}

/** The sites of content/{cn,en} in the order of the languages. */
export function embeddedSites(): (RawRecord & { mark: Locale })[] {
  return locales.flatMap((locale) => {
    const site = embeddedRepository(locale, false).single('site.yaml') ?? plainSite(locale)
    if (!site) return []
    const { dictionary: _dictionary, activityTypes: _activityTypes, ...record } = site
    return [{ ...record, mark: locale }]
  })
}

/** The number that embedded records have for an id; NaN for an id of none of them. */
export const numberOfId = (id = ''): number => (/^\d{1,15}$/.test(id) ? Number(id) : Number.NaN)

function recordAnswer(call: ContentCall): unknown {
  const id = numberOfId(call.params.id)
  const isForeign = call.name === 'article' && call.params.type !== 'news'
  const folder = isForeign ? undefined : recordFolders.get(call.name)
  const record = folder === undefined ? undefined : repositoryFor(call).record(folder, id)
  if (record === undefined) throw new NotFoundError(call.path)
  return record
}

/** True when a record of this type may be among the files of a folder that cannot be shown: it is not proven to be none (D31). */
export const hasUnreadableFile = (locale: Locale, type: string, folder = 'introductions'): boolean =>
  isLeftOut(join(env().CONTENT_DIR, locale, folder), ({ record }) => !record?.type || record.type === type)

/** True for a part that a company's files are proven not to have: pages are whole without it. */
function isAbsent({ name, locale, body }: ContentCall): boolean {
  if (name === 'title') return !hasUnreadableFile(locale, String(body.type), 'titles')
  const folder = join(env().CONTENT_DIR, locale)
  return name === 'bottomNavigation' && !isLeftOut(folder, (file) => file.name === 'footer.yaml')
}

function answerOf(call: ContentCall): unknown {
  const problem = pageProblem(call.body)
  if (problem) throw new UpstreamError(call.path, '400', problem)
  if (call.name === 'siteList') return embeddedSites()
  const answer = answers[call.name]
  const payload = answer ? answer(repositoryFor(call), call) : recordAnswer(call)
  if (payload === undefined && isAbsent(call)) throw new NotFoundError(call.path)
  if (payload === undefined) throw new UpstreamError(call.path, '404', `no content for ${call.path}`)
  return payload
}

/** The embedded content of `content/{cn,en}` behind the same calls as a back end (D31). */
export const embeddedSource: ContentSource = {
  answer: async (call) => cachedAnswer(call, () => answerOf(call)),
}
