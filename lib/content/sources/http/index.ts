import { bounds } from '@/lib/contract/bounds'
import type { Endpoint } from '@/lib/contract/endpoint'
import { type EndpointName, endpoints } from '@/lib/contract/endpoints'
import { NotFoundError, reasonOf, UnavailableError, UpstreamError } from '@/lib/contract/errors'
import { typeName } from '@/lib/contract/read'
import { env } from '@/lib/env'
import { send } from '@/lib/http/client'
import { ACCEPT_ENCODING, HttpError } from '@/lib/http/http-answer'
import { isObject } from '@/lib/is-object'
import { readJson, writeJson } from '@/lib/json'
import { log } from '@/lib/log'
import { count, timed } from '@/lib/metrics'
import type { ContentCall, ContentSource } from '../../shared/source'
import { beginningOf, withoutBase64 } from './shorter'

/** What groups of lists hold that are no records themselves: nothing of a group restricts, so it may end early (`industry` is required). */
const grouped: Partial<Record<EndpointName, string>> = { exampleList: 'examples', solutionList: 'solutions' }

const retriedStatus = new Set([502, 503, 504])

/** The company's back end behind CONTENT_API_URL (contract, "Envelope and transport"). */
export const upstreamSource: ContentSource = {
  answer: (call) => askBackend(call, { url: env().CONTENT_API_URL ?? '', token: env().CONTENT_API_TOKEN }),
}

export type Backend = { url: string; token?: string | undefined }

/** One call of a back end → payload without envelope. One retry on a connection error or 502/503/504, none after a time-out. */
export async function askBackend(call: ContentCall, backend: Backend): Promise<unknown> {
  const url = addressOf(call, backend)
  const first = await attempt(call, url, backend)
  const answer = first.isRetriable ? await attempt(call, url, backend, true) : first
  if ('error' in answer) throw answer.error
  return answer.payload
}

function addressOf(call: ContentCall, { url }: Backend): string {
  const query = new URLSearchParams(call.query).toString()
  return `${url}/api/internal/${call.path}${query ? `?${query}` : ''}`
}

type Answer = Awaited<ReturnType<typeof send>>
type Attempt = ({ payload: unknown } | { error: Error }) & { isRetriable?: boolean }

async function attempt(call: ContentCall, url: string, backend: Backend, isFresh = false): Promise<Attempt> {
  try {
    const isPost = call.method === 'POST'
    const asked = () =>
      send({
        url,
        method: call.method,
        headers: headersOf(call, backend),
        ...(isPost && { body: writeJson(call.body) }),
        deadline: call.deadline,
        isFresh,
        maxBytes: bounds.answerBytes,
        ifLarger: isRecordCall(call.name) ? 'fail' : 'cut',
        filter: withoutBase64,
      })
    const answer = readAnswer(call, url, await timed('backend', { call: call.name }, asked))
    if ('error' in answer && !(answer.error instanceof NotFoundError)) failed(call, answer.error.name)
    return answer
  } catch (cause) {
    const isConnection = cause instanceof HttpError && cause.kind === 'connection'
    failed(call, cause instanceof HttpError ? cause.kind : 'unknown')
    return { error: new UnavailableError(call.path, reasonOf(cause), { cause }), isRetriable: isConnection }
  }
}

const failed = ({ name }: ContentCall, reason: string) => count('backendErrors', { call: name, reason })

function headersOf(call: ContentCall, { token }: Backend): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-encoding': ACCEPT_ENCODING,
    'cache-control': 'no-cache',
    ...(call.method === 'POST' && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
}

function readAnswer(
  call: ContentCall,
  url: string,
  { status, statusText, text: whole, bytes }: Answer,
): Attempt {
  const hasTooMany = hasMoreValues(whole, bounds.answerValues)
  if (hasTooMany && isRecordCall(call.name))
    return unavailable(call, `an answer of more than ${bounds.answerValues} values`)
  const isLonger = hasTooMany || bytes.length > bounds.answerBytes
  if (isLonger) log.warn({ call: call.path, bytes: bytes.length }, 'the beginning of a list stands for it')
  const text = isLonger ? (beginningOf(whole, bounds.answerValues, grouped[call.name]) ?? whole) : whole
  const body = parseJson(text)
  const isCut = text !== whole
  if (status >= 500) {
    // §8: an HTTP 500 with an object body logs the address and its msg (`said`, as a line's own msg says what happened), or the status text.
    log.error({ url, said: (isObject(body) && body.msg) || statusText, status }, 'back end failed')
    return unavailable(call, `HTTP ${status}`, retriedStatus.has(status))
  }
  if (isObject(body) && body.code !== undefined && body.code !== null)
    return unwrap(call, status, body, isCut)
  if (status < 200 || status > 299)
    return unavailable(call, `HTTP ${status} without an answer of the contract`)
  if (text === '') return unavailable(call, `HTTP ${status} without a body`)
  if (body === undefined) return unavailable(call, 'the answer is not JSON')
  return { payload: isCut ? withNextPage(call, body) : body }
}

const unavailable = (call: ContentCall, reason: string, isRetriable = false): Attempt => ({
  error: new UnavailableError(call.path, reason),
  isRetriable,
})

/** A page of a list that lost the `total` behind its records still says that there is another: else it would be the last. */
function withNextPage({ body: { pageNo, pageSize } }: ContentCall, payload: unknown): unknown {
  if (!isObject(payload) || !Array.isArray(payload.data) || 'total' in payload) return payload
  if (typeof pageNo !== 'number' || typeof pageSize !== 'number') return payload
  return { ...payload, total: pageNo * pageSize + 1 }
}

function unwrap(call: ContentCall, status: number, body: Record<string, unknown>, isCut: boolean): Attempt {
  const { code, data } = body
  if (code === '200' && status < 300) return { payload: isCut ? withNextPage(call, data) : data }
  const isProven = code === '404' && isRecordCall(call.name) && (status === 200 || status === 404)
  if (isProven) return { error: new NotFoundError(call.path) }
  return { error: new UpstreamError(call.path, String(code), refusal(status, body)) }
}

/** Why an answer is refused: the server's own words; what is wrong with the envelope where they do not say or sound like success. */
function refusal(status: number, { code, msg, message }: Record<string, unknown>): string {
  const said = [msg, message].find((text): text is string => typeof text === 'string' && text.trim() !== '')
  if (said && typeof code === 'string' && code !== '200') return said
  const envelope =
    typeof code === 'string'
      ? `code ${JSON.stringify(code)}${status === 200 ? '' : ` under HTTP ${status}`}`
      : `code is ${typeName(code)}, success is the string "200"`
  return said ? `${said} (${envelope})` : envelope
}

const isRecordCall = (name: EndpointName) => (endpoints[name] as Endpoint).record === true

/** True for JSON of more values than `most`; commas within texts count, too. */
function hasMoreValues(text: string, most: number): boolean {
  let values = 0
  for (let at = 0; at < text.length && values <= most; at += 1) {
    const sign = text[at]
    if (sign === ',' || sign === '[' || sign === '{') values += 1
  }
  return values > most
}

function parseJson(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    return undefined
  }
}
