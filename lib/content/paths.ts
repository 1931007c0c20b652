import { env } from '@/lib/env'
import { introductionPath } from '@/lib/rules/address/introduction-path'
import { getLanguages, type Language } from './client/load'
import { listAiPages } from './file-pages/ai-pages'
import { hasStaticPage, staticPages } from './file-pages/static-pages'
import { kept } from './kept-list'
import {
  type Listed,
  type ListedFilm,
  type ListedItem,
  listed,
  listedKinds,
  type PageKind,
  pageKinds,
} from './listed'

export { type PageKind, pageKinds }

/** A public page for sitemaps: its path without prefix, when it was last changed, and its picture, where that is known. */
export type PublicPage = {
  path: string
  time?: number | undefined
  picture?: string | undefined
  film?: ListedFilm | undefined
}

const fixed = [
  '/',
  '/product',
  '/solution',
  '/cases',
  '/about-us',
  '/about-us/news',
  '/services',
  '/join-us',
  '/periodical',
  '/activity',
  '/media',
]
/** Those of them that a language has; /go1688 leaves for its own host when one is set (D7). */
function staticPaths(language: Language): string[] {
  return Object.entries(staticPages)
    .filter(([path]) => !env().GO1688_HOST || !path.startsWith('/go1688'))
    .filter(([, name]) => hasStaticPage(language, name))
    .map(([path]) => path)
}

const under = (prefix: string, items: ListedItem[] = []): PublicPage[] =>
  items.map(({ id, time, cover, film }) => ({ path: `${prefix}/${id}`, time, picture: cover, film }))

const pagesOf: Record<Exclude<PageKind, 'pages'>, (listed: Partial<Listed>) => PublicPage[]> = {
  products: ({ products = [] }) =>
    products.flatMap(({ category, items }) => [
      ...under('/product-category', [category]),
      ...under('/product', items),
    ]),
  solutions: ({ solutions }) => under('/solution', solutions),
  cases: ({ cases }) => under('/case-detail', cases),
  news: ({ news }) => under('/article-detail/news', news),
  events: ({ activities }) => under('/activity', activities),
  media: ({ media }) => under('/Media', media),
  publications: ({ publications }) => under('/periodical', publications),
}

async function find(language: Language, kind: PageKind): Promise<PublicPage[]> {
  if (!(await getLanguages(language)).includes(language.locale)) return []
  const lists = await listed(language, listedKinds[kind])
  const pages =
    kind === 'pages'
      ? [
          ...[...fixed, ...staticPaths(language)].map((path) => ({ path })),
          ...(lists.introductions ?? []).slice(1).map((type) => ({ path: introductionPath(type) })),
          ...(await listAiPages(language)),
        ]
      : pagesOf[kind](lists)
  return [...new Map(pages.map((page) => [page.path, page])).values()]
}

/**
 * Every public page of a language and kind, from memory; none where the language has no site of its own. Its last good copy
 * while the source fails; throws when there is none yet.
 */
export const getPublicPages = (language: Language, kind: PageKind): Promise<PublicPage[]> =>
  kept(`${language.locale} ${kind}`, () => find(language, kind))
