import type { EssentialName } from '@/lib/contract/endpoints'
import { pageSizes } from '@/lib/rules/list/page-sizes'

/** The calls behind the pages of records, by the path inside the site. */
export const recordCalls: Record<string, EssentialName> = {
  product: 'product',
  'product-category': 'productCategory',
  solution: 'solution',
  'case-detail': 'example',
  periodical: 'publication',
  activity: 'activity',
  media: 'media',
  form: 'form',
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
