import type { EssentialName } from '@/lib/contract/endpoints'
import { ID_SEGMENT } from '@/lib/i18n/record-id'
import { pageSizes } from '@/lib/rules/list/page-sizes'
import type { CallInput } from './client/call'

/** The calls behind the pages of records, by the path inside the site. */
const recordCalls: Record<string, EssentialName> = {
  product: 'product',
  'product-category': 'productCategory',
  solution: 'solution',
  'case-detail': 'example',
  periodical: 'publication',
  activity: 'activity',
  media: 'media',
  form: 'form',
  'article-detail': 'article',
}
/** Records that have a page of their own as previews alone. */
const previewCalls: Record<string, EssentialName> = {
  'about-us': 'introduction',
  services: 'servicesPreview',
  'join-us': 'joinUsPreview',
}
const named = new RegExp(`^(?:(article-detail|about-us)/([^/]+)|([\\w-]+))/(${ID_SEGMENT})(/preview|/gate)?$`)

/** The call behind the page of one record, the form of a gate and previews too, by the path inside the site; undefined for every other path. */
export function recordCall(path: string): { name: EssentialName; input: CallInput } | undefined {
  const [, typed, type, section = typed ?? '', id = '', suffix] = named.exec(path) ?? []
  const preview = suffix === '/preview'
  const name = recordCalls[section] ?? (preview ? previewCalls[section] : undefined)
  const isTyped = section === 'article-detail' || section === 'about-us'
  if (!name || isTyped !== (type !== undefined)) return undefined
  return { name, input: { id, ...(type !== undefined && { type }), ...(preview && { preview }) } }
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
