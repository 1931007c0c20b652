import type { EndpointName } from '@/lib/contract/endpoints'
import { hasApiToken } from '@/lib/http/api-token'
import { refusal } from '@/lib/http/envelope'
import { mayPreview } from '@/lib/http/preview-access'
import { readBody } from '@/lib/http/read-body'
import { isObject } from '@/lib/is-object'
import { readJson } from '@/lib/json'
import { pageProblem } from '../shared/source'

const MAX_BYTES = 64 * 1024
/** What a caller sends beside its path, checked. */
export type Incoming = {
  body: Record<string, unknown>
  query: URLSearchParams
  preview: boolean
  isTrusted: boolean
}

/** Reads and checks a request; a Response when it is to be refused (contract, "Generic calls"). */
export async function readIncoming(request: Request): Promise<Incoming | Response> {
  const query = new URL(request.url).searchParams
  const isTrusted = hasApiToken(request.headers)
  const preview = query.get('preview') === 'true'
  if (preview && !mayPreview({ headers: request.headers }))
    return refusal(401, 'a preview needs the API token as Bearer')
  const body = request.method === 'POST' ? await jsonBody(request) : {}
  if (body instanceof Response) return body
  const problem = pageProblem(body)
  return problem ? refusal(400, problem) : { body, query, preview, isTrusted }
}

/** Deeper than any call of the contract; who walks through a value must not run out of stack. */
const MOST_DEPTH = 16

const isDeeper = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1)))

async function jsonBody(request: Request): Promise<Record<string, unknown> | Response> {
  const text = await readBody(request, MAX_BYTES)
  if (text === undefined) return refusal(413, `the body is larger than ${MAX_BYTES} bytes`)
  if (text.trim() === '') return {}
  try {
    const value = readJson(text)
    if (!isObject(value)) return refusal(400, 'the body must be a JSON object')
    return isDeeper(value, MOST_DEPTH) ? refusal(400, 'the body is nested too deeply') : value
  } catch {
    return refusal(400, 'the body is not JSON')
  }
}

const lists: Partial<Record<EndpointName, string>> = {
  activityList: 'activity',
  mediaList: 'multimediaResource',
}

/** `conditions` of the generic list call replace the filter that a list has of its own. */
export function withConditions(name: EndpointName, body: Record<string, unknown>): Record<string, unknown> {
  const { conditions, ...rest } = body
  if (!isObject(conditions)) return rest
  const filter = lists[name]
  if (!filter) return { ...conditions, ...rest }
  return { ...rest, [filter]: { ...conditions, ...(isObject(rest[filter]) ? rest[filter] : {}) } }
}
