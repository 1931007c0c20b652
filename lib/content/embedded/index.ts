import { join } from 'node:path'
import type { EndpointName } from '@/lib/contract/endpoints'
import { NotFoundError, UpstreamError } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { type Mark, marks } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import type { ContentCall, ContentSource } from '../shared/source'
import type { Wire } from '../shared/wire'
import { answers } from './answers'
import { keptAnswer } from './kept-answers'
import { isLeftOut } from './library'
import { Repository } from './repository'

/** Folders behind the record calls. */
const recordFolders: Partial<Record<EndpointName, string>> = {
  productCategory: 'product-categories',
  product: 'products',
  solution: 'solutions',
  example: 'cases',
  publication: 'publications',
  activity: 'activities',
  media: 'media',
  introduction: 'introductions',
  servicesPreview: 'services',
  joinUsPreview: 'join-us',
  form: 'forms',
}

/** The embedded content of one language as of now. */
export function embeddedRepository(mark: Mark, preview: boolean): Repository {
  const { CONTENT_DIR, SITE_TIME_ZONE } = env()
  return new Repository({
    directory: join(CONTENT_DIR, mark),
    now: Date.now(),
    zone: SITE_TIME_ZONE,
    preview,
  })
}

const repositoryFor = (call: ContentCall) => embeddedRepository(call.mark, call.preview)

/** What a site is without a readable site.yaml: a language is not lost to a mistake in one file (D31, D32). */
function plainSite(mark: Mark): Wire | undefined {
  const isWrong = isLeftOut(join(env().CONTENT_DIR, mark), ({ name }) => name === 'site.yaml')
  return isWrong ? { id: marks.indexOf(mark) + 1, title: messages[mark].shell.siteName, mark } : undefined
}

/** The sites of content/{cn,en} in the order of the languages. */
export function embeddedSites(): (Wire & { mark: Mark })[] {
  return marks.flatMap((mark) => {
    const site = embeddedRepository(mark, false).single('site.yaml') ?? plainSite(mark)
    if (!site) return []
    const { dictionary: _dictionary, activityTypes: _activityTypes, ...record } = site
    return [{ ...record, mark }]
  })
}

/** The number that embedded records have for an id; NaN for an id of none of them. */
export const numberOfId = (id = ''): number => (/^\d{1,15}$/.test(id) ? Number(id) : Number.NaN)

function recordAnswer(call: ContentCall): unknown {
  const id = numberOfId(call.params.id)
  const folder = call.name === 'article' && call.params.type === 'news' ? 'news' : recordFolders[call.name]
  const record = folder === undefined ? undefined : repositoryFor(call).record(folder, id)
  if (record === undefined) throw new NotFoundError(call.path)
  return record
}

function answerOf(call: ContentCall): unknown {
  if (call.name === 'siteList') return embeddedSites()
  const answer = answers[call.name]
  const payload = answer ? answer(repositoryFor(call), call) : recordAnswer(call)
  if (payload === undefined) throw new UpstreamError(call.path, '404', `no content for ${call.path}`)
  return payload
}

/** The embedded content of `content/{cn,en}` behind the same calls as a back end (D31). */
export const embeddedSource: ContentSource = {
  answer: async (call) => keptAnswer(call, () => answerOf(call)),
}

/** True when an introduction of this type may be among the files that cannot be shown: it is not proven to be none (D31). */
export const mayBeWrong = (mark: Mark, type: string): boolean =>
  isLeftOut(
    join(env().CONTENT_DIR, mark, 'introductions'),
    ({ record }) => !record?.type || record.type === type,
  )
