import { pairOf } from './written-query'

/** Query parameters that follow a visitor from page to page (§2, D9). */
export const carriedNames = ['bd_vid', 'ext_info'] as const

/** The carried parameters of a query string that another one, `own`, does not have, as they are written there. */
export function carriedQuery(search: string, own = ''): string {
  return carriedNames
    .filter((name) => !pairOf(own, name))
    .map((name) => pairOf(search, name))
    .filter((pair) => /=./.test(pair))
    .join('&')
}

/**
 * An internal address with the carried parameters of the current page added; its own parameters and hash stay.
 * `address` is a path of this site; the answer is one too.
 */
export function withCarried(address: string, search: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const carried = carriedQuery(search, query)
  return carried ? `${path}${query ? `${query}&` : '?'}${carried}${hash}` : address
}
