import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { monotonicNow } from '@/lib/clock'
import {
  codeOf,
  type HttpAnswer,
  HttpError,
  type OpenAnswer,
  type ReadLimit,
  readAll,
  textOf,
} from './http-answer'

/** A request of this server to another one. Redirects are never followed: an answer counts from the address that was asked. */
export type HttpCall = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** A moment of `monotonicNow`: of `open` the answer must have begun by then, of `send` its last byte be here (a drip is no answer). */
  deadline: number
  /** Goes out on a connection of its own: one that was reused may have been closed by the other side meanwhile. */
  isFresh?: boolean
  /** Ends the call before its time, such as the visitor's own request when it is gone. */
  signal?: AbortSignal
  /** How names become addresses, in place of the system's way. */
  lookup?: LookupFunction
}
// Connections are reused; Next's own fetch would make a page that asks for fresh data uncacheable.
const pool = { keepAlive: true, maxSockets: 64, maxFreeSockets: 16 }
const agents = { http: new HttpAgent(pool), https: new HttpsAgent(pool) }
// A video that is streamed on may take an hour, and a call that was cut off is tried again: outside the keep-alive pool.
const single = { http: new HttpAgent(), https: new HttpsAgent() }

/** One request whose answer is read whole, within its deadline and size. Rejects with HttpError. */
export async function send(
  call: HttpCall & ReadLimit,
): Promise<HttpAnswer & { text: string; bytes: Buffer }> {
  const answer = await begin(call, call.isFresh ? single : agents)
  const bytes = await readAll(answer, call)
  return { ...answer, bytes, text: textOf(bytes, answer.header('content-type')) }
}

/** One request whose answer is passed on while it comes; the deadline ends with the answer's beginning. Rejects with HttpError. */
export async function open(call: HttpCall): Promise<OpenAnswer> {
  const answer = await begin(call, single)
  answer.inTime()
  return answer
}

function begin(call: HttpCall, { http, https }: typeof agents): Promise<OpenAnswer> {
  const remaining = call.deadline - monotonicNow()
  if (remaining <= 0) return Promise.reject(new HttpError('timeout', 'no time left'))
  return new Promise((resolve, reject) => {
    const isSecure = call.url.startsWith('https:')
    const bytes = call.body === undefined ? undefined : Buffer.from(call.body)
    const request = (isSecure ? httpsRequest : httpRequest)(call.url, {
      method: call.method ?? 'GET',
      agent: isSecure ? https : http,
      ...(call.lookup && { lookup: call.lookup }),
      headers: { ...call.headers, ...(bytes && { 'content-length': bytes.byteLength }) },
    })
    let body: IncomingMessage | undefined
    const fail = (error: HttpError) => {
      reject(error)
      body?.destroy(error)
      request.destroy()
    }
    const late = () => fail(new HttpError('timeout', 'timed out'))
    const givenUp = () => fail(new HttpError('connection', 'given up'))
    const timer = setTimeout(late, Math.min(remaining, 2 ** 31 - 1))
    if (call.signal?.aborted) givenUp()
    call.signal?.addEventListener('abort', givenUp)
    request.on('close', () => {
      clearTimeout(timer)
      call.signal?.removeEventListener('abort', givenUp)
    })
    request.on('error', (cause) =>
      fail(new HttpError('connection', `connection failed${codeOf(cause)}`, { cause })),
    )
    request.on('response', (response) => {
      body = response
      const header = (name: string) => response.headers[name]?.toString()
      const { statusCode: status = 0, statusMessage: statusText = '' } = response
      resolve({ status, statusText, header, body, inTime: () => clearTimeout(timer) })
    })
    request.end(bytes)
  })
}
