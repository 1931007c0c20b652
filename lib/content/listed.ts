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
/** A hundred thousand records of one list: a back end that never ends is not followed for ever. */
const MOST_PAGES = 1000
/** Pages of a list that are asked for at a time. */
const AT_ONCE = 4

type Page<T> = { data: T[]; total: number }

/** A whole list of a back end: its first page says how long it is, the others are asked for four at a time. */
async function whole<T>(ask: (page: { pageNo: number; pageSize: number }) => Promise<Page<T>>): Promise<T[]> {
  const pageAt = (pageNo: number) => ask({ pageNo, pageSize: PAGE_SIZE })
  const first = await pageAt(1)
  const pages = Math.min(MOST_PAGES, Math.ceil(first.total / PAGE_SIZE))
  const rest: Page<T>[] = []
  let next = 2
  const worker = async () => {
    while (next <= pages) {
      const pageNo = next++
      rest[pageNo] = await pageAt(pageNo)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return [first, ...rest.filter(Boolean)].flatMap(({ data }) => data)
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
        whole((page) => load('newsList', language, { body: { ...page, type } })),
      ),
    )
    return both.flat().map(({ id, coverMaterial, createTime }) => item(id, coverMaterial, createTime))
  },
  activities: async (language) => {
    const events = await whole((page) => load('activityList', language, { body: { ...page, activity: {} } }))
    return events.map(({ id, coverMaterial }) => item(id, coverMaterial))
  },
  media: async (language) => {
    const all = await whole((page) =>
      load('mediaList', language, { body: { ...page, multimediaResource: {} } }),
    )
    return all.map((media) => ({
      ...item(media.id, media.coverMaterial, media.createdAt),
      film: listedFilm(media),
    }))
  },
  publications: async (language) => {
    const all = await whole((page) => load('publicationList', language, { body: page }))
    return all.map(({ id, picture, createdAt }) => item(id, picture, createdAt))
  },
}

/** One list of a back end, whole. Throws when it is not to be had. */
export async function upstreamListed(language: Language, name: keyof Listed): Promise<Partial<Listed>> {
  return { [name]: await readers[name](language) }
}
