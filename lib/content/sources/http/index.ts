import { bounds } from '@/lib/contract/bounds'
import type { Endpoint } from '@/lib/contract/endpoint'
import { type EndpointName, endpoints } from '@/lib/contract/endpoints'
import { NotFoundError, reasonOf, UnavailableError, UpstreamError } from '@/lib/contract/errors'
import { typeName } from '@/lib/contract/read'
import { env } from '@/lib/env'
import { send } from '@/lib/http/client'
import { ACCEPT_ENCODING, HttpError } from '@/lib/http/http-answer'
import { isLimited, retryAfterMs } from '@/lib/http/retry-after'
import { isObject } from '@/lib/is-object'
import { jsonIn, writeJson } from '@/lib/json'
import { log } from '@/lib/log'
import { count, timed } from '@/lib/metrics'
import type { ContentCall, ContentSource } from '../../shared/source'
import { truncateList, withoutData } from './truncate-list'
import { LimitedError, whenTaken } from './when-taken'

/** What groups of lists hold that are no records themselves: nothing of a group restricts, so it may end early (`industry` is required). */
const grouped: Partial<Record<EndpointName, string>> = { exampleList: 'examples', solutionList: 'solutions' }

const retriedStatus = new Set([502, 503, 504])

/** The company's back end behind CONTENT_API_URL (contract, "Envelope and transport"). */
export const upstreamSource: ContentSource = {
  answer: (call) => askBackend(call, { url: env().CONTENT_API_URL ?? '', token: env().CONTENT_API_TOKEN }),
}

export type Backend = { url: string; token?: string | undefined }

/** The back end was not reached, or something before it says that it is not there: once more may help. */
class RetriableError extends UnavailableError {}

/**
 * One call of a back end → payload without envelope. One retry on a connection error or 502/503/504, none after a time-out; where a
 * gateway limits calls (429) it is made again when that says, within its deadline.
 */
export async function askBackend(call: ContentCall, backend: Backend): Promise<unknown> {
  const twice = () =>
    attempt(call, backend, false).catch((error: unknown) => {
      if (error instanceof RetriableError) return attempt(call, backend, true)
      throw error
    })
  try {
    // By call: a gateway may limit one of them alone, and the pages of the others are to go on.
    return await whenTaken(`${backend.url} ${call.name}`, call.deadline, twice)
  } catch (error) {
    if (error instanceof Error && !(error instanceof NotFoundError))
      count('backendErrors', { call: call.name, reason: failureKind(error) })
    throw error
  }
}

const failureKind = ({ cause, name }: Error) => (cause instanceof HttpError ? cause.kind : name)

async function attempt(call: ContentCall, backend: Backend, isFresh: boolean): Promise<unknown> {
  const { name, path, method, body } = call
  const query = new URLSearchParams(call.query).toString()
  const url = `${backend.url}/api/internal/${path}${query ? `?${query}` : ''}`
  const asked = () =>
    send({
      url,
      method,
      headers: headersOf(call, backend),
      ...(method === 'POST' && { body: writeJson(body) }),
      deadline: call.deadline,
      isFresh,
      maxBytes: bounds.answerBytes,
      ifLarger: isRecordCall(name) ? 'fail' : 'cut',
      filter: withoutData,
    })
  const answer = await timed('backend', { call: name }, asked).catch((cause: unknown) => {
    const isUnreached = cause instanceof HttpError && cause.kind === 'connection'
    throw new (isUnreached ? RetriableError : UnavailableError)(path, reasonOf(cause), { cause })
  })
  return readAnswer(call, url, answer)
}

/** What a call says of itself. */
export function headersOf(
  { method }: Pick<ContentCall, 'method'>,
  { token }: Pick<Backend, 'token'>,
): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-encoding': ACCEPT_ENCODING,
    'cache-control': 'no-cache',
    ...(method === 'POST' && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
}

type Answer = Awaited<ReturnType<typeof send>>

/** The payload in an answer; throws what it says instead. */
function readAnswer(
  call: ContentCall,
  url: string,
  { status, statusText, text: whole, bytes, header }: Answer,
): unknown {
  const { name, path } = call
  const hasTooMany = hasMoreValues(whole, bounds.answerValues)
  if (hasTooMany && isRecordCall(name))
    throw new UnavailableError(path, `an answer of more than ${bounds.answerValues} values`)
  const isLonger = hasTooMany || bytes.length > bounds.answerBytes
  if (isLonger) log.warn({ call: path, bytes: bytes.length }, 'list truncated: answer too large')
  const text = isLonger ? (truncateList(whole, bounds.answerValues, grouped[name]) ?? whole) : whole
  const body = jsonIn(text)
  const isCut = text !== whole
  if (isLimited(status, body)) throw new LimitedError(path, retryAfterMs(header('retry-after')))
  if (status >= 500) {
    // §8: an HTTP 500 with an object body logs the address and its msg (`detail`, as a line's own msg says what happened), or the status text.
    log.error({ url, detail: (isObject(body) && body.msg) || statusText, status }, 'back end failed')
    throw new (retriedStatus.has(status) ? RetriableError : UnavailableError)(path, `HTTP ${status}`)
  }
  if (isObject(body) && body.code !== undefined && body.code !== null)
    return unwrap(call, status, body, isCut)
  if (status < 200 || status > 299)
    throw new UnavailableError(path, `HTTP ${status} without an answer of the contract`)
  if (text === '') throw new UnavailableError(path, `HTTP ${status} without a body`)
  if (body === undefined) throw new UnavailableError(path, 'the answer is not JSON')
  return isCut ? withNextPage(call, body) : body
}

/** A page of a list that lost the `total` behind its records still says that there is another: else it would be the last. */
function withNextPage({ body: { pageNo, pageSize } }: ContentCall, payload: unknown): unknown {
  if (!isObject(payload) || !Array.isArray(payload.data) || 'total' in payload) return payload
  if (typeof pageNo !== 'number' || typeof pageSize !== 'number') return payload
  return { ...payload, total: pageNo * pageSize + 1 }
}

function unwrap(call: ContentCall, status: number, body: Record<string, unknown>, isCut: boolean): unknown {
  const { code, data } = body
  if (code === '200' && status < 300) return isCut ? withNextPage(call, data) : data
  const isProven = code === '404' && isRecordCall(call.name) && (status === 200 || status === 404)
  if (isProven) throw new NotFoundError(call.path)
  throw new UpstreamError(call.path, String(code), refusal(status, body))
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
