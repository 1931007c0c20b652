import type { Graph, Thing } from 'schema-dts'
import type { Html } from '@/lib/contract/shared'
import type { Site, TopNavigationItem } from '@/lib/contract/site'
import type { PageContext } from '@/lib/i18n/page-context'
import type { Crumb, PageFacts } from '@/lib/rules/address/trail'
import { questionsIn } from '@/lib/rules/text/questions'
import { breadcrumbs, organization, type PageKind, webPage, website } from './frame'
import { type Origin, originOf } from './origin'
import { sectionCrumb } from './sections'
import { type ListedPage, listThing } from './things/offers'

export type Description = {
  /** Path without prefix, with the query that is part of the page's address. */
  path: string
  title: string
  description?: string | undefined
  kind?: PageKind
  /** The pages between the home page and this one: lists by their path, others by path and name. */
  under?: (string | Crumb)[]
  /** What a list page lists, in its order. */
  items?: ListedPage[]
  /** What the page is about, from its record; the first is the main one. */
  things?: (origin: Origin) => Thing[]
  /** Texts in which questions may be answered. */
  texts?: (Html | undefined)[]
}
type Layout = { site: Site; navigation: TopNavigationItem[] }

/** JSON for a data block: nothing in it ends the block or opens another one. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

function questionsOf(origin: Origin, { path, texts = [] }: Description): Thing[] {
  const questions = texts.flatMap((text) => questionsIn(text))
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      '@id': `${origin.url(path)}#questions`,
      isPartOf: { '@id': origin.url(path) },
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

/** What a page says of itself: its crumbs and its structured data, all from the contract's records. */
export function describePage(page: PageContext, layout: Layout, facts: Description): PageFacts {
  const { path, title, description, items, under = [], things } = facts
  const kind = facts.kind ?? (items ? 'CollectionPage' : 'WebPage')
  const origin = originOf(page, layout.site)
  const steps = under.map((step) =>
    typeof step === 'string' ? sectionCrumb(page, layout.navigation, step) : step,
  )
  const home = { name: page.t('shell.home'), path: '/' }
  const trail = path === '/' ? [] : [home, ...steps, { name: title, path }]
  const about = items ? listThing(origin, path, items) : (things?.(origin) ?? [])
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      organization(origin),
      website(origin),
      webPage(origin, { path, title, description, kind }, trail, about[0]),
      ...(trail.length > 1 ? [breadcrumbs(origin, path, trail)] : []),
      ...about,
      ...questionsOf(origin, facts),
    ],
  }
  return { trail, jsonLd: escapeJson(graph) }
}
