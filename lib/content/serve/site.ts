import { id } from '@/lib/contract/scalars'
import { type Locale, locales } from '@/lib/i18n/locales'
import { isRecordId } from '@/lib/i18n/record-id'
import { isObject } from '@/lib/is-object'
import { embeddedSites } from '../sources/files'

export type SiteChoice = { locale: Locale; siteId: string } | { problem: 'malformed' | 'unknown' }

function idOf(value: unknown): string | 'malformed' | undefined {
  if (value === undefined || value === null) return undefined
  const read = id.safeParse(value)
  return read.success ? read.data : 'malformed'
}

/** The site id a request names: in its path, as `{site:{id}}` or `{id}` in its body, as `site[id]` in its query. */
export function siteIdOf(request: {
  siteId?: string | undefined
  body: Record<string, unknown>
  query: URLSearchParams
  siteAsId: boolean
}) {
  if (request.siteId !== undefined) return request.siteId
  const { site, id: own } = request.body
  if (site !== undefined && site !== null && !isObject(site)) return 'malformed'
  const inBody = idOf(isObject(site) ? site.id : undefined) ?? (request.siteAsId ? idOf(own) : undefined)
  if (inBody !== undefined) return inBody
  const inQuery = request.query.get('site[id]') ?? undefined
  return inQuery === undefined || isRecordId(inQuery) ? inQuery : 'malformed'
}

/** The embedded site of an id; without one the first (§7). */
export function chooseSite(siteId: string | undefined): SiteChoice {
  if (siteId === 'malformed') return { problem: 'malformed' }
  const sites = embeddedSites()
  const found = siteId === undefined ? sites[0] : sites.find(({ id }) => String(id) === siteId)
  if (!found) return siteId === undefined ? { locale: locales[0], siteId: '1' } : { problem: 'unknown' }
  return { locale: found.mark, siteId: String(found.id) }
}
