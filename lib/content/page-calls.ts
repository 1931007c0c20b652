import { isPreviewOnly, recordAddresses, recordAt } from '@/lib/content-types/addresses'
import type { EssentialName } from '@/lib/contract/endpoints'
import { isRecordId } from '@/lib/i18n/record-id'
import type { CallInput } from './client/call'
import { recordCalls } from './shared/record-calls'

/** The call behind the page of one record, the form of a gate and previews too, by the path inside the site; undefined for every other path. */
export function recordCall(path: string): { name: EssentialName; input: CallInput } | undefined {
  const { folder, id = '', type, suffix } = recordAt(`/${path}`) ?? {}
  if (!folder || !isRecordId(id) || ![undefined, 'preview', 'gate'].includes(suffix)) return undefined
  const preview = suffix === 'preview'
  if (isPreviewOnly(folder) && !preview) return undefined
  return {
    name: recordCalls[folder],
    input: { id, ...(type !== undefined && { type }), ...(preview && { preview }) },
  }
}

/** The first page of each list, as the list's own page asks for it: what it says of the whole is in memory then. */
export const listCalls: Record<
  string,
  { name: 'newsList' | 'publicationList' | 'activityList' | 'mediaList'; pageSize: number; body: object }
> = {
  'about-us/news/list/all': {
    name: 'newsList',
    pageSize: recordAddresses.news.pageSize,
    body: { type: 'NEWS' },
  },
  'about-us/news/list/ai': {
    name: 'newsList',
    pageSize: recordAddresses.news.pageSize,
    body: { type: 'NEWS_AI' },
  },
  'periodical/list': { name: 'publicationList', pageSize: recordAddresses.publications.pageSize, body: {} },
  'activity/list': {
    name: 'activityList',
    pageSize: recordAddresses.activities.pageSize,
    body: { activity: {} },
  },
  'media/list': {
    name: 'mediaList',
    pageSize: recordAddresses.media.pageSize,
    body: { multimediaResource: {} },
  },
}
