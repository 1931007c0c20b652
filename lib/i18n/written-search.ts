/**
 * Header in which the server entry hands on the query as it came: Next reads it as UTF-8 before the middleware sees it, which destroys
 * GBK. A value from outside is overwritten.
 */
export const WRITTEN_SEARCH = 'x-written-search'

/** The query of a request's target as it is written, without what Next's router adds. */
export const writtenSearch = (url: string): string =>
  (/\?[^#]*/.exec(url)?.[0] ?? '').replace(/(?<=[?&])_rsc=[^&]*&?/, '').replace(/[?&]$/, '')
