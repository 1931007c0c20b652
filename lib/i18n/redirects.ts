import { trimTrailingSlashes } from './trailing-slashes'

/** One line of content/redirects.yaml: an old address, and where it leads now; 410 says that it leads nowhere. */
export type Redirect = { from: string; to?: string; status: 301 | 302 | 410 }
export type Redirects = ReadonlyMap<string, Redirect>

/** A path as it is read; as it stands where a `%` of it begins no character. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** How addresses are compared: decoded, without a slash at the end. */
export const redirectKey = (path: string): string =>
  decodedPath(path.length > 1 ? trimTrailingSlashes(path) || '/' : path)

/** The path that a target on this site is shown at, as redirects are looked up; undefined for another site's address. */
export function targetKey(to: string): string | undefined {
  if (!to.startsWith('/')) return undefined
  return redirectKey(to.split(/[?#]/)[0] ?? to).replace(/^\/cn(?=\/|$)/, '') || '/'
}

/** A target with the visitor's query: the target's own parameters win, its anchor stays at the end. */
export function withQuery(to: string, search: string): string {
  const [, path = to, own = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(to) ?? []
  const ownParameters = new URLSearchParams(own)
  const carried = search
    .replace(/^\?/, '')
    .split('&')
    .filter(
      (pair) => pair !== '' && ![...new URLSearchParams(pair).keys()].some((name) => ownParameters.has(name)),
    )
  const query = [own, ...carried].filter(Boolean).join('&')
  return `${path}${query && `?${query}`}${anchor}`
}
