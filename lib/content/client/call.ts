import type { Endpoint, Page } from '@/lib/contract/endpoint'
import { type EndpointName, endpoints, type OutputOf } from '@/lib/contract/endpoints'
import { NotFoundError, reasonOf, UpstreamError } from '@/lib/contract/errors'
import { readPayload, typeName } from '@/lib/contract/read'
import { isShownAt, publicationStatusOf } from '@/lib/contract/restrict'
import { wireId } from '@/lib/contract/scalars'
import type { Sites } from '@/lib/contract/site'
import { env } from '@/lib/env'
import { defaultLocale, type Locale } from '@/lib/i18n/locales'
import { isObject } from '@/lib/is-object'
import { log } from '@/lib/log'
import { type CachedAnswer, remember } from '../cache/memory'
import { type ContentCall, type ContentSource, callKey, isSearch } from '../shared/source'
import { embeddedSource } from '../sources/files'
import { readOnce } from '../sources/files/answer-cache'
import { upstreamSource } from '../sources/http'
import { extraIssues, reportDeviations } from './report-deviations'
import { withShownTotal } from './shown-total'
import { withUnread } from './unread-sites'

/** When a page's calls end and when its waiting for one that it can do without ends, moments of `monotonicNow`. */
export type PageTime = { deadline: number; waitUntil: number }

/** One deadline over all calls of a page (contract, "Envelope"). */
export const PAGE_MS = 5000
/** How much of it one call may take when the page has something else to show. */
export const SHARE_MS = 2000

export type CallInput = {
  id?: string
  type?: string
  body?: Record<string, unknown>
  query?: Record<string, string>
  preview?: boolean
  /** The back end writes the site's id as a text, and gets it as one. */
  isTextSite?: boolean | undefined
}

/** Builds the call of an endpoint: path, `{site:{id}}` in body or query, preview flag (contract, "Envelope and transport"). */
export function buildCall(
  name: EndpointName,
  locale: Locale,
  siteId: string | undefined,
  input: CallInput,
  deadline: number,
): ContentCall {
  const { path, method, siteAsId }: Endpoint = endpoints[name]
  const { id, type, body = {}, query = {}, preview = false, isTextSite } = input
  const params = {
    ...(id !== undefined && { id }),
    ...(type !== undefined && { type }),
    ...(siteId !== undefined && { siteId }),
  }
  const site = siteId === undefined ? undefined : { id: wireId(siteId, isTextSite) }
  const common = { name, locale, method, params, preview, deadline, path: withParams(path, params) }
  if (method === 'POST')
    return { ...common, query: {}, body: { ...body, ...(siteAsId && site), ...(site && { site }) } }
  const ofSite = siteId !== undefined && { 'site[id]': siteId }
  return { ...common, query: { ...query, ...ofSite, ...(preview && { preview: 'true' }) }, body: {} }
}

const withParams = (path: string, params: ContentCall['params']) =>
  path.replace(/\{(id|type|siteId)\}/g, (_, name: keyof typeof params) => params[name] ?? '')

/** Cache tags of a call: its record, its resource, and what its answer shows. `type` of a back end's own article types counts as news. */
export function callTags(name: EndpointName, id: string | undefined): string[] {
  const { resource, record, shows = [] }: Endpoint = endpoints[name]
  const own = record && id !== undefined ? [`${resource}:${id}`, `${resource}:*`] : [resource]
  return [...own, ...shows]
}

/** The source the settings name: embedded files, or the company's back end (D33). */
export function contentSource(): ContentSource {
  return env().CONTENT_API_URL ? upstreamSource : embeddedSource
}

/** The publication status of a back end's record; embedded content has left out by itself what visitors do not see. */
function visibilityNow(record: Record<string, unknown>) {
  const status = publicationStatusOf(record)
  return { isShown: isShownAt(status, Date.now()), unreadable: status.unreadable }
}

function notPublished({ name, path }: ContentCall): Error {
  const { record }: Endpoint = endpoints[name]
  return record ? new NotFoundError(path) : new UpstreamError(path, '404', 'not published')
}

/** An answer of a source, unread, and what leaves out of it what visitors do not see. Throws where that is all of it; previews see everything. */
export async function publishedAnswer(call: ContentCall, source: ContentSource) {
  const payload = await source.answer(call)
  if (call.preview) return { payload }
  if (isObject(payload)) {
    const { isShown, unreadable } = visibilityNow(payload)
    reportDeviations(
      call,
      unreadable.map(({ name, expected }) => ({
        path: `$.${name}`,
        expected,
        received: typeName(payload[name]),
      })),
    )
    if (!isShown) throw notPublished(call)
  }
  return { payload, visibility: visibilityNow }
}

/** One call straight from the source, read by its schema; what had to be left out is logged. */
export async function readContent<N extends EndpointName>(
  name: N,
  call: ContentCall,
  source = contentSource(),
): Promise<OutputOf<N>> {
  const { payload, visibility } = await publishedAnswer(call, source)
  const { value, deviations } = readOnce(payload, () =>
    readPayload(call.path, endpoints[name].output, payload, visibility),
  )
  reportDeviations(call, [...deviations, ...(extraIssues[name]?.(payload) ?? [])])
  const { paged }: Endpoint = endpoints[name]
  if (name === 'siteList') return withUnread(payload, value as Sites) as OutputOf<N>
  const shown = paged ? await withShownTotal(call, source, payload, value as Page<unknown>) : value
  return shown as OutputOf<N>
}

/**
 * One call: from memory when fresh, else from the source. Previews and embedded content bypass memory.
 * Throws NotFoundError, UpstreamError, UnavailableError or ContractError.
 */
export async function fetchContent<N extends EndpointName>(
  name: N,
  locale: Locale,
  siteId: string | undefined,
  input: CallInput,
  time: PageTime & { isEssential: boolean },
): Promise<CachedAnswer<OutputOf<N>> & { tags: string[] }> {
  const call = buildCall(name, locale, siteId, input, time.deadline)
  const tags = callTags(name, input.id)
  // Embedded files are in memory already, with their last good versions: only a back end's answers are remembered.
  if (call.preview || !env().CONTENT_API_URL)
    return { value: await readContent(name, call), ageMs: 0, isLastGood: false, tags }
  const kind = isSearch(input) ? 'searches' : 'pages'
  const asking = { ...time, key: callKey(call), kind, tags, ttlMs: lifetimeMs() } as const
  const answer = await remember(asking, () => readContent(name, call))
  if (answer.failure) log.warn({ call: call.path, reason: reasonOf(answer.failure) }, 'last good answer used')
  return { ...answer, tags }
}

/** All sites, in the calls of every language and for the rules of addresses the same. Throws like fetchContent. */
export const fetchSites = (time: PageTime & { isEssential: boolean }) =>
  fetchContent('siteList', defaultLocale, undefined, {}, time)

/** How long a back end's answer is fresh in this process, ms. */
const lifetimeMs = () => Math.max(env().CONTENT_REVALIDATE_SECONDS, 1) * 1000
