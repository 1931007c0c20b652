import type { z } from 'zod'
import { activity } from './activities'
import { bounds } from './bounds'
import { example, exampleGroup } from './cases'
import { companyPage, introduction, withOwnTypes } from './company'
import { type Endpoint, listAnswer } from './endpoint'
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

/**
 * Every call of the contract, once: the source type, the HTTP client, the served handlers, the contract tests
 * and docs/openapi.json all derive from this table.
 */
export const endpoints = {
  siteList: { method: 'GET', path: 'site/list', output: sites, resource: 'site', essential: true },
  siteDictionary: { method: 'GET', path: 'site/{siteId}', output: dictionary, resource: 'site' },
  topNavigation: {
    method: 'POST',
    path: 'topNavigation/list',
    output: listAnswer(topNavigationItem, bounds.menu),
    resource: 'navigation',
    essential: true,
  },
  topHeader: {
    method: 'POST',
    path: 'topheader',
    output: listAnswer(topHeaderGroup, bounds.menu),
    resource: 'navigation',
    shows: ['product-category', 'product', 'solution'],
    siteAsId: true,
  },
  bottomNavigation: {
    method: 'POST',
    path: 'bottomNavigation/list',
    output: bottomNavigation,
    resource: 'navigation',
  },
  advantages: {
    method: 'POST',
    path: 'enterprise/advantage/list',
    output: listAnswer(advantage, bounds.menu),
    resource: 'enterprise/advantage',
    siteAsId: true,
  },
  title: { method: 'POST', path: 'get/title/by/type', output: listTitle, resource: 'title' },
  homepage: {
    method: 'POST',
    path: 'homepage',
    output: listAnswer(homeModule, bounds.shown),
    resource: 'homepage',
    shows: ['news'],
    siteAsId: true,
    essential: true,
  },
  productList: {
    method: 'POST',
    path: 'product/list',
    output: listAnswer(productGroup, bounds.shown),
    resource: 'product',
    shows: ['product-category'],
    essential: true,
  },
  productCategory: {
    method: 'GET',
    path: 'product-category/detail/{id}',
    output: productCategory,
    resource: 'product-category',
    shows: ['product', 'example'],
    record: true,
    essential: true,
  },
  product: {
    method: 'GET',
    path: 'product/{id}',
    output: product,
    resource: 'product',
    shows: ['example'],
    record: true,
    essential: true,
  },
  solutionList: {
    method: 'POST',
    path: 'solution/list',
    output: listAnswer(industryEntry, bounds.shown),
    resource: 'solution',
    shows: ['example'],
    essential: true,
  },
  solution: {
    method: 'GET',
    path: 'solution/{id}',
    output: solution,
    resource: 'solution',
    shows: ['example'],
    record: true,
    essential: true,
  },
  exampleList: {
    method: 'POST',
    path: 'example/list',
    output: listAnswer(exampleGroup, bounds.cases),
    resource: 'example',
    essential: true,
  },
  example: {
    method: 'GET',
    path: 'example/{id}',
    output: example,
    resource: 'example',
    record: true,
    essential: true,
  },
  newsList: {
    method: 'POST',
    path: 'news/list',
    output: listAnswer(news),
    resource: 'news',
    paged: true,
    essential: true,
  },
  fixedNews: { method: 'GET', path: 'fixed/news/list/{siteId}', output: listAnswer(news), resource: 'news' },
  article: {
    method: 'GET',
    path: '{type}/{id}',
    output: article,
    resource: 'news',
    record: true,
    essential: true,
  },
  publicationList: {
    method: 'POST',
    path: 'corporate/publications/list',
    output: listAnswer(publication),
    resource: 'corporate/publications',
    paged: true,
    essential: true,
  },
  publication: {
    method: 'GET',
    path: 'corporate/publications/{id}',
    output: publication,
    resource: 'corporate/publications',
    shows: ['example'],
    record: true,
    essential: true,
  },
  activityList: {
    method: 'POST',
    path: 'activity/list',
    output: listAnswer(activity),
    resource: 'activity',
    paged: true,
    essential: true,
  },
  activity: {
    method: 'GET',
    path: 'activity/{id}',
    output: activity,
    resource: 'activity',
    record: true,
    essential: true,
  },
  activityPlaces: {
    method: 'GET',
    path: 'activity/place/list/{siteId}',
    output: listAnswer(required),
    resource: 'activity',
  },
  fixedActivities: {
    method: 'GET',
    path: 'fixed/activity/list/{siteId}',
    output: listAnswer(activity),
    resource: 'activity',
  },
  mediaList: {
    method: 'POST',
    path: 'multimedia/resource/list',
    output: listAnswer(media),
    resource: 'multimedia/resource',
    paged: true,
    essential: true,
  },
  media: {
    method: 'GET',
    path: 'multimedia/resource/{id}',
    output: media,
    resource: 'multimedia/resource',
    record: true,
    essential: true,
  },
  mediaCarousel: {
    method: 'GET',
    path: 'multimedia/resource/carousel/list/{siteId}',
    output: listAnswer(media),
    resource: 'multimedia/resource',
  },
  mediaTypes: {
    method: 'GET',
    path: 'multimedia/resource/type/list/1',
    output: listAnswer(required),
    resource: 'multimedia/resource',
  },
  introductions: {
    method: 'POST',
    path: 'introduce',
    output: listAnswer(introduction, bounds.shown).transform(withOwnTypes),
    resource: 'introduce',
    essential: true,
  },
  introduction: {
    method: 'GET',
    path: 'introduce/{id}',
    output: introduction,
    resource: 'introduce',
    record: true,
    essential: true,
  },
  services: {
    method: 'POST',
    path: 'serviceAndSupport',
    output: companyPage,
    resource: 'serviceAndSupport',
    essential: true,
  },
  servicesPreview: {
    method: 'GET',
    path: 'serviceAndSupport/{id}',
    output: companyPage,
    resource: 'serviceAndSupport',
    record: true,
    essential: true,
  },
  joinUs: { method: 'POST', path: 'joinUs', output: companyPage, resource: 'joinUs', essential: true },
  joinUsPreview: {
    method: 'GET',
    path: 'joinUs/{id}',
    output: companyPage,
    resource: 'joinUs',
    record: true,
    essential: true,
  },
  form: { method: 'GET', path: 'form/{id}', output: form, resource: 'form', record: true, essential: true },
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
