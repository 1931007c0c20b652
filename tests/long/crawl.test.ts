import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { htmlProblems, mainOf } from '@/e2e/html-problems'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { pagePaths, wholeSitemap } from '@/scripts/lib/sitemap-files'
import { axeProblems } from '../helpers/accessible'
import { type ContentServer, startContentServer } from '../helpers/content-server'
import { type Crawled, fetchAll, fetchPage, ownFiles, ownLinks } from '../helpers/crawl'
import { distinctPages } from '../helpers/distinct-pages'
import { edgeCaseCompany } from '../helpers/edge-case-company'
import { otherCompany } from '../helpers/other-company'
import {
  alternateProblems,
  bare,
  markdownOf,
  metaOf,
  pageProblems,
  sameTitles,
} from '../helpers/page-problems'
import { untilPage } from '../helpers/visit'

// What a crawler reads of every public page of both languages (S8); then of pages of every kind of a company with other ids and
// words behind a real back end, and of one as odd as the contract allows, of all of them with CRAWL=all.
const isAll = process.env.CRAWL === 'all'
const most = (count: number) => (isAll ? Number.POSITIVE_INFINITY : count)
const kindOf = (path: string) => path.replace(/\d+$/, '{id}')

let backend: ContentServer
let odd: ContentServer
const sites: RunningServer[] = []
beforeAll(async () => {
  backend = await startContentServer(otherCompany)
  odd = await startContentServer(edgeCaseCompany)
})
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  await Promise.all([backend?.close(), odd?.close()])
})

/** Every page that the sitemap names, as a path. */
async function pathsOf(origin: string): Promise<string[]> {
  // A back end that has just started may need longer for its first lists than a page may wait (503 until then).
  await untilPage(`${origin}/sitemap.xml`, ({ status }) => status === 200, 120_000)
  const get = async ({ pathname }: URL) => (await fetchPage(origin, pathname)).html
  const paths = pagePaths(await wholeSitemap(get, origin))
  expect(new Set(paths).size).toBe(paths.length)
  return paths
}

/** The first `count` of each kind and language. */
function firstOfEach(paths: string[], count: number): string[] {
  const counts = new Map<string, number>()
  return paths.filter((path) => {
    const before = counts.get(kindOf(path)) ?? 0
    counts.set(kindOf(path), before + 1)
    return before < count
  })
}

/** Pages that only visitors open, such as the search, and other addresses of pages. */
const isNoPage = (path: string) => /[?.]|\/(?:form|preview|search)(?:\/|$)|^\/(?:api|assets)\//.test(path)

/** Pages from files of the demo company, which another company replaces (D7, D8): they link to its records. */
const isOwnFile = (path: string) => /^\/(?:ai|go1688|privacy)(?:\/|$)/.test(bare(path))

/** One page of each kind and language. */
const oneOfEach = (pages: Crawled[]) => [...new Map(pages.map((page) => [kindOf(page.path), page])).values()]

/** What is wrong with the Markdown of a page. */
function markdownProblems({ path, status, headers, html }: Crawled): string[] {
  const rules = {
    [`status ${status}`]: status === 200,
    'no Markdown': headers['content-type'] === 'text/markdown; charset=utf-8',
    'no heading': /^# \S/m.test(html),
    'is indexed': headers['x-robots-tag'] === 'noindex',
  }
  return Object.entries(rules).flatMap(([problem, isRight]) => (isRight ? [] : [`${path}: ${problem}`]))
}

/** What a shared link to a page shows, decoded. */
async function pictureProblems({ path, html }: Crawled): Promise<string[]> {
  const answer = await fetch(metaOf(html, 'og:image') ?? '')
  const type = answer.headers.get('content-type')
  if (answer.status !== 200 || type !== 'image/jpeg')
    return [`${path}: its picture is ${answer.status} ${type}`]
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return width === 1200 && height === 630 ? [] : [`${path}: its picture is ${width}x${height}`]
}

/** What is wrong with the documents: the own part of each; the frame is the same everywhere. */
async function invalid(pages: Crawled[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { path, html } of pages)
    for (const problem of await htmlProblems(mainOf(html))) wrong.push(`${path} ${problem}`)
  return wrong
}

describe.each([
  ['the demo company', () => ({ SITE_VERIFICATION: 'baidu=codeva-abc,bing=123' }), Number.POSITIVE_INFINITY],
  ['a company with other ids and words', () => ({ CONTENT_API_URL: backend.url }), most(2)],
  ['a company as odd as the contract allows', () => ({ CONTENT_API_URL: odd.url }), most(4)],
])('%s', (_, settings, count) => {
  const isWhole = count === Number.POSITIVE_INFINITY
  let origin = ''
  let paths: string[] = []
  let pages: Crawled[] = []
  beforeAll(async () => {
    const site = await startServer(settings())
    sites.push(site)
    origin = site.url
    paths = await pathsOf(origin)
    pages = await fetchAll(origin, firstOfEach(paths, count))
  }, 600_000)

  it('every page has a valid head, structured data, crumbs and alternates', () => {
    expect(pages.length).toBeGreaterThan(50)
    expect(pages.flatMap((page) => pageProblems(origin, page))).toEqual([])
    expect(sameTitles(pages)).toEqual([])
    expect(alternateProblems(origin, pages, paths)).toEqual([])
  })

  it('every page is valid HTML', async () => {
    expect(await invalid(pages)).toEqual([])
  }, 600_000)

  it('every page is accessible in what its record brings', async () => {
    const kinds = distinctPages(pages, (path) => kindOf(bare(path)))
    expect(kinds.length).toBeGreaterThan(20)
    expect(await axeProblems(kinds)).toEqual([])
  }, 600_000)

  it('no link is broken, and the sitemap leaves out no page that another one links to', async () => {
    const named = new Set(paths)
    const own = isWhole ? pages : pages.filter(({ path }) => !isOwnFile(path))
    const linked = [...new Set(own.flatMap(({ html }) => ownLinks(html)))].filter((path) => !named.has(path))
    expect(linked.filter((path) => !isNoPage(path))).toEqual([])
    const others = [...new Map(linked.map((path) => [kindOf(path), path])).values()]
    const files = [...new Set(pages.flatMap(({ html }) => ownFiles(html)))]
    expect(files.length).toBeGreaterThan(50)
    const answers = await fetchAll(origin, others)
    answers.push(...(await fetchAll(origin, files, 4, 'HEAD')))
    expect(
      answers.filter(({ status }) => status >= 400).map(({ path, status }) => `${status} ${path}`),
    ).toEqual([])
  }, 600_000)

  it('a page has its Markdown, one of each kind its share picture', async () => {
    const address = (html: string) => new URL(markdownOf(html) ?? origin).pathname
    const markdown = await fetchAll(
      origin,
      pages.map(({ html }) => address(html)),
    )
    expect(markdown.flatMap(markdownProblems)).toEqual([])
    const problems: string[] = []
    for (const page of oneOfEach(pages)) {
      const { status, headers } = await fetchPage(origin, page.path, { accept: 'text/markdown' })
      if (status !== 303 || headers.location !== address(page.html))
        problems.push(`${page.path}: ${status} ${headers.location} for text/markdown`)
      problems.push(...(await pictureProblems(page)))
    }
    expect(problems).toEqual([])
  }, 600_000)

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
