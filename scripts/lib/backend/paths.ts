import type { EndpointName } from '@/lib/contract/endpoints'
import { id } from '@/lib/contract/scalars'
import { isObject } from '@/lib/is-object'

/** Which page of the site shows what a call answers. */
export const pagesOf: Record<EndpointName, string> = {
  siteList: 'every page',
  siteDictionary: 'copy of every page',
  topNavigation: 'every page, banners of lists',
  topHeader: 'menus of every page',
  bottomNavigation: 'footer of every page',
  advantages: '/, /about-us',
  title: 'headings of lists',
  homepage: '/',
  productList: '/product',
  productCategory: '/product-category/{id}',
  product: '/product/{id}',
  solutionList: '/solution, /',
  solution: '/solution/{id}',
  exampleList: '/cases, /',
  example: '/case-detail/{id}',
  newsList: '/about-us/news',
  fixedNews: '/about-us/news',
  article: '/article-detail/{type}/{id}',
  publicationList: '/periodical',
  publication: '/periodical/{id}',
  activityList: '/activity',
  activity: '/activity/{id}',
  activityPlaces: '/activity filter',
  fixedActivities: '/activity carousel',
  mediaList: '/media',
  media: '/Media/{id}',
  mediaCarousel: '/media carousel',
  mediaTypes: '/media filter',
  introductions: '/about-us',
  introduction: '/about-us/{type}/{id}/preview',
  services: '/services',
  servicesPreview: '/services/{id}/preview',
  joinUs: '/join-us',
  joinUsPreview: '/join-us/{id}/preview',
  form: 'forms, /form/{id}',
}

const itemsOf = (payload: unknown): unknown[] => {
  const items = isObject(payload) && !Array.isArray(payload) && 'data' in payload ? payload.data : payload
  return Array.isArray(items) ? items : [items]
}
const idsOf = (items: unknown[]) =>
  items.flatMap((item) => (isObject(item) && id.safeParse(item.id).success ? [String(item.id)] : []))
const inside = (payload: unknown, field: string) =>
  itemsOf(payload).flatMap((item) =>
    isObject(item) && Array.isArray(item[field]) ? (item[field] as unknown[]) : [],
  )

/** Details that a list leads to: which record call, and the ids it names. */
export const details: Partial<Record<EndpointName, (payload: unknown) => [EndpointName, string[]][]>> = {
  productList: (payload) => [
    ['productCategory', idsOf(itemsOf(payload))],
    ['product', idsOf(inside(payload, 'productList'))],
  ],
  solutionList: (payload) => [['solution', idsOf(inside(payload, 'solutions'))]],
  exampleList: (payload) => [['example', idsOf(inside(payload, 'examples'))]],
  newsList: (payload) => [['article', idsOf(itemsOf(payload))]],
  publicationList: (payload) => [['publication', idsOf(itemsOf(payload))]],
  activityList: (payload) => [['activity', idsOf(itemsOf(payload))]],
  mediaList: (payload) => [['media', idsOf(itemsOf(payload))]],
  introductions: (payload) => [['introduction', idsOf(itemsOf(payload))]],
  services: (payload) => [['servicesPreview', idsOf(itemsOf(payload))]],
  joinUs: (payload) => [['joinUsPreview', idsOf(itemsOf(payload))]],
}

/** Every form that a payload names: buttons and enrolments. */
export function formsIn(payload: unknown): string[] {
  if (Array.isArray(payload)) return payload.flatMap(formsIn)
  if (!isObject(payload)) return []
  return Object.entries(payload).flatMap(([field, value]) =>
    (field === 'formBO' || field === 'enrollDetail') && isObject(value) ? idsOf([value]) : formsIn(value),
  )
}
