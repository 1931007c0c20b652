import type { EssentialName } from '@/lib/contract/endpoints'

type RecordType = {
  /** The call that gives one of them. */
  call: EssentialName
  /** Where their pages are, and the list that stands in for a missing one (D3). */
  path: string
  list: string
  /** The type between path and id, where the address has one, of the records of embedded content. */
  type?: string
  /** True for records that have a page of their own as previews alone. */
  isPreviewOnly?: true
}

/** Every kind of record that has pages by id (§2), by its folder of content/{mark}. */
export const recordTypes = {
  products: { call: 'product', path: '/product', list: '/product' },
  'product-categories': { call: 'productCategory', path: '/product-category', list: '/product' },
  solutions: { call: 'solution', path: '/solution', list: '/solution' },
  cases: { call: 'example', path: '/case-detail', list: '/cases' },
  news: { call: 'article', path: '/article-detail', list: '/about-us/news', type: 'news' },
  publications: { call: 'publication', path: '/periodical', list: '/periodical' },
  activities: { call: 'activity', path: '/activity', list: '/activity' },
  media: { call: 'media', path: '/Media', list: '/media' },
  // A form of one language has its alternate under the same id; without one the switch leads home (D6).
  forms: { call: 'form', path: '/form', list: '/' },
  introductions: { call: 'introduction', path: '/about-us', list: '/about-us', isPreviewOnly: true },
  services: { call: 'servicesPreview', path: '/services', list: '/services', isPreviewOnly: true },
  'join-us': { call: 'joinUsPreview', path: '/join-us', list: '/join-us', isPreviewOnly: true },
} as const satisfies Record<string, RecordType>
export type RecordFolder = keyof typeof recordTypes

/** The kinds by folder, with what only some of them have. */
export const recordKinds: [RecordFolder, RecordType][] = Object.entries(recordTypes) as [
  RecordFolder,
  RecordType,
][]

/** Path above the ids of a folder's records; `type` as the address has it. */
export function pathOf(folder: RecordFolder, type?: string): string {
  const { path, type: own = '' }: RecordType = recordTypes[folder]
  const segment = type || own
  return segment ? `${path}/${segment}` : path
}

/** True for a folder whose records have pages by id. */
export const isRecordFolder = (folder: string): folder is RecordFolder => Object.hasOwn(recordTypes, folder)
