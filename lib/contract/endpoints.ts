import type { z } from 'zod'
import { activity } from './activities'
import { bounds } from './bounds'
import { example, exampleGroup } from './cases'
import { companyPage, introduction, withOwnTypes } from './company'
import { type Endpoint, listAnswer, type ResourceName } from './endpoint'
import { form } from './forms'
import { homeModule } from './home'
import { media } from './media'
import { article, news } from './news'
import { product, productCategory, productGroup } from './products'
import { publication } from './publications'
import { required } from './scalars'
import {
  advantage,
  bottomNavigation,
  dictionary,
  listTitle,
  sites,
  topHeaderGroup,
  topNavigationItem,
} from './site'
import { industryEntry, solution } from './solutions'

/** A call without which its page can be: its path, its answer, the resource it belongs to, and others that it shows. */
const call =
  <M extends 'GET' | 'POST'>(method: M) =>
  <S extends z.ZodType>(path: string, output: S, resource: ResourceName, ...shows: ResourceName[]) =>
    ({ method, path, output, resource, shows }) as const
const [get, post] = [call('GET'), call('POST')]
const essential = <E>(endpoint: E) => ({ ...endpoint, essential: true }) as const
/** A record's own GET. */
const record = <S extends z.ZodType>(
  path: string,
  output: S,
  resource: ResourceName,
  ...shows: ResourceName[]
) => essential({ ...get(path, output, resource, ...shows), record: true } as const)
/** A "list of". */
const pages = <S extends z.ZodType>(path: string, item: S, resource: ResourceName) =>
  essential({ ...post(path, listAnswer(item), resource), paged: true } as const)

/**
 * Every call of the contract, once: the source type, the HTTP client, the served handlers, the contract tests
 * and docs/openapi.json all derive from this table.
 */
export const endpoints = {
  siteList: essential(get('site/list', sites, 'site')),
  siteDictionary: get('site/{siteId}', dictionary, 'site'),
  topNavigation: essential(
    post('topNavigation/list', listAnswer(topNavigationItem, bounds.menu), 'navigation'),
  ),
  topHeader: {
    ...post(
      'topheader',
      listAnswer(topHeaderGroup, bounds.menu),
      'navigation',
      'product-category',
      'product',
      'solution',
    ),
    siteAsId: true,
  },
  bottomNavigation: post('bottomNavigation/list', bottomNavigation, 'navigation'),
  advantages: {
    ...post('enterprise/advantage/list', listAnswer(advantage, bounds.menu), 'enterprise/advantage'),
    siteAsId: true,
  },
  title: post('get/title/by/type', listTitle, 'title'),
  homepage: {
    ...essential(post('homepage', listAnswer(homeModule, bounds.shown), 'homepage', 'news')),
    siteAsId: true,
  },
  productList: essential(
    post('product/list', listAnswer(productGroup, bounds.shown), 'product', 'product-category'),
  ),
  productCategory: record(
    'product-category/detail/{id}',
    productCategory,
    'product-category',
    'product',
    'example',
  ),
  product: record('product/{id}', product, 'product', 'example'),
  solutionList: essential(
    post('solution/list', listAnswer(industryEntry, bounds.shown), 'solution', 'example'),
  ),
  solution: record('solution/{id}', solution, 'solution', 'example'),
  exampleList: essential(post('example/list', listAnswer(exampleGroup, bounds.cases), 'example')),
  example: record('example/{id}', example, 'example'),
  newsList: pages('news/list', news, 'news'),
  fixedNews: get('fixed/news/list/{siteId}', listAnswer(news), 'news'),
  article: record('{type}/{id}', article, 'news'),
  publicationList: pages('corporate/publications/list', publication, 'corporate/publications'),
  publication: record('corporate/publications/{id}', publication, 'corporate/publications', 'example'),
  activityList: pages('activity/list', activity, 'activity'),
  activity: record('activity/{id}', activity, 'activity'),
  activityPlaces: get('activity/place/list/{siteId}', listAnswer(required), 'activity'),
  fixedActivities: get('fixed/activity/list/{siteId}', listAnswer(activity), 'activity'),
  mediaList: pages('multimedia/resource/list', media, 'multimedia/resource'),
  media: record('multimedia/resource/{id}', media, 'multimedia/resource'),
  mediaCarousel: get('multimedia/resource/carousel/list/{siteId}', listAnswer(media), 'multimedia/resource'),
  mediaTypes: get('multimedia/resource/type/list/1', listAnswer(required), 'multimedia/resource'),
  introductions: essential(
    post('introduce', listAnswer(introduction, bounds.shown).transform(withOwnTypes), 'introduce'),
  ),
  introduction: record('introduce/{id}', introduction, 'introduce'),
  services: essential(post('serviceAndSupport', companyPage, 'serviceAndSupport')),
  servicesPreview: record('serviceAndSupport/{id}', companyPage, 'serviceAndSupport'),
  joinUs: essential(post('joinUs', companyPage, 'joinUs')),
  joinUsPreview: record('joinUs/{id}', companyPage, 'joinUs'),
  form: record('form/{id}', form, 'form'),
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
/** Calls that a page may not do without; every other one degrades. */
export type EssentialName = {
  [N in EndpointName]: (typeof endpoints)[N] extends { essential: true } ? N : never
}[EndpointName]
export type OutputOf<N extends EndpointName> = z.output<(typeof endpoints)[N]['output']>

/** First path segments that the contract itself uses: no article type may carry one of them. */
const reserved = new Set(
  Object.values(endpoints)
    .map((endpoint) => endpoint.path.split('/')[0]?.toLowerCase() ?? '')
    .filter((segment) => segment !== '{type}' && segment !== 'news'),
)

/** True for an article's type segment: letters and hyphens, and no other endpoint's name. */
export function isArticleType(type: string): boolean {
  return /^[a-zA-Z-]{1,32}$/.test(type) && !reserved.has(type.toLowerCase())
}
