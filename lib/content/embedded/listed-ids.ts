import { type Media, media } from '@/lib/contract/media'
import { readPayload } from '@/lib/contract/read'
import type { Mark } from '@/lib/i18n/locales'
import { openFilm } from '@/lib/rules/gate/media-gate'
import type { Wire } from '../shared/wire'
import { embeddedRepository } from '.'
import type { Repository } from './repository'

/** A record as lists and sitemaps name it: its cover's address and when it was written, as far as the files tell. */
export type ListedItem = {
  id: string
  cover?: string | undefined
  time?: number | undefined
  film?: ListedFilm | undefined
}
/** A film that everybody may watch, as sitemaps name it. */
export type ListedFilm = { title: string; desc: string; src: string; seconds?: number | undefined }

/** The film of a media resource, unless a form stands before it (D26). */
export function listedFilm(item: Media): ListedFilm | undefined {
  const film = openFilm(item, '0')
  return (
    film && {
      title: item.titleContent,
      desc: item.resourceDesc ?? item.titleContent,
      src: film.src,
      seconds: film.seconds,
    }
  )
}

function filmOf(wire: Wire): ListedFilm | undefined {
  try {
    return listedFilm(readPayload('multimedia/resource', media, wire).value)
  } catch {
    return undefined // its own page says what is wrong with it
  }
}

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

/** The address of a resource in any of its forms (contract, "Shared shapes"), unread. */
function addressOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return addressOf(value[0])
  if (typeof value !== 'object' || value === null) return undefined
  const { url, files } = value as { url?: unknown; files?: unknown }
  return addressOf(url ?? files)
}

function listed(repository: Repository): Listed {
  const itemsOf = (folder: string, cover: string | undefined, wires: unknown): ListedItem[] => {
    const times = repository.writtenAt(folder)
    return (Array.isArray(wires) ? (wires as Wire[]) : []).map((wire) => ({
      id: String(wire.id),
      cover: cover && addressOf(wire[cover]),
      time: times.get(Number(wire.id)),
    }))
  }
  const mediaOf = (wires: Wire[]) =>
    itemsOf('media', 'coverMaterial', wires).map((item, at) => ({ ...item, film: filmOf(wires[at] ?? {}) }))
  return {
    products: repository.productGroups().map(({ id, productList }) => ({
      category: itemsOf('product-categories', 'pcResource', [{ id }])[0] ?? { id: String(id) },
      // The picture of its card is not on a product's own page.
      items: itemsOf('products', undefined, productList),
    })),
    solutions: repository
      .industryEntries()
      .flatMap(({ solutions }) => itemsOf('solutions', 'pcResource', solutions)),
    cases: repository.exampleGroups().flatMap(({ examples }) => itemsOf('cases', 'coverMaterial', examples)),
    introductions: repository.records('introductions').map(({ type }) => String(type)),
    news: itemsOf('news', 'coverMaterial', [...repository.news('NEWS'), ...repository.news('NEWS_AI')]),
    activities: itemsOf('activities', 'coverMaterial', repository.records('activities')),
    media: mediaOf(repository.newest('media', 'createdAt')),
    publications: itemsOf('publications', 'picture', repository.newest('publications', 'createdAt')),
  }
}

/** The records of the embedded lists, straight from the files in memory: a sitemap renders no page for it. */
export const embeddedListed = (mark: Mark): Listed => listed(embeddedRepository(mark, false))
