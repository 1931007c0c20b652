import { join } from 'node:path'
import { everyType, recordTypes } from '@/lib/content-types'
import { type RecordFolder, recordLists, recordPath } from '@/lib/content-types/addresses'
import type { ListedRecord } from '@/lib/content-types/record-type'
import type { Resource } from '@/lib/contract/shared'
import { env } from '@/lib/env'
import { introductionPath } from '@/lib/rules/address/introduction-path'
import { firstPicture } from '@/lib/rules/media/media-files'
import { kept } from '../cache/kept-list'
import { getLanguages, type Language, load } from '../client/load'
import { wholeList } from '../client/whole-list'
import { listAiPages } from '../file-pages/ai-pages'
import { hasStaticPage, staticPages } from '../file-pages/static-pages'
import { writtenTimes } from '../sources/files/library'

/** A public page for sitemaps: its path without prefix, when it was last changed, and its picture, where that is known. */
export type PublicPage = {
  path: string
  time?: number | undefined
  picture?: string | undefined
  film?: ListedRecord['film']
}

/** Pages of a list that are asked for at a time. */
const AT_ONCE = 4

/** Those of the static pages that a language has; /go1688 leaves for its own host when one is set (D7). */
function staticPaths(language: Language): string[] {
  return Object.entries(staticPages)
    .filter(([path]) => !env().GO1688_HOST || !path.startsWith('/go1688'))
    .filter(([, name]) => hasStaticPage(language, name))
    .map(([path]) => path)
}

/** Pages of a folder's records: of files, each with the time its file was written; of a back end, with its own. */
function pageIn({ locale }: Language, folder: RecordFolder) {
  const { CONTENT_API_URL, CONTENT_DIR } = env()
  const written = CONTENT_API_URL ? undefined : writtenTimes(join(CONTENT_DIR, locale, folder))
  return (id: string, cover?: Resource, time?: number): PublicPage => ({
    path: recordPath(folder, id),
    time: written ? written.get(Number(id)) : time,
    picture: firstPicture(cover)?.url,
  })
}

/** The pages of a type whose records lists give page by page. */
const pagesOf =
  (folder: RecordFolder) =>
  async (language: Language): Promise<PublicPage[]> => {
    const page = pageIn(language, folder)
    const found = (recordTypes[folder].lists ?? []).map((list) =>
      wholeList(
        (part) => list.read((name, body = {}) => load(name, language, { body }), { ...part, ...list.body }),
        (items) => items.map(({ id, cover, time, film }) => ({ ...page(id, cover, time), film })),
        AT_ONCE,
      ),
    )
    return (await Promise.all(found)).flat()
  }

type Reader = (language: Language) => Promise<PublicPage[]>

/** What lists of the contract give whole, under groups of their own. */
const grouped: Record<string, Reader> = {
  pages: async (language: Language): Promise<PublicPage[]> => [
    ...[...recordLists, ...staticPaths(language)].map((path) => ({ path })),
    ...(await load('introductions', language)).data
      .slice(1)
      .map(({ type }) => ({ path: introductionPath(type) })),
    ...(await listAiPages(language)),
  ],
  products: async (language: Language) => {
    const [category, product] = [pageIn(language, 'product-categories'), pageIn(language, 'products')]
    // The picture of its card is not on a product's own page.
    return (await load('productList', language)).data.flatMap(({ id, productList }) => [
      category(id),
      ...productList.map((item) => product(item.id)),
    ])
  },
  solutions: async (language: Language) => {
    const page = pageIn(language, 'solutions')
    return (await load('solutionList', language)).data.flatMap(({ solutions }) =>
      solutions.map(({ id, pcResource }) => page(id, pcResource)),
    )
  },
  cases: async (language: Language) => {
    const page = pageIn(language, 'cases')
    return (await load('exampleList', language)).data.flatMap(({ examples }) =>
      examples.map(({ id, coverMaterial }) => page(id, coverMaterial)),
    )
  },
}

/** The kinds of pages that sitemaps name, a file each, and the lists they are made of. */
const readers = new Map<string, Reader>([
  ...Object.entries(grouped),
  ...everyType.flatMap(([folder, { lists, sitemap = folder }]) =>
    lists ? [[sitemap, pagesOf(folder)] as const] : [],
  ),
])
export const pageKinds = [...readers.keys()]

async function find(language: Language, kind: string): Promise<PublicPage[]> {
  if (!(await getLanguages()).includes(language.locale)) return []
  const pages = (await readers.get(kind)?.(language)) ?? []
  return [...new Map(pages.map((page) => [page.path, page])).values()]
}

/**
 * Every public page of a language and kind, from memory; none where the language has no site of its own. Its last good copy
 * while the source fails; throws when there is none yet.
 */
export const getPublicPages = (language: Language, kind: string): Promise<PublicPage[]> =>
  kept(`${language.locale} ${kind}`, () => find(language, kind))
