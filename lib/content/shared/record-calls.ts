import type { RecordFolder } from '@/lib/content-types/addresses'
import type { EssentialName } from '@/lib/contract/endpoints'

/** The call that gives one record, by type. */
export const recordCalls = {
  products: 'product',
  'product-categories': 'productCategory',
  solutions: 'solution',
  cases: 'example',
  news: 'article',
  publications: 'publication',
  activities: 'activity',
  media: 'media',
  forms: 'form',
  introductions: 'introduction',
  services: 'servicesPreview',
  'join-us': 'joinUsPreview',
} as const satisfies Record<RecordFolder, EssentialName>
