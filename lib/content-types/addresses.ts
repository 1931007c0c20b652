type RecordAddress = {
  /** Its name on the wire: cache tags, gates and the `type` of /api/revalidate. */
  resource: string
  /** Where its pages are, and the list that is shown for a missing one (D3). */
  path: string
  list: string
  /** Pattern of the type between path and id, where the address has one, and the type of the records of embedded content. */
  typePattern?: string
  type?: string
  /** True for records that have a page of their own as previews alone. */
  isPreviewOnly?: true
  /** Key of the list's title in the dictionary. */
  title?: string
  /** How many items a page of the list has (§9); without it the list is whole. */
  pageSize?: number
  /** Query names that make the list a filtered one: rendered per request, never cached (D15). */
  filters?: readonly string[]
  /** What search calls it, as `type=` names it. */
  searchKind?: string
  /** Where an enquiry of its pages comes from (§7). */
  formSource?: string
  /** True where a form may open something of the record (D26). */
  hasGates?: true
}

/** A decoded or escaped text as one segment of an address. */
export const anyText = "(?:[\\w~!*()'-]|%[0-9a-fA-F]{2}){1,300}"

/** Every type of record that has pages by id (§2), by its folder of content/{locale}, and all that addresses say of it. Pure, for browsers too. */
export const recordAddresses = {
  products: {
    resource: 'product',
    path: '/product',
    list: '/product',
    title: 'product.title',
    searchKind: 'product',
    formSource: 'PRODUCT',
    hasGates: true,
  },
  'product-categories': {
    resource: 'product-category',
    path: '/product-category',
    list: '/product',
    searchKind: 'product',
    formSource: 'PRODUCT',
    hasGates: true,
  },
  solutions: {
    resource: 'solution',
    path: '/solution',
    list: '/solution',
    title: 'solution.title',
    searchKind: 'solution',
    formSource: 'SOLUTION',
    hasGates: true,
  },
  cases: {
    resource: 'example',
    path: '/case-detail',
    list: '/cases',
    title: 'cases.title',
    pageSize: 60,
    searchKind: 'case',
    formSource: 'EXAMPLE',
    hasGates: true,
  },
  news: {
    resource: 'news',
    path: '/article-detail',
    list: '/about-us/news',
    title: 'news.title',
    typePattern: '[a-zA-Z-]{1,32}',
    type: 'news',
    pageSize: 9,
    searchKind: 'news',
  },
  activities: {
    resource: 'activity',
    path: '/activity',
    list: '/activity',
    title: 'activity.title',
    pageSize: 10,
    filters: ['startDate', 'endDate', 'place', 'activityType', 'activityName'],
    searchKind: 'event',
    hasGates: true,
  },
  media: {
    resource: 'multimedia/resource',
    path: '/Media',
    list: '/media',
    title: 'media.title',
    pageSize: 10,
    filters: ['startDate', 'endDate', 'resourceType', 'titleContent'],
    searchKind: 'media',
    hasGates: true,
  },
  publications: {
    resource: 'corporate/publications',
    path: '/periodical',
    list: '/periodical',
    title: 'publication.title',
    pageSize: 10,
    searchKind: 'publication',
    formSource: 'CORPORATE_PUBLICATION',
    hasGates: true,
  },
  // A form of one language has its alternate under the same id; without one the switch leads home (D6).
  forms: { resource: 'form', path: '/form', list: '/' },
  introductions: {
    resource: 'introduce',
    path: '/about-us',
    list: '/about-us',
    title: 'about.title',
    typePattern: anyText,
    isPreviewOnly: true,
    searchKind: 'page',
  },
  services: {
    resource: 'serviceAndSupport',
    path: '/services',
    list: '/services',
    isPreviewOnly: true,
    searchKind: 'page',
    hasGates: true,
  },
  'join-us': {
    resource: 'joinUs',
    path: '/join-us',
    list: '/join-us',
    isPreviewOnly: true,
    searchKind: 'page',
    hasGates: true,
  },
} as const satisfies Record<string, RecordAddress>
export type RecordFolder = keyof typeof recordAddresses
type Row<F extends RecordFolder = RecordFolder> = (typeof recordAddresses)[F]
type ValueOf<T, N extends PropertyKey> = T extends Record<N, infer V> ? V : never
type ResourceOf<T> = T extends { hasGates: true; resource: infer R } ? R : never

type AddressRules = { [N in keyof RecordAddress]: ValueOf<Row, N> }

/** The types by folder, with what only some of them have. */
export const recordKinds = Object.entries(recordAddresses) as [RecordFolder, AddressRules][]

/** What addresses say of a type, with what only some of them have. */
export const addressRules = (folder: RecordFolder): AddressRules => recordAddresses[folder]

/** Resources of the records that gates may stand on. */
export const gatedResources = recordKinds.flatMap(([, { hasGates, resource }]) =>
  hasGates ? [resource as ResourceOf<Row>] : [],
)

export type SearchKind = ValueOf<Row, 'searchKind'>
/** The kinds of pages that a search distinguishes, in the order of the types. */
export const searchKinds = [...new Set(recordKinds.flatMap(([, { searchKind }]) => searchKind ?? []))]

/** Every list of records, once. */
export const recordLists = [...new Set(recordKinds.map(([, { list }]) => list))]

/** True for a folder whose records have pages by id. */
export const isRecordFolder = (folder: string): folder is RecordFolder =>
  Object.hasOwn(recordAddresses, folder)

/** Path above the ids of a folder's records; `type` as the address has it. */
export function sectionPath(folder: RecordFolder, type?: string): string {
  const { path, type: own = '' } = addressRules(folder)
  const segment = type || own
  return segment ? `${path}/${segment}` : path
}

/** Path of a record's page, without language prefix. */
export const recordPath = (folder: RecordFolder, id: string, type?: string): string =>
  `${sectionPath(folder, type)}/${id}`

const sections = new Map(recordKinds.map(([folder, { path }]) => [path.toLowerCase(), folder]))

/** What a path without language prefix names as a record's page, in any spelling; undefined for any other. `id` may be none (`isRecordId` tells). */
export function recordAt(path: string) {
  const [, section = '', ...rest] = path.split('/')
  const folder = sections.get(`/${section.toLowerCase()}`)
  if (!folder) return undefined
  const { typePattern } = addressRules(folder)
  const type = typePattern === undefined ? undefined : rest.shift()
  const [id, suffix, ...more] = rest
  return id === undefined || more.length > 0 ? undefined : { folder, id, type, suffix }
}
