import { bounds } from '@/lib/contract/bounds'
import type { Resource } from '@/lib/contract/shared'
import { firstPicture } from '@/lib/rules/media/media-files'
import { type Language, load } from './client/load'
import { type Listed, type ListedItem, listedFilm } from './embedded/listed-ids'

/** The kinds of pages that sitemaps name, a file each. */
export const pageKinds = [
  'pages',
  'products',
  'solutions',
  'cases',
  'news',
  'events',
  'media',
  'publications',
] as const
export type PageKind = (typeof pageKinds)[number]

/** The lists that each kind is made of. */
export const listedKinds: Record<PageKind, keyof Listed> = {
  pages: 'introductions',
  products: 'products',
  solutions: 'solutions',
  cases: 'cases',
  news: 'news',
  events: 'activities',
  media: 'media',
  publications: 'publications',
}

const PAGE_SIZE = 100
/** A back end that never ends is not followed for ever. */
const MOST_PAGES = bounds.records / PAGE_SIZE
/** Pages of a list that are asked for at a time. */
const AT_ONCE = 4

type Page<T> = { data: T[]; total: number }

/**
 * What is kept of the records of a list of a back end: its first page says how long it is, the others are asked for four at a time. A page
 * that brings nothing new is the end, whatever the first one says. Of each page only what `keep` makes of its records stays in memory.
 */
export async function whole<T, K extends { id: string }>(
  ask: (page: { pageNo: number; pageSize: number }) => Promise<Page<T>>,
  keep: (record: T) => K,
): Promise<K[]> {
  const known = new Set<string>()
  const pages: K[][] = []
  let last = 1
  const read = async (pageNo: number) => {
    const { data, total } = await ask({ pageNo, pageSize: PAGE_SIZE })
    const kept = data.slice(0, PAGE_SIZE).map(keep)
    pages[pageNo] = kept.filter(({ id }) => !known.has(id))
    for (const { id } of kept) known.add(id)
    if (pageNo === 1) last = Math.min(MOST_PAGES, Math.ceil(total / PAGE_SIZE))
    else if (pages[pageNo].length === 0) last = Math.min(last, pageNo)
  }
  await read(1)
  let next = 2
  const worker = async () => {
    while (next <= last) await read(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return pages.flat()
}

const item = (id: string, cover: Resource | undefined, time?: number): ListedItem => ({
  id,
  cover: firstPicture(cover)?.url,
  time,
})

const readers: { [K in keyof Listed]: (language: Language) => Promise<Listed[K]> } = {
  products: async (language) =>
    (await load('productList', language)).data.map(({ id, productList }) => ({
      category: { id },
      items: productList.map((product) => ({ id: product.id })),
    })),
  solutions: async (language) =>
    (await load('solutionList', language)).data.flatMap(({ solutions }) =>
      solutions.map(({ id, pcResource }) => item(id, pcResource)),
    ),
  cases: async (language) =>
    (await load('exampleList', language)).data.flatMap(({ examples }) =>
      examples.map(({ id, coverMaterial }) => item(id, coverMaterial)),
    ),
  introductions: async (language) => (await load('introductions', language)).data.map(({ type }) => type),
  news: async (language) => {
    const both = await Promise.all(
      ['NEWS', 'NEWS_AI'].map((type) =>
        whole(
          (page) => load('newsList', language, { body: { ...page, type } }),
          ({ id, coverMaterial, createTime }) => item(id, coverMaterial, createTime),
        ),
      ),
    )
    return both.flat()
  },
  activities: async (language) => {
    return whole(
      (page) => load('activityList', language, { body: { ...page, activity: {} } }),
      ({ id, coverMaterial }) => item(id, coverMaterial),
    )
  },
  media: async (language) => {
    return whole(
      (page) => load('mediaList', language, { body: { ...page, multimediaResource: {} } }),
      (media) => ({ ...item(media.id, media.coverMaterial, media.createdAt), film: listedFilm(media) }),
    )
  },
  publications: async (language) => {
    return whole(
      (page) => load('publicationList', language, { body: page }),
      ({ id, picture, createdAt }) => item(id, picture, createdAt),
    )
  },
}

/** One list of a back end, whole. Throws when it is not to be had. */
export async function upstreamListed(language: Language, name: keyof Listed): Promise<Partial<Listed>> {
  return { [name]: await readers[name](language) }
}
