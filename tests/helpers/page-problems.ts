import { attribute, type Crawled, mainPart, shownCrumbs } from './crawl'
import { graphOf, type Node, problemsOf } from './structured-data'

/** The thing that a page of each kind is about. */
const things: [RegExp, string][] = [
  [/^\/product\/\d/, 'Product'],
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
const feedsOf = [
  [/^\/$|^\/(?:about-us\/news$|article-detail\/)/, ['application/rss+xml', 'application/atom+xml']],
  [/^\/$|^\/activity/, ['application/rss+xml', 'application/atom+xml', 'text/calendar']],
] as const

/** A path as it is written without a language. */
export const bare = (path: string): string => path.replace(/^\/en(?=\/|$)/, '') || '/'
const languageOf = (path: string) => (/^\/en(?:\/|$)/.test(path) ? 'en' : 'zh-CN')
const sameAddress = (a: string, b: string) => a.replace(/\/$/, '') === b.replace(/\/$/, '')
const count = (html: string, tag: RegExp) => html.match(tag)?.length ?? 0

/** A `<meta>` of a page by its name or property. */
export const metaOf = (html: string, name: string): string | undefined =>
  attribute(html, new RegExp(`<meta (?:name|property)="${name}"[^>]*>`), 'content')

/** The first heading of a page that leaves a level out, as `h1 > h3`. */
function skippedLevel(html: string): string | undefined {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
  const at = levels.findIndex((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)
  return at < 0 ? undefined : `h${levels[at - 1]} > h${levels[at]}`
}

/** The addresses by language that a page names as its versions. */
export const alternatesOf = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hrefLang="[^>]*>/gi)].map(([tag]) => [
      attribute(tag, /.*/, 'hreflang') ?? '',
      attribute(tag, /.*/, 'href') ?? '',
    ]),
  )

/** The address of a page's Markdown. */
export const markdownOf = (html: string): string | undefined =>
  attribute(html, /<link rel="alternate" type="text\/markdown"[^>]*>/, 'href')

type Check = (isRight: unknown, what: string) => void

function head(origin: string, { path, html }: Crawled, check: Check) {
  const address = origin + path
  check(count(html, /<title>[^<]+<\/title>/g) === 1, 'no title')
  check(metaOf(html, 'description'), 'no description')
  check(sameAddress(attribute(html, /<link rel="canonical"[^>]*>/, 'href') ?? '', address), 'canonical')
  check(!/<meta name="robots"/.test(html), 'is not to be indexed')
  check(metaOf(html, 'applicable-device') === 'pc,mobile', 'does not say which screens it is for')
  check(new RegExp(`<html[^>]* lang="${languageOf(path)}"`).test(html), 'language')
  check(count(html, /<h1[\s>]/g) === 1, `${count(html, /<h1[\s>]/g)} h1`)
  check(!skippedLevel(html), `leaves a heading out: ${skippedLevel(html)}`)
  const alternates = alternatesOf(html)
  if (alternates.size > 0) {
    check(sameAddress(alternates.get(languageOf(path)) ?? '', address), 'hreflang of its own')
    check(alternates.get('x-default') === alternates.get('zh-CN'), 'hreflang x-default')
    check([...alternates.keys()].sort().join() === 'en,x-default,zh-CN', `hreflang ${[...alternates.keys()]}`)
  }
  for (const [pattern, types] of feedsOf)
    if (pattern.test(bare(path)))
      for (const type of types)
        check(html.includes(`<link rel="alternate" type="${type}"`), `names no ${type}`)
}

function sharing(origin: string, { path, html }: Crawled, check: Check) {
  const isArticle = /^\/(?:article|case)-detail\//.test(bare(path))
  const isVideo = html.includes('"@type":"VideoObject"')
  // A video without a date or a cover is one to who shares it, and none to engines, which want both.
  const isVideoPage =
    isVideo || (/^\/media\/\d/.test(bare(path)) && metaOf(html, 'og:type') === 'video.other')
  const type = isArticle ? 'article' : isVideoPage ? 'video.other' : 'website'
  check(metaOf(html, 'og:image')?.startsWith(`${origin}/api/share/`), `og:image ${metaOf(html, 'og:image')}`)
  const size = `${metaOf(html, 'og:image:width')}x${metaOf(html, 'og:image:height')}`
  check(size === '1200x630', `og:image of ${size}`)
  check(metaOf(html, 'og:type') === type, `og:type ${metaOf(html, 'og:type')}`)
  check(sameAddress(metaOf(html, 'og:url') ?? '', origin + path), `og:url ${metaOf(html, 'og:url')}`)
  check(metaOf(html, 'og:title'), 'no og:title')
  check(markdownOf(html), 'names no Markdown')
}

/** True for the page of a list that says that there is nothing in it (D17), and for a category without products. */
function saysNothing({ path, html }: Crawled): boolean {
  const main = mainPart(html)
  if (path.includes('/product-category/')) return !/href="(?:\/en)?\/product\/\d/.test(main)
  return /role="status"[^>]*>\s*<p>/.test(main) && !/ id="list"/.test(main)
}

function structured(page: Crawled, check: Check) {
  const { path, html } = page
  const graph = graphOf(html)
  const nodeOf = (types: string): Node | undefined =>
    graph.find((node) => types.split('|').includes(node['@type']))
  for (const problem of problemsOf(graph)) check(false, problem)
  const wanted = things.find(([pattern]) => pattern.test(bare(path)))?.[1]
  if (wanted) check(nodeOf(wanted) || saysNothing(page), `no ${wanted}`)
  const video = nodeOf('VideoObject')
  const isOwn = video && new URL(String(video.contentUrl)).pathname.startsWith('/assets/')
  if (isOwn) check(/^PT\d+S$/.test(String(video.duration)), 'a video without its length')
  check(nodeOf('WebSite')?.inLanguage === languageOf(path), 'language of the site')
  const trail = (nodeOf('BreadcrumbList')?.itemListElement ?? []) as { name: string; item: string }[]
  check(bare(path) === '/' ? trail.length === 0 : trail.length > 1, `${trail.length} crumbs`)
  const shown = trail.length > 2 ? trail.map(({ name }) => name) : []
  check(
    JSON.stringify(shownCrumbs(html)) === JSON.stringify(shown),
    `shows other crumbs: ${shownCrumbs(html)}`,
  )
}

/** What is wrong with the head of a page, with what it says of itself and with what it shows when it is shared. */
export function pageProblems(origin: string, page: Crawled): string[] {
  const problems: string[] = []
  const check: Check = (isRight, what) => {
    if (!isRight) problems.push(`${page.path}: ${what}`)
  }
  check(page.status === 200, `status ${page.status}`)
  head(origin, page, check)
  sharing(origin, page, check)
  structured(page, check)
  return problems
}

/** Versions in the other language that are none of the site's `paths`, or, where they were fetched, name another page as theirs. */
export function alternateProblems(origin: string, pages: Crawled[], paths: string[]): string[] {
  const addressOf = (path: string) => (origin + path).replace(/\/$/, '')
  const addresses = new Set(paths.map(addressOf))
  const byAddress = new Map(pages.map((page) => [addressOf(page.path), page]))
  return pages.flatMap(({ path, html }) =>
    [...alternatesOf(html).values()].flatMap((address) => {
      if (!addresses.has(address.replace(/\/$/, ''))) return [`${path}: its version ${address} is no page`]
      const other = byAddress.get(address.replace(/\/$/, ''))
      if (!other) return []
      const back = [...alternatesOf(other.html).values()]
      return back.some((named) => sameAddress(named, origin + path))
        ? []
        : [`${path}: ${other.path} names another page as its version`]
    }),
  )
}

/** Pages of a language that search results would show under one title. */
export function sameTitles(pages: Crawled[]): string[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ path, html }) => {
    const title = `${languageOf(path)} ${/<title>([^<]*)/.exec(html)?.[1]}`
    const before = first.get(title)
    first.set(title, before ?? path)
    return before === undefined ? [] : [`${path}: has the title of ${before}`]
  })
}
