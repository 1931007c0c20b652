import type { Mark } from '@/lib/i18n/locales'
import { embeddedRepository } from '.'
import { fromLibrary } from './library'
import type { Repository } from './repository'

type Wire = Record<string, unknown>

/** What the lists of a language show, by id; introductions by type. */
export type ListedIds = {
  products: { category: string; ids: string[] }[]
  solutions: string[]
  cases: string[]
  introductions: string[]
  news: string[]
  activities: string[]
  media: string[]
  publications: string[]
}

const idsOf = (wires: unknown): string[] =>
  (Array.isArray(wires) ? wires : []).map(({ id }: Wire) => String(id))

function listed(repository: Repository): ListedIds {
  return {
    products: repository
      .productGroups()
      .map(({ id, productList }) => ({ category: String(id), ids: idsOf(productList) })),
    solutions: repository.industryEntries().flatMap(({ solutions }) => idsOf(solutions)),
    cases: repository.exampleGroups().flatMap(({ examples }) => idsOf(examples)),
    introductions: repository.records('introductions').map(({ type }) => String(type)),
    news: [...idsOf(repository.news('NEWS')), ...idsOf(repository.news('NEWS_AI'))],
    activities: idsOf(repository.records('activities')),
    media: idsOf(repository.newest('media', 'createdAt')),
    publications: idsOf(repository.newest('publications', 'createdAt')),
  }
}

/** The ids of the embedded lists, straight from the snapshot: a sitemap of 40,000 pages reads no record for it. */
export async function embeddedIds(mark: Mark): Promise<ListedIds> {
  const { answer } = await fromLibrary(() => listed(embeddedRepository(mark, false)))
  return answer
}
