import { isShownAt, publicationStatusOf } from '@/lib/contract/restrict'
import type { Sites } from '@/lib/contract/site'
import { locales } from '@/lib/i18n/locales'
import { isObject } from '@/lib/is-object'
import { elementsOf } from './shown-total'

/** A site that visitors are not to see yet, or no more, is none (D36). */
const isPublished = (site: unknown) => !isObject(site) || isShownAt(publicationStatusOf(site), Date.now())

/** The sites with the languages whose own came and could not be read: a fault of one record is no language without a site (D36). */
export function withUnread(payload: unknown, page: Sites): Sites {
  const read = new Set(page.data.map(({ mark }) => mark))
  const marks = elementsOf(payload)
    .filter(isPublished)
    .map((site) => (isObject(site) && typeof site.mark === 'string' ? site.mark.toLowerCase() : undefined))
  const unread = locales.filter(
    (locale) => !read.has(locale) && (marks.includes(locale) || marks.includes(undefined)),
  )
  return unread.length > 0 ? { ...page, unread } : page
}
