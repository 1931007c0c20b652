import { join } from 'node:path'
import { bounds } from '@/lib/contract/bounds'
import type { Media } from '@/lib/contract/media'
import type { Resource } from '@/lib/contract/shared'
import { env } from '@/lib/env'
import { openFilm } from '@/lib/rules/gate/media-gate'
import { firstPicture } from '@/lib/rules/media/media-files'
import { type Language, load } from './client/load'
import { writtenTimes } from './embedded/library'

/** A record as lists and sitemaps name it: its cover's address and when it was written, as far as that is known. */
export type ListedItem = {
  id: string
  cover?: string | undefined
  time?: number | undefined
  film?: ListedFilm | undefined
}
/** A film that everybody may watch, as sitemaps name it. */
export type ListedFilm = { title: string; desc: string; src: string; seconds?: number | undefined }

/** What the lists of a language show, by id; introductions by type. */
export type Listed = {
  products: { category: ListedItem; items: ListedItem[] }[]
  solutions: ListedItem[]
  cases: ListedItem[]
  introductions: string[]
  news: ListedItem[]
  activities: ListedItem[]
  media: ListedItem[]
  publications: ListedItem[]
}

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
/** A list of a back end that never ends is not followed for ever. */
const MOST_PAGES = bounds.records / PAGE_SIZE
/** Pages of a list that are asked for at a time. */
const AT_ONCE = 4

type Page<T> = { data: T[]; total: number }

/**
 * What is kept of the records of a list: its pages say how long it is, those behind the first are asked for four at a time. A page
 * that brings nothing new is the end, whatever the first one says. Of each page only what `keep` makes of its records stays in memory.
 */
export async function whole<T, K extends { id: string }>(
  ask: (page: { pageNo: number; pageSize: number }) => Promise<Page<T>>,
  keep: (record: T) => K,
): Promise<K[]> {
  const known = new Set<string>()
  const pages: K[][] = []
  let [last, isEnded] = [1, false]
  const read = async (pageNo: number) => {
    const { data, total } = await ask({ pageNo, pageSize: PAGE_SIZE })
    const kept = data.slice(0, PAGE_SIZE).map(keep)
    pages[pageNo] = kept.filter(({ id }) => !known.has(id))
    for (const { id } of kept) known.add(id)
    if (pageNo > 1 && pages[pageNo].length === 0) [last, isEnded] = [Math.min(last, pageNo), true]
    // A page that was cut knows of the next one alone.
    if (!isEnded) last = Math.min(MOST_PAGES, Math.max(last, Math.ceil(total / PAGE_SIZE)))
  }
  await read(1)
  let next = 2
  const worker = async () => {
    while (next <= last) await read(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return pages.flat()
}

type Item = (id: string, cover?: Resource, time?: number) => ListedItem

/** Items of a language's list: of files, each with the time its file was written; of a back end, with its own. */
function itemOf({ locale }: Language, folder: string): Item {
  const { CONTENT_API_URL, CONTENT_DIR } = env()
  const written = CONTENT_API_URL ? undefined : writtenTimes(join(CONTENT_DIR, locale, folder))
  return (id, cover, time) => ({
    id,
    cover: firstPicture(cover)?.url,
    time: written ? written.get(Number(id)) : time,
  })
}

/** The film of a media resource, unless a form stands before it (D26). */
function listedFilm(item: Media): ListedFilm | undefined {
  const film = openFilm(item, '0')
  const title = item.titleContent
  return film && { title, desc: item.resourceDesc ?? title, src: film.src, seconds: film.seconds }
}

const readers: { [K in keyof Listed]: (language: Language) => Promise<Listed[K]> } = {
  products: async (language) => {
    const [category, product] = [itemOf(language, 'product-categories'), itemOf(language, 'products')]
    return (await load('productList', language)).data.map(({ id, productList }) => ({
      category: category(id),
      // The picture of its card is not on a product's own page.
      items: productList.map((item) => product(item.id)),
    }))
  },
  solutions: async (language) => {
    const item = itemOf(language, 'solutions')
    return (await load('solutionList', language)).data.flatMap(({ solutions }) =>
      solutions.map(({ id, pcResource }) => item(id, pcResource)),
    )
  },
  cases: async (language) => {
    const item = itemOf(language, 'cases')
    return (await load('exampleList', language)).data.flatMap(({ examples }) =>
      examples.map(({ id, coverMaterial }) => item(id, coverMaterial)),
    )
  },
  introductions: async (language) => (await load('introductions', language)).data.map(({ type }) => type),
  news: async (language) => {
    const item = itemOf(language, 'news')
    const both = ['NEWS', 'NEWS_AI'].map((type) =>
      whole(
        (page) => load('newsList', language, { body: { ...page, type } }),
        ({ id, coverMaterial, createTime }) => item(id, coverMaterial, createTime),
      ),
    )
    return (await Promise.all(both)).flat()
  },
  activities: async (language) => {
    const item = itemOf(language, 'activities')
    return whole(
      (page) => load('activityList', language, { body: { ...page, activity: {} } }),
      ({ id, coverMaterial }) => item(id, coverMaterial),
    )
  },
  media: async (language) => {
    const item = itemOf(language, 'media')
    return whole(
      (page) => load('mediaList', language, { body: { ...page, multimediaResource: {} } }),
      (media) => ({ ...item(media.id, media.coverMaterial, media.createdAt), film: listedFilm(media) }),
    )
  },
  publications: async (language) => {
    const item = itemOf(language, 'publications')
    return whole(
      (page) => load('publicationList', language, { body: page }),
      ({ id, picture, createdAt }) => item(id, picture, createdAt),
    )
  },
}

/** One list of a language, whole. Throws when it is not to be had. */
export async function listed(language: Language, name: keyof Listed): Promise<Partial<Listed>> {
  return { [name]: await readers[name](language) }
}
