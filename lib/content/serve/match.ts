import type { Endpoint } from '@/lib/contract/endpoint'
import { type EndpointName, endpoints, isArticleType } from '@/lib/contract/endpoints'
import { isRecordId } from '@/lib/i18n/record-id'
import { genericTypes } from './generic'

export type Params = { id?: string; type?: string; siteId?: string }
/** What an address under /api/internal means. */
export type Match =
  | { kind: 'call'; name: EndpointName; params: Params }
  | { kind: 'genericList' | 'genericRecord'; type: string; params: Params }
  | { kind: 'methodNotAllowed'; allow: string }
  | { kind: 'notFound' }

const accepts: Record<string, (text: string) => boolean> = {
  '{id}': isRecordId,
  '{siteId}': isRecordId,
  '{type}': isArticleType,
}

function paramsOf(pattern: string, path: string[]): Params | undefined {
  const parts = pattern.split('/')
  const isFitting = (part: string, at: number) => accepts[part]?.(path[at] ?? '') ?? part === path[at]
  if (parts.length !== path.length || !parts.every(isFitting)) return undefined
  return Object.fromEntries(
    parts.flatMap((part, at) => (part in accepts ? [[part.slice(1, -1), path[at] ?? '']] : [])),
  )
}

/** Calls of the table whose path fits; those without parameters win over those with. */
function fitting(path: string[]): { name: EndpointName; method: string; params: Params }[] {
  const found = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(([name, endpoint]) => {
    const params = paramsOf(endpoint.path, path)
    return params ? [{ name, method: endpoint.method, params }] : []
  })
  const literal = found.filter(({ params }) => Object.keys(params).length === 0)
  return literal.length > 0 ? literal : found
}

function genericMatch(method: string, path: string[]): Match {
  const last = path.at(-1) ?? ''
  const type = path.slice(0, -1).join('/')
  const wanted = last === 'list' ? 'POST' : 'GET'
  if (!Object.hasOwn(genericTypes, type) || (last !== 'list' && !isRecordId(last)))
    return { kind: 'notFound' }
  if (method !== wanted) return { kind: 'methodNotAllowed', allow: wanted }
  return last === 'list'
    ? { kind: 'genericList', type, params: {} }
    : { kind: 'genericRecord', type, params: { id: last } }
}

/** Finds the call of a method and path (segments below /api/internal), the generic ones included. */
export function matchCall(method: string, path: string[]): Match {
  const calls = fitting(path)
  const call = calls.find((candidate) => candidate.method === method)
  if (call) return { kind: 'call', name: call.name, params: call.params }
  const generic = genericMatch(method, path)
  if (generic.kind !== 'notFound' || calls.length === 0) return generic
  return {
    kind: 'methodNotAllowed',
    allow: [...new Set(calls.map((candidate) => candidate.method))].join(', '),
  }
}
