import { env } from '@/lib/env'
import type { Mark } from '@/lib/i18n/locales'
import { introductionPath } from '@/lib/rules/address/introduction-path'
import { hasAiPage } from './ai-pages'
import { embeddedIds, type ListedIds } from './embedded/listed-ids'
import { load, loadLanguages } from './load'
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
function staticPaths(mark: Mark): string[] {
  return Object.entries(staticPages)
    .filter(([path]) => !env().GO1688_HOST || !path.startsWith('/go1688'))
    .filter(([, name]) => hasStaticPage(mark, name))
    .map(([path]) => path)
}

type ListName = 'newsList' | 'activityList' | 'mediaList' | 'publicationList'

/** The ids of a whole list, page by page. */
async function allIds(name: ListName, mark: Mark, body: Record<string, unknown> = {}): Promise<string[]> {
  const ids: string[] = []
  for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo++) {
    const { data, total } = await load(name, mark, { body: { ...body, pageNo, pageSize: PAGE_SIZE } })
    ids.push(...data.map((item) => item.id))
    if (data.length === 0 || ids.length >= total) break
  }
  return ids
}

/** The ids that a back end's lists show. */
async function upstreamIds(mark: Mark): Promise<ListedIds> {
  const [products, solutions, cases, introductions, news, aiNews, activities, media, publications] =
    await Promise.all([
      load('productList', mark),
      load('solutionList', mark),
      load('exampleList', mark),
      load('introductions', mark),
      allIds('newsList', mark, { type: 'NEWS' }),
      allIds('newsList', mark, { type: 'NEWS_AI' }),
      allIds('activityList', mark, { activity: {} }),
      allIds('mediaList', mark, { multimediaResource: {} }),
      allIds('publicationList', mark),
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

/** Every public path of a language, for the sitemap: fixed pages and each record that a list shows; none where it has no site of its own. */
export async function getPublicPaths(mark: Mark): Promise<string[]> {
  if (!(await loadLanguages(mark)).includes(mark)) return []
  const listed = await (env().CONTENT_API_URL ? upstreamIds : embeddedIds)(mark)
  const under = (prefix: string, ids: string[]) => ids.map((id) => `${prefix}/${id}`)
  return [
    ...fixed,
    ...staticPaths(mark),
    ...((await hasAiPage(mark, [])) ? ['/ai'] : []),
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
