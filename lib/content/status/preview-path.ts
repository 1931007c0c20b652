import { localePath } from '@/lib/i18n/address'
import { introductionPath } from '@/lib/rules/address/introduction-path'
import type { RecordFile } from './read-files'

const sections: Record<string, string> = {
  'product-categories': '/product-category',
  products: '/product',
  solutions: '/solution',
  cases: '/case-detail',
  news: '/article-detail/news',
  activities: '/activity',
  media: '/Media',
  publications: '/periodical',
  services: '/services',
  'join-us': '/join-us',
  forms: '/form',
}

/** Visible path of the pages of a folder's records; undefined where they have none. That of an introduction goes on with its type. */
export const sectionOf = (folder: string): string | undefined => sections[folder]

/** Visible path of a record's preview (D14); undefined for what has no page of its own. */
export function previewPathOf({ locale, folder, id, type }: RecordFile): string | undefined {
  const section = folder === 'introductions' && type ? introductionPath(type) : sections[folder]
  return section && id ? localePath(locale, `${section}/${id}/preview`) : undefined
}
