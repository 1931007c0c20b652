import { anyText, recordKinds, recordLists, sectionPath } from '@/lib/content-types/addresses'
import { type Locale, localeConfigs, locales } from './locales'
import { ID_SEGMENT } from './record-id'

const id = ID_SEGMENT

/** Public paths without language prefix (§2), each as the pattern of its whole path. `/form` suffixes are cut before matching (D6). */
const patterns: readonly string[] = [
  ...recordLists,
  ...recordKinds.map(
    ([, { path, typePattern, isPreviewOnly }]) =>
      `${path}/${typePattern ? `${typePattern}/` : ''}${id}(?:/preview)${isPreviewOnly ? '' : '?'}`,
  ),
  sectionPath('introductions', anyText),
  '/go1688',
  '/go1688/purchaser',
  '/go1688/supplier',
  '/ai',
  '/ai(?:/[a-zA-Z0-9_-]{1,64}){1,4}',
  '/privacy',
  '/search',
]

const route = new RegExp(`^(?:${patterns.join('|')})$`)

/** The first segment of every public path, in small letters: what figures call a kind of page. */
export const pageTypes: readonly string[] = [
  ...new Set(patterns.flatMap((pattern) => /^\/([\w-]+)/.exec(pattern)?.[1]?.toLowerCase() ?? [])),
]

/** True for a path (no prefix, no query) that some page may answer; everything else is 404 before any call (D5). */
export function isPublicPath(path: string): boolean {
  return route.test(path)
}

/** Address of a language's manifest: a file of the site itself (D5). */
export const manifestPath = (locale: Locale): string =>
  `/manifest${localeConfigs[locale].prefix.replace('/', '.')}.webmanifest`

/** Files that handlers of `app/` answer: no page, no language. Files of `public/` are sent before anything is asked here. */
const siteFiles = new Set(['/robots.txt', '/security.txt', '/sitemap.xml', ...locales.map(manifestPath)])

/** Icons: a file of the company's `public/` where it has one, else made of its brand. */
export const isIcon = (path: string): boolean =>
  /^\/(?:icon\.svg|icon-(?:192|512)\.png|apple-icon\.png|favicon\.ico)$/.test(path)

/** Those that are many: the files of the sitemap, and feeds. */
const language = `(?:${locales.join('|')})`
const manyFiles = new RegExp(
  `^/(?:sitemaps/${language}-[a-z]+(?:-\\d{1,3})?\\.xml|feeds/${language}/(?:news|events)\\.(?:rss|atom|ics))$`,
)

/** True for a file of the site itself (D5), and for the desk and the studio, which are no pages of the site; any other path with a dot is no address. */
export function isSiteFile(path: string): boolean {
  return siteFiles.has(path) || manyFiles.test(path) || /^\/(?:desk|studio)(?:\/|$)/.test(path)
}

/** Calls that handlers answer, by how they are asked; the figures for monitors are answered by the server itself. */
const readCall =
  /^\/api\/(?:enquiry|health|image|metrics|search|wechat|calendar\/[^/]+\/[^/]+|gate\/.+|icon\/[^/]+|internal\/.+|llms\/[^/]+|(?:share|upstream)\/.+)\/?$/
const postedCall = /^\/api\/(?:enquiry|gate|internal\/(?!form\/.).+|report|revalidate)\/?$/

/** True for a path below `/api` that some handler answers; no other one reaches anything. */
export const isCall = (path: string): boolean => readCall.test(path) || postedCall.test(path)

/** True for a path to which something may be sent: pages take nothing. */
export const takesPost = (path: string): boolean => postedCall.test(path) || /^\/desk(?:\/|$)/.test(path)

/** True for a path that shows unpublished content and must never be cached (D14). */
export function isPreviewPath(path: string): boolean {
  return path.endsWith('/preview')
}

/** Path without a trailing `/form` (D6): `/product/7/form` → `/product/7`, `/form` → `/`. Others come back unchanged. */
export function withoutFormSuffix(path: string): string {
  return path.endsWith('/form') ? path.slice(0, -'/form'.length) || '/' : path
}
