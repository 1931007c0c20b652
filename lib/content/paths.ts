import { env } from '@/lib/env'
import { introductionPath } from '@/lib/rules/address/introduction-path'
import { hasAiPage } from './ai-pages'
import { getLanguages, type Language, load } from './client/load'
import { embeddedIds, type ListedIds } from './embedded/listed-ids'
import { hasStaticPage, type StaticPageName } from './static-pages'

const PAGE_SIZE = 100
/** A sitemap may name 50,000 addresses; two languages share it. */
const MOST_PAGES = 100

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
/** Pages that no call carries, by their file. */
const staticPages: Record<string, StaticPageName> = {
  '/go1688': 'go1688',
  '/go1688/purchaser': 'go1688-purchaser',
  '/go1688/supplier': 'go1688-supplier',
  '/privacy': 'privacy',
}

/** Those of them that a language has; /go1688 leaves for its own host when one is set (D7). */
function staticPaths(language: Language): string[] {
  return Object.entries(staticPages)
    .filter(([path]) => !env().GO1688_HOST || !path.startsWith('/go1688'))
    .filter(([, name]) => hasStaticPage(language, name))
    .map(([path]) => path)
}

type ListName = 'newsList' | 'activityList' | 'mediaList' | 'publicationList'

/** The ids of a whole list, page by page. */
async function allIds(
  name: ListName,
  language: Language,
  body: Record<string, unknown> = {},
): Promise<string[]> {
  const ids: string[] = []
  for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo++) {
    const { data, total } = await load(name, language, { body: { ...body, pageNo, pageSize: PAGE_SIZE } })
    ids.push(...data.map((item) => item.id))
    if (data.length === 0 || ids.length >= total) break
  }
  return ids
}

/** The ids that a back end's lists show. */
async function upstreamIds(language: Language): Promise<ListedIds> {
  const [products, solutions, cases, introductions, news, aiNews, activities, media, publications] =
    await Promise.all([
      load('productList', language),
      load('solutionList', language),
      load('exampleList', language),
      load('introductions', language),
      allIds('newsList', language, { type: 'NEWS' }),
      allIds('newsList', language, { type: 'NEWS_AI' }),
      allIds('activityList', language, { activity: {} }),
      allIds('mediaList', language, { multimediaResource: {} }),
      allIds('publicationList', language),
    ])
  const ids = (items: { id: string }[]) => items.map(({ id }) => id)
  return {
    products: products.data.map(({ id, productList }) => ({ category: id, ids: ids(productList) })),
    solutions: solutions.data.flatMap((entry) => ids(entry.solutions)),
    cases: cases.data.flatMap((group) => ids(group.examples)),
    introductions: introductions.data.map(({ type }) => type),
    news: [...news, ...aiNews],
    activities,
    media,
    publications,
  }
}

/**
 * Every public path of a language, for the sitemap: fixed pages and each record that a list shows; none where it has no
 * site of its own. Throws when a list is not to be had.
 */
export async function getPublicPaths(language: Language): Promise<string[]> {
  if (!(await getLanguages(language)).includes(language.mark)) return []
  const listed = await (env().CONTENT_API_URL ? upstreamIds(language) : embeddedIds(language.mark))
  const under = (prefix: string, ids: string[]) => ids.map((id) => `${prefix}/${id}`)
  return [
    ...fixed,
    ...staticPaths(language),
    ...((await hasAiPage(language, [])) ? ['/ai'] : []),
    ...listed.products.flatMap(({ category, ids }) => [
      `/product-category/${category}`,
      ...under('/product', ids),
    ]),
    ...under('/solution', listed.solutions),
    ...under('/case-detail', listed.cases),
    ...listed.introductions.slice(1).map(introductionPath),
    ...under('/article-detail/news', listed.news),
    ...under('/activity', listed.activities),
    ...under('/Media', listed.media),
    ...under('/periodical', listed.publications),
  ]
}
