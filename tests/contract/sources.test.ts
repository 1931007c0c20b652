import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildCall, type CallInput, readContent } from '@/lib/content/client/call'
import { withFetchable } from '@/lib/content/shared/gated-files'
import { embeddedSource } from '@/lib/content/sources/files'
import { askBackend } from '@/lib/content/sources/http'
import { type EndpointName, endpoints } from '@/lib/contract/endpoints'
import { NotFoundError, UpstreamError } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { type ContentServer, startContentServer } from '../helpers/content-server'

// The same calls over both sources: files read in this process, and the same content behind a real HTTP server.
vi.hoisted(() => {
  process.env.CONTENT_API_TOKEN = 'token-of-the-tests'
})

const page = { pageNo: 1, pageSize: 5 }
const inputs: Record<EndpointName, CallInput[]> = {
  siteList: [{}],
  siteDictionary: [{}],
  topNavigation: [{}],
  topHeader: [{}],
  bottomNavigation: [{}],
  advantages: [{}],
  title: ['NEWS', 'NEWS_AI', 'BRAND_ACTIVITIES', 'MULTIMEDIA_RESOURCE', 'Corporate publication'].map(
    (type) => ({ body: { type } }),
  ),
  homepage: [{}],
  productList: [{}],
  productCategory: [{ id: '101' }],
  product: [{ id: '1001' }, { id: '1010' }, { id: '1013', preview: true }],
  solutionList: [{}],
  solution: [{ id: '301' }, { id: '308' }],
  exampleList: [{}],
  example: [{ id: '401' }, { id: '418' }],
  newsList: [{ body: { ...page, type: 'NEWS' } }, { body: { ...page, pageNo: 2, type: 'NEWS_AI' } }],
  fixedNews: [{ query: { type: 'NEWS' } }, { query: { type: 'NEWS_AI' } }],
  article: [{ type: 'news', id: '501' }],
  publicationList: [{ body: page }],
  publication: [{ id: '801' }, { id: '808' }],
  activityList: [
    { body: page },
    { body: { ...page, activity: { activityTypes: ['SALON'], startDate: '2020-01-01 00:00:00' } } },
  ],
  activity: [{ id: '601' }, { id: '612' }],
  activityPlaces: [{}],
  fixedActivities: [{}],
  mediaList: [{ body: page }, { body: { ...page, multimediaResource: { titleContent: 'a' } } }],
  media: [{ id: '703' }, { id: '707' }],
  mediaCarousel: [{}],
  mediaTypes: [{}],
  introductions: [{}],
  introduction: [{ id: '901' }],
  services: [{}],
  servicesPreview: [{ id: '911' }],
  joinUs: [{}],
  joinUsPreview: [{ id: '921' }],
  form: [{ id: '5001' }, { id: '5003' }],
}
const sites = [
  { locale: 'cn', siteId: '1' },
  { locale: 'en', siteId: '2' },
] as const

let server: ContentServer
beforeAll(async () => {
  server = await startContentServer()
})
afterAll(() => server.close())

const http = () => ({
  answer: (call: Parameters<typeof askBackend>[0]) =>
    askBackend(call, { url: server.url, token: env().CONTENT_API_TOKEN }),
})
const call = (name: EndpointName, { locale, siteId }: (typeof sites)[number], input: CallInput) =>
  buildCall(name, locale, siteId, input, Date.now() + 5000)

const cases = (Object.keys(endpoints) as EndpointName[]).flatMap((name) =>
  sites.flatMap((site) =>
    inputs[name].map((input) => ({
      name,
      site,
      input,
      title: `${name} ${site.locale} ${JSON.stringify(input)}`,
    })),
  ),
)

describe('both sources answer alike', () => {
  it.each(cases)('$title', async ({ name, site, input }) => {
    const embedded = await readContent(name, call(name, site, input), embeddedSource)
    const overHttp = await readContent(name, call(name, site, input), http())
    // A gated file lies elsewhere for a caller over HTTP (D34).
    expect(overHttp).toEqual(withFetchable(embedded))
    expect(JSON.stringify(overHttp).length).toBeGreaterThan(10)
  })
})

describe('both sources refuse alike', () => {
  const refused: [string, EndpointName, CallInput, new (...args: never[]) => Error][] = [
    ['an unknown record', 'product', { id: '999999' }, NotFoundError],
    ['a draft', 'product', { id: '1013' }, NotFoundError],
    ['an unknown article type', 'article', { type: 'report', id: '1' }, NotFoundError],
    ['page 0', 'newsList', { body: { pageNo: 0 } }, UpstreamError],
    ['a page of 101', 'newsList', { body: { pageSize: 101 } }, UpstreamError],
  ]
  it.each(refused)('%s', async (_, name, input, kind) => {
    const site = sites[0]
    await expect(readContent(name, call(name, site, input), embeddedSource)).rejects.toThrow(kind)
    await expect(readContent(name, call(name, site, input), http())).rejects.toThrow(kind)
  })
})
