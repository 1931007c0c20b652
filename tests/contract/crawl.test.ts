import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { pagePaths, wholeSitemap } from '@/scripts/lib/sitemap-files'
import { type ContentServer, startContentServer } from '../helpers/content-server'
import { attribute, type Crawled, fetchAll, fetchPage, ownLinks, shownCrumbs } from '../helpers/crawl'
import { otherCompany } from '../helpers/other-company'
import { graphOf, type Node, problemsOf } from '../helpers/structured-data'

// What a crawler reads of public pages of every kind in both languages (S8): three of each, all of them with CRAWL=all, which
// takes minutes; then the same of a company with other ids and words behind a real back end.

/** The thing that a page of each kind is about. */
const things: [RegExp, string][] = [
  [/^\/product\/\d/, 'SoftwareApplication'],
  [/^\/solution\/\d/, 'Service'],
  [/^\/case-detail\//, 'Article'],
  [/^\/article-detail\/news\//, 'NewsArticle'],
  [/^\/activity\/\d/, 'Event'],
  [/^\/periodical\/\d/, 'PublicationIssue|Report'],
  [
    /^\/(?:product|solution|cases|activity|media|periodical|about-us\/news|product-category\/\d+)$/,
    'ItemList',
  ],
]
const bare = (path: string) => path.replace(/^\/en(?=\/|$)/, '') || '/'
const kindOf = (path: string) => path.replace(/\d+$/, '{id}')

let backend: ContentServer
const sites: RunningServer[] = []
const started = async (settings: Record<string, string>) => {
  const site = await startServer(settings)
  sites.push(site)
  return site.url
}
beforeAll(async () => {
  backend = await startContentServer(otherCompany)
})
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  await backend?.close()
})

/** Every page that the sitemap names, as a path. */
async function pathsOf(origin: string): Promise<string[]> {
  const get = async ({ pathname }: URL) => (await fetchPage(origin, pathname)).html
  const xml = await wholeSitemap(get, origin)
  const paths = pagePaths(xml)
  expect(new Set(paths).size).toBe(paths.length)
  return paths
}

/** The first `most` of each kind and language. */
function firstOfEach(paths: string[], most: number): string[] {
  const counts = new Map<string, number>()
  return paths.filter((path) => {
    const count = (counts.get(kindOf(path)) ?? 0) + 1
    counts.set(kindOf(path), count)
    return count <= most
  })
}

/** What is wrong with the head of a page and with what it says of itself. */
function problemsOfPage(origin: string, { path, status, html }: Crawled): string[] {
  const problems: string[] = []
  const check = (isRight: unknown, what: string) => {
    if (!isRight) problems.push(`${path}: ${what}`)
  }
  const graph = graphOf(html)
  const nodeOf = (types: string): Node | undefined =>
    graph.find((node) => types.split('|').includes(node['@type']))
  const meta = (name: string) =>
    attribute(html, new RegExp(`<meta (?:name|property)="${name}"[^>]*>`), 'content')
  check(status === 200, `status ${status}`)
  check(/<title>[^<]+<\/title>/.test(html), 'no title')
  const canonical = attribute(html, /<link rel="canonical"[^>]*>/, 'href') ?? ''
  check(canonical.replace(/\/$/, '') === (origin + path).replace(/\/$/, ''), `canonical ${canonical}`)
  check(!/<meta name="robots"/.test(html), 'is not to be indexed')
  for (const problem of problemsOf(graph)) check(false, problem)
  const wanted = things.find(([pattern]) => pattern.test(bare(path)))?.[1]
  if (wanted) check(nodeOf(wanted), `no ${wanted}`)
  check(nodeOf('WebSite')?.inLanguage === (path.startsWith('/en') ? 'en' : 'zh-CN'), 'language of the site')
  const trail = (nodeOf('BreadcrumbList')?.itemListElement ?? []) as { name: string; item: string }[]
  check(bare(path) === '/' ? trail.length === 0 : trail.length > 1, `${trail.length} crumbs`)
  const shown = trail.length > 2 ? trail.map(({ name }) => name) : []
  check(
    JSON.stringify(shownCrumbs(html)) === JSON.stringify(shown),
    `shows other crumbs: ${shownCrumbs(html)}`,
  )
  check(meta('og:image')?.startsWith(`${origin}/api/share/`), `og:image ${meta('og:image')}`)
  check(meta('og:image:width') === '1200' && meta('og:image:height') === '630', 'size of its share picture')
  check(meta('applicable-device') === 'pc,mobile', 'does not say which screens it is for')
  const isArticle = /^\/(?:article|case)-detail\//.test(bare(path))
  check(meta('og:type') === (isArticle ? 'article' : 'website'), `og:type ${meta('og:type')}`)
  check(/<link rel="alternate" type="text\/markdown"/.test(html), 'names no Markdown')
  return problems
}

/** Pages that only visitors open, such as the search, and other addresses of pages. */
const isNoPage = (path: string) => /[?.]|\/(?:form|preview|search)(?:\/|$)|^\/(?:api|assets)\//.test(path)

/** Pages from files of the demo company, which another company replaces (D7, D8): they link to its records. */
const isOwnFile = (path: string) => /^\/(?:ai|go1688|privacy)(?:\/|$)/.test(bare(path))

/** One page of each kind and language. */
const oneOfEach = (pages: Crawled[]) => [...new Map(pages.map((page) => [kindOf(page.path), page])).values()]

async function problemsOfParts(origin: string, pages: Crawled[]): Promise<string[]> {
  const problems: string[] = []
  for (const { path, html } of oneOfEach(pages)) {
    const address = attribute(html, /<link rel="alternate" type="text\/markdown"[^>]*>/, 'href') ?? origin
    const markdown = await fetchPage(origin, new URL(address).pathname)
    const asked = await fetchPage(origin, path, { accept: 'text/markdown' })
    const image = attribute(html, /<meta property="og:image" [^>]*>/, 'content') ?? origin
    const picture = await fetchPage(origin, new URL(image).pathname)
    if (markdown.headers['content-type'] !== 'text/markdown; charset=utf-8')
      problems.push(`${address}: no Markdown`)
    if (!/^# \S/m.test(markdown.html)) problems.push(`${address}: no heading`)
    if (markdown.headers['x-robots-tag'] !== 'noindex') problems.push(`${address}: indexed`)
    if (asked.status !== 303 || asked.headers.location !== new URL(address).pathname)
      problems.push(`${path}: ${asked.status} ${asked.headers.location} for text/markdown`)
    if (picture.headers['content-type'] !== 'image/jpeg') problems.push(`${image}: ${picture.status}`)
  }
  return problems
}

describe.each([
  [
    'the demo company',
    () => ({ SITE_VERIFICATION: 'baidu=codeva-abc,bing=123' }),
    process.env.CRAWL === 'all' ? Number.POSITIVE_INFINITY : 3,
  ],
  ['a company with other ids and words', () => ({ CONTENT_API_URL: backend.url }), 1],
])('%s', (_, settings, most) => {
  let origin = ''
  let paths: string[] = []
  let pages: Crawled[] = []
  beforeAll(async () => {
    origin = await started(settings())
    paths = await pathsOf(origin)
    pages = await fetchAll(origin, firstOfEach(paths, most))
  }, 240_000)

  it('every page says what it is, where it stands and what it shows when it is shared', () => {
    expect(pages.length).toBeGreaterThan(50)
    expect(pages.flatMap((page) => problemsOfPage(origin, page))).toEqual([])
  })

  it('no link is broken, and the sitemap leaves out no page that another one links to', async () => {
    const named = new Set(paths)
    const linked = [
      ...new Set(pages.filter(({ path }) => !isOwnFile(path)).flatMap(({ html }) => ownLinks(html))),
    ].filter((path) => !named.has(path))
    expect(linked.filter((path) => !isNoPage(path))).toEqual([])
    const others = [...new Map(linked.map((path) => [kindOf(path), path])).values()]
    const answers = await fetchAll(origin, others)
    expect(
      answers.filter(({ status }) => status >= 400).map(({ path, status }) => `${status} ${path}`),
    ).toEqual([])
  }, 120_000)

  it('a page of each kind has its Markdown and its share picture', async () => {
    expect(await problemsOfParts(origin, pages)).toEqual([])
  }, 120_000)

  it.each(['cn', 'en'])(
    'what is new can be subscribed to, and all of it be read by engines, %s',
    async (lang) => {
      const prefix = lang === 'en' ? '/en' : ''
      const files = [
        ...['news.rss', 'news.atom', 'events.rss', 'events.atom', 'events.ics'].map(
          (file) => `/feeds/${lang}/${file}`,
        ),
        `${prefix}/llms.txt`,
        '/robots.txt',
      ]
      const [rss, atom, ...rest] = await fetchAll(origin, files)
      for (const answer of [rss, atom, ...rest])
        expect([answer?.path, answer?.status]).toEqual([answer?.path, 200])
      expect(rss?.html.match(/<item>/g)?.length).toBeGreaterThan(10)
      expect(atom?.html.match(/<entry>/g)?.length).toBe(rss?.html.match(/<item>/g)?.length)
      const [overview] = rest.filter(({ path }) => path.endsWith('llms.txt'))
      const named = [...(overview?.html.matchAll(/\]\((\S+?)\.md\)/g) ?? [])].map(
        ([, url = '']) => new URL(url).pathname,
      )
      expect(named.filter((path) => path.startsWith(`${prefix}/product/`)).length).toBeGreaterThan(5)
    },
  )
})
