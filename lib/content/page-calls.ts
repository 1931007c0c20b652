import type { EssentialName } from '@/lib/contract/endpoints'
import { ID_SEGMENT } from '@/lib/i18n/record-id'
import { pageSizes } from '@/lib/rules/list/page-sizes'
import type { CallInput } from './client/call'
import { recordKinds } from './shared/record-types'

/** Kinds by the first segment of their path inside the site. */
const kinds = new Map(recordKinds.map(([, kind]) => [kind.path.slice(1).toLowerCase(), kind]))
const named = new RegExp(`^(?:(article-detail|about-us)/([^/]+)|([\\w-]+))/(${ID_SEGMENT})(/preview|/gate)?$`)

/** The call behind the page of one record, the form of a gate and previews too, by the path inside the site; undefined for every other path. */
export function recordCall(path: string): { name: EssentialName; input: CallInput } | undefined {
  const [, typed, type, section = typed ?? '', id = '', suffix] = named.exec(path) ?? []
  const preview = suffix === '/preview'
  const kind = kinds.get(section)
  const isTyped = section === 'article-detail' || section === 'about-us'
  if (!kind || (kind.isPreviewOnly && !preview) || isTyped !== (type !== undefined)) return undefined
  return { name: kind.call, input: { id, ...(type !== undefined && { type }), ...(preview && { preview }) } }
}

/** The first page of each list, as the list's own page asks for it: what it says of the whole is in memory then. */
export const listCalls: Record<
  string,
  { name: 'newsList' | 'publicationList' | 'activityList' | 'mediaList'; pageSize: number; body: object }
> = {
  'about-us/news/list/all': { name: 'newsList', pageSize: pageSizes.news, body: { type: 'NEWS' } },
  'about-us/news/list/ai': { name: 'newsList', pageSize: pageSizes.news, body: { type: 'NEWS_AI' } },
  'periodical/list': { name: 'publicationList', pageSize: pageSizes.publications, body: {} },
  'activity/list': { name: 'activityList', pageSize: pageSizes.activities, body: { activity: {} } },
  'media/list': { name: 'mediaList', pageSize: pageSizes.media, body: { multimediaResource: {} } },
}
