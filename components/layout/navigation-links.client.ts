'use client'

import { localePrefix } from '@/lib/i18n/locales'
import { carriedQuery } from '@/lib/rules/address/carried-query'
import { otherLanguageQuery } from '@/lib/rules/list/language-query'

/** True for a click that leads this tab on: no other button, no modifier key, no other target, no download. */
export function leadsOn(event: MouseEvent, anchor: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const isHere = anchor.target === '' || anchor.target === '_self'
  return isHere && !anchor.hasAttribute('download') && /^https?:$/.test(anchor.protocol)
}

/** True for a link that the browser should follow itself: to a file, or to the other language. */
export const isBrowsersOwn = ({ dataset }: HTMLAnchorElement) =>
  dataset.document !== undefined || dataset.languageSwitch !== undefined

/** The path (with query and hash) of a page of this site that an anchor leads to; undefined for files and other hosts. */
export function pageAddress(anchor: HTMLAnchorElement): string | undefined {
  if (anchor.origin !== location.origin || !/^https?:$/.test(anchor.protocol)) return undefined
  if (/^\/(?:api|assets|_next)\/|\.[a-z0-9]{2,5}$/i.test(anchor.pathname)) return undefined
  return anchor.pathname + anchor.search + anchor.hash
}

/** The link that an event came from. */
export const anchorOf = (event: Event) => (event.target instanceof Element ? event.target.closest('a') : null)
/** True for a link to a place of the page that is shown. */
export const isSamePage = (anchor: HTMLAnchorElement) =>
  anchor.pathname === location.pathname && anchor.hash !== ''
const prefix = new RegExp(`^${localePrefix}(?=/|$)`)
const withoutLanguage = (path: string) => path.replace(prefix, '') || '/'

/** The switch keeps what the other language supports of the query, and the hash, when it leads to this page's alternate; a list in the other language starts afresh (D3). */
export function copyQueryAndHash(anchor: HTMLAnchorElement) {
  const isAlternate = withoutLanguage(anchor.pathname) === withoutLanguage(location.pathname)
  // The server knows whether the alternate's list has this page, and wrote it into the link then.
  const hasAlternatePage = new URLSearchParams(anchor.search).has('pageNo')
  anchor.search = isAlternate
    ? otherLanguageQuery(location.search, hasAlternatePage)
    : carriedQuery(location.search)
  anchor.hash = isAlternate ? location.hash : ''
}
