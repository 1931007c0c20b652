import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

/** An answer over HTTP, read to its end. */
export type HttpAnswer = { status: number; statusText: string; text: string }
export type HttpCall = {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** Epoch ms: connection, answer and every byte of it count (a drip is no answer). */
  deadline: number
  maxBytes: number
}

/** `timeout`: the deadline passed. `connection`: refused, reset or cut. `size`: larger than the cap. */
export class HttpError extends Error {
  override name = 'HttpError'
  constructor(
    readonly kind: 'timeout' | 'connection' | 'size',
    reason: string,
    options?: ErrorOptions,
  ) {
    super(reason, options)
  }
}

// Connections are kept and reused; Next's own fetch would make a page that asks for fresh data uncacheable.
const options = { keepAlive: true, maxSockets: 64, maxFreeSockets: 16 }
const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) }

/** One request with a deadline and a size cap; follows no redirect. Rejects with HttpError. */
export function send(call: HttpCall): Promise<HttpAnswer> {
  const remaining = call.deadline - Date.now()
  if (remaining <= 0) return Promise.reject(new HttpError('timeout', 'no time left for this page'))
  return new Promise((resolve, reject) => {
    const isSecure = call.url.startsWith('https:')
    const start = isSecure ? httpsRequest : httpRequest
    const bytes = call.body === undefined ? undefined : Buffer.from(call.body)
    const request = start(call.url, {
      method: call.method,
      agent: isSecure ? agents.https : agents.http,
      headers: { ...call.headers, ...(bytes && { 'content-length': bytes.byteLength }) },
    })
    const fail = (error: HttpError) => {
      clearTimeout(timer)
      reject(error)
      request.destroy()
    }
    const timer = setTimeout(
      () => fail(new HttpError('timeout', 'timed out')),
      Math.min(remaining, 2 ** 31 - 1),
    )
    request.on('error', (cause) =>
      fail(new HttpError('connection', `connection failed${codeOf(cause)}`, { cause })),
    )
    request.on('response', (response) => {
      readAll(response, call.maxBytes).then((text) => {
        clearTimeout(timer)
        resolve({ status: response.statusCode ?? 0, statusText: response.statusMessage ?? '', text })
      }, fail)
    })
    request.end(bytes)
  })
}

function readAll(response: IncomingMessage, maxBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    response.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      chunks.push(chunk)
      if (size > maxBytes) reject(new HttpError('size', `answer larger than ${maxBytes} bytes`))
    })
    response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    response.on('error', (cause) =>
      reject(new HttpError('connection', `answer cut off${codeOf(cause)}`, { cause })),
    )
    response.on('close', () => {
      if (!response.complete) reject(new HttpError('connection', 'answer cut off'))
    })
  })
}

const codeOf = (error: Error & { code?: string }) => (error.code ? ` (${error.code})` : '')
