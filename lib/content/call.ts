import type { Endpoint } from '@/lib/contract/endpoint'
import { type EndpointName, endpoints } from '@/lib/contract/endpoints'
import type { Mark } from '@/lib/i18n/locales'
import type { ContentCall } from './source'

export type CallInput = {
  id?: string
  type?: string
  body?: Record<string, unknown>
  query?: Record<string, string>
  preview?: boolean
}

/** Builds the call of an endpoint: path, `{site:{id}}` in body or query, preview mark (contract, "Envelope and transport"). */
export function buildCall(
  name: EndpointName,
  mark: Mark,
  siteId: string | undefined,
  input: CallInput,
  deadline: number,
): ContentCall {
  const endpoint: Endpoint = endpoints[name]
  const { id, type, body = {}, query = {}, preview = false } = input
  const path = endpoint.path
    .replace('{id}', id ?? '')
    .replace('{type}', type ?? '')
    .replace('{siteId}', siteId ?? '')
  const site = siteId === undefined ? undefined : { id: Number(siteId) }
  const isGet = endpoint.method === 'GET'
  return {
    name,
    mark,
    path,
    method: endpoint.method,
    params: {
      ...(id !== undefined && { id }),
      ...(type !== undefined && { type }),
      ...(siteId !== undefined && { siteId }),
    },
    query: isGet
      ? { ...query, ...(siteId !== undefined && { 'site[id]': siteId }), ...(preview && { preview: 'true' }) }
      : {},
    body: isGet ? {} : { ...body, ...(endpoint.siteAsId && site), ...(site && { site }) },
    preview,
    deadline,
  }
}

/** Cache tags of a call: its record, its resource, and what its answer shows. `type` of a back end's own article types counts as news. */
export function callTags(name: EndpointName, id: string | undefined): string[] {
  const { resource, record, shows = [] }: Endpoint = endpoints[name]
  const own = record && id !== undefined ? [`${resource}:${id}`, `${resource}:*`] : [resource]
  return [...own, ...shows]
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/** True when a visitor chose what to ask for: a filter or a keyword (D15). */
export function isSearch({ body = {} }: CallInput): boolean {
  return !isEmpty(body.activity) || !isEmpty(body.multimediaResource)
}
