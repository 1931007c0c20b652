import type { BreadcrumbList, Organization, SearchAction, Thing, WebPage, WebSite } from 'schema-dts'
import type { Crumb } from '@/lib/rules/address/trail'
import type { Origin } from './origin'

export type PageKind = 'WebPage' | 'CollectionPage' | 'AboutPage' | 'ContactPage' | 'ItemPage'
type PageWords = { path: string; title: string; description?: string | undefined; kind: PageKind }
/** schema-dts types a target alone; search engines ask for the name of its input as well. */
type Search = Exclude<SearchAction, string> & { 'query-input': string }

/** The company, as its site names it. */
export function organization({ site, picture, page, url, ...origin }: Origin): Organization {
  const logo = picture(site.logo)
  return {
    '@type': 'Organization',
    ...origin.organization,
    name: page.t('shell.siteName'),
    ...(site.title !== page.t('shell.siteName') && { legalName: site.title }),
    url: url('/'),
    ...(logo && { logo: { '@type': 'ImageObject', url: logo } }),
  }
}

/** The site of a language, and where it is searched. */
export function website({ page, url, ...origin }: Origin): WebSite {
  const search: Search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url('/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    ...origin.website,
    url: url('/'),
    name: page.t('shell.siteName'),
    inLanguage: page.localeConfig.bcp47,
    publisher: origin.organization,
    potentialAction: search,
  }
}

/** The page itself: what it is a part of, and what it is mainly about. */
export function webPage(origin: Origin, words: PageWords, trail: Crumb[], main: Thing | undefined): WebPage {
  const url = origin.url(words.path)
  const id = (main as { '@id'?: string } | undefined)?.['@id']
  return {
    '@type': words.kind,
    '@id': url,
    url,
    name: words.title,
    ...(words.description && { description: words.description }),
    inLanguage: origin.page.localeConfig.bcp47,
    isPartOf: origin.website,
    ...(trail.length > 1 && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
    ...(id && { mainEntity: { '@id': id } }),
  }
}

/** The way from the home page; the last step is the page itself. */
export function breadcrumbs(origin: Origin, path: string, trail: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${origin.url(path)}#breadcrumb`,
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: origin.url(crumb.path),
    })),
  }
}
